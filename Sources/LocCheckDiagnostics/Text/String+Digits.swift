extension String {
  /// Creates the digits of a number that is not negative, with zeros before them up to a length.
  package init(
    _ number: some BinaryInteger, paddedTo length: Int, radix: Int = 10, uppercase: Bool = false
  ) {
    let digits = String(number, radix: radix, uppercase: uppercase)
    self.init(repeating: "0", count: Swift.max(length - digits.utf8.count, 0))
    self += digits
  }
}
