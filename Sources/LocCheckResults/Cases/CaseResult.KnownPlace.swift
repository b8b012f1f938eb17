extension CaseResult {
  /// How much is known of where a check stands.
  public enum KnownPlace: String, Sendable, Hashable, CaseIterable {
    /// The file and the line in it.
    case line
    /// The file; the line of the result is one for want of another.
    case file
    /// Nothing; the path in the identity stands for a suite.
    case nothing
  }
}

extension CaseResult {
  /// The file, nil where the report it was read from names none.
  package var knownFile: String? { knownPlace == .nothing ? nil : id.file }

  /// The line in the file, nil where the report it was read from names none.
  package var knownLine: Int? { knownPlace == .line ? line : nil }
}

extension SuiteResult {
  /// The file, nil where the report its results were read from names none.
  package var knownFile: String? {
    cases.isEmpty || cases.contains { $0.knownFile != nil } ? file : nil
  }
}
