package import LocCheckDiagnostics

/// Something in a document that is no JSON, or is not the JSON that was expected.
package struct JSONProblem: Error, Hashable {
  /// The offset in the bytes at which it was noticed.
  package var offset: Int
  /// What was expected there, such as `a text`.
  package var expectation: String
  /// Whether the place is between the quotation marks of a text.
  var isInText = false

  /// Returns the problem as an error in the document.
  package func diagnostic(_ id: Diagnostic.ID, in source: SourceText) -> Diagnostic {
    let isAtEnd = offset >= source.bytes.count
    let end = min(offset + 1, source.bytes.count)
    let found = isAtEnd ? "the end of the file" : found(in: source)
    return Diagnostic(
      id, .error, "expected \(expectation), found \(found)",
      at: source.range(min(offset, end)..<end)
    )
  }

  /// Returns what stands at the place, as messages name it.
  private func found(in source: SourceText) -> String {
    switch source.bytes[offset] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x80...: return "a character beyond ASCII"
    case UInt8(ascii: "\"") where !isInText:
      var reader = JSONReader(source.bytes[offset...])
      guard let text = try? reader.string() else { break }
      return "the text \(text.quoted)"
    default: break
    }
    let word = isInText ? [] : source.bytes[offset...].prefix(while: Self.isInWord)
    return source.text(in: offset..<offset + max(word.count, 1)).quoted
  }

  /// Whether a byte can be inside of a number or of a word such as `true`.
  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
