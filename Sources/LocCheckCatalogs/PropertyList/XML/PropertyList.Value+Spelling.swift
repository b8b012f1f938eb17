import LocCheckXML

extension PropertyList.Value {
  /// Creates the value that the characters of an `integer`, `real`, `date` or `data` element spell;
  /// nil where Core Foundation would make none of them.
  init?(_ spelling: String, of element: String) {
    let number = spelling.drop { $0.utf8.allSatisfy(\.isXMLSpace) }
    let value: PropertyList.Value? =
      switch element {
      case "integer": Self.integer(spelled: number)
      case "real": Self.real(spelled: number)
      case "date": Self.isDate(spelling) ? .date : nil
      // Core Foundation passes over whatever is no digit of base 64, if it is ASCII and no markup.
      case "data":
        spelling.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "<") } ? .data : nil
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// Returns a whole number: a sign, white space after it, `0x` before hexadecimal digits.
  ///
  /// Positive numbers that only an unsigned integer of 64 bits holds become floating-point numbers.
  private static func integer(spelled spelling: Substring) -> Self? {
    var digits = spelling
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" {
      digits = digits.dropFirst().drop { $0.utf8.allSatisfy(\.isXMLSpace) }
    }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHexadecimal { digits = digits.dropFirst(2) }
    // The initializer would take a second sign.
    guard digits.utf8.first?.isASCIIHexDigit == true,
      let magnitude = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    if let positive = Int64(exactly: magnitude) {
      return .integer(isNegative ? -positive : positive)
    }
    guard isNegative else { return .real(Double(magnitude)) }
    return magnitude == Int64.min.magnitude ? .integer(.min) : nil
  }

  /// Returns a number with a fraction or exponent, or one of the words for infinity and no number.
  private static func real(spelled spelling: Substring) -> Self? {
    // The initializer would take hexadecimal numbers and the payload of a NaN.
    let isPlain = spelling.utf8.allSatisfy {
      $0 | 0x20 != UInt8(ascii: "x") && $0 != UInt8(ascii: "(")
    }
    return isPlain ? Double(spelling).map { .real($0) } : nil
  }

  /// Returns whether a text is a point in time as ISO 8601 writes it, in UTC and to the second.
  private static func isDate(_ spelling: String) -> Bool {
    let text = spelling.hasPrefix("-") ? spelling.dropFirst() : Substring(spelling)
    guard let year = text.firstIndex(of: "-") else { return false }
    let isYear = year > text.startIndex && text[..<year].utf8.allSatisfy(\.isASCIIDigit)
    let rest = text[year...].utf8.map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }
    return isYear && rest.elementsEqual("-00-00T00:00:00Z".utf8)
  }
}

extension UInt8 {
  /// Whether the byte is a decimal digit.
  fileprivate var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Whether the byte is a hexadecimal digit.
  fileprivate var isASCIIHexDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
