extension JSONReader {
  /// Reads a text; half of a surrogate pair becomes U+FFFD.
  package mutating func string(
    _ expectation: String = "a text"
  ) throws(JSONProblem) -> String {
    skipBlanks()
    guard take("\"") else { throw problem(expectation) }
    var text = ""
    while true {
      text += try plainStretch()
      switch next {
      case UInt8(ascii: "\""):
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        offset += 1
        text.unicodeScalars.append(try escapedScalar())
      default:
        throw problem("the text to end with '\"'")
      }
    }
  }

  /// Reads the characters before the next quote, backslash or control.
  private mutating func plainStretch() throws(JSONProblem) -> String {
    let start = offset
    while let byte = next, byte >= 0x20, byte != 0x22, byte != 0x5C { offset += 1 }
    if let text = String(validating: bytes[start..<offset], as: UTF8.self) { return text }
    let repaired = String(decoding: bytes[start..<offset], as: UTF8.self)
    let valid = zip(repaired.utf8, bytes[start..<offset]).prefix { $0 == $1 }.count
    throw JSONProblem(offset: start + valid, expectation: "UTF-8")
  }

  /// Reads what follows a backslash.
  private mutating func escapedScalar() throws(JSONProblem) -> Unicode.Scalar {
    guard let byte = next else { throw problemInText("an escape") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalarOfUnits()
    default:
      offset -= 1
      throw problemInText("an escape")
    }
  }

  /// Reads the digits of a code unit, and of the other half of a pair.
  private mutating func scalarOfUnits() throws(JSONProblem) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let end = offset
    guard unit < 0xDC00, take("\\"), take("u") else {
      offset = end
      return "\u{FFFD}"
    }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low) else {
      offset = end
      return "\u{FFFD}"
    }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Returns the problem that something is missing inside of a text.
  private func problemInText(_ expectation: String) -> JSONProblem {
    JSONProblem(offset: offset, expectation: expectation, isInText: true)
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problemInText("a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
