import LocCheckDiagnostics

/// A binary property list that breaks the rules of its format.
struct BinaryProblem: Error {
  /// What is wrong.
  let message: String
  /// The place in the file.
  let offset: Int

  /// Creates a problem at an offset.
  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// Returns the diagnostic.
  func diagnostic(in source: SourceText) -> Diagnostic {
    Diagnostic(
      "plist.damaged-binary", .error, "damaged binary property list: \(message) at byte \(offset)",
      at: source.range(0..<0))
  }
}
