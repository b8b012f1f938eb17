/// A value to be written as JSON, as Xcode lays it out.
package enum JSONNode {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// Elements in order.
  case array([JSONNode])
  /// Members in order.
  case object([(name: String, value: JSONNode)])

  /// Appends the value as it stands behind a name that is as many levels deep.
  func write(to bytes: inout [UInt8], in style: CatalogStyle, at depth: Int) {
    switch self {
    case .string(let text): bytes.append(quoting: text)
    case .integer(let number): bytes += String(number).utf8
    case .array(let elements):
      bytes.append(JSONByte.openingBracket)
      write(elements, to: &bytes, in: style, at: depth) { element, bytes in
        element.write(to: &bytes, in: style, at: depth + 1)
      }
      bytes.append(JSONByte.closingBracket)
    case .object(let members):
      bytes.append(JSONByte.openingBrace)
      write(members, to: &bytes, in: style, at: depth) { member, bytes in
        member.value.write(to: &bytes, named: member.name, in: style, at: depth + 1)
      }
      bytes.append(JSONByte.closingBrace)
    }
  }

  /// Appends what stands between two brackets.
  private func write<Part>(
    _ parts: [Part], to bytes: inout [UInt8], in style: CatalogStyle, at depth: Int,
    by write: (Part, inout [UInt8]) -> Void
  ) {
    guard !parts.isEmpty else {
      bytes += style.emptiness(at: depth).utf8
      return
    }
    for (position, part) in parts.enumerated() {
      if position > 0 { bytes.append(JSONByte.comma) }
      bytes += style.lead(at: depth + 1, isFirst: position == 0).utf8
      write(part, &bytes)
    }
    bytes += style.closing(at: depth).utf8
  }

  /// The value as a whole file, which has no line end at its end.
  package var fileBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, in: .xcode, at: 0)
    return bytes
  }

  /// Appends the value with its name before it.
  func write(
    to bytes: inout [UInt8], named name: String, in style: CatalogStyle, at depth: Int
  ) {
    bytes.append(quoting: name)
    bytes += style.colon.utf8
    write(to: &bytes, in: style, at: depth)
  }
}

extension [UInt8] {
  /// Appends a string of JSON, escaped as Xcode escapes it.
  ///
  /// Quotes, backslashes and controls are escaped, and the two separators of lines and paragraphs
  /// that JavaScript takes for line ends; slashes and all other characters stand as they are.
  mutating func append(quoting text: String) {
    append(JSONByte.quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": self += "\\\"".utf8
      case "\\": self += "\\\\".utf8
      case "\n": self += "\\n".utf8
      case "\r": self += "\\r".utf8
      case "\t": self += "\\t".utf8
      case "\u{8}": self += "\\b".utf8
      case "\u{C}": self += "\\f".utf8
      case "\0"..<" ", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        self += "\\u".utf8
        self += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
        self += digits.utf8
      default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    append(JSONByte.quote)
  }
}
