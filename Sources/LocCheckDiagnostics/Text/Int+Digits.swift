extension Int {
  /// Creates a number from decimal digits alone, without a sign.
  package init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    self.init(text)
  }
}
