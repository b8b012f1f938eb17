package import LocCheckDiagnostics

/// Something in a document that is no JSON, or is not the JSON that was expected.
package struct JSONProblem: Error, Hashable {
  /// The offset in the bytes at which it was noticed.
  package var offset: Int
  /// What was expected there, such as `a text`.
  package var expectation: String

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
    case 0x0A, 0x0D: "the end of the line"
    case 0x80...: "a character beyond ASCII"
    default: source.text(in: offset..<offset + 1).quoted
    }
  }
}
