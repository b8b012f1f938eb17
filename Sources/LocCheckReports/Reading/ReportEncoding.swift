import LocCheckDiagnostics

/// Finds reports that are in another encoding than UTF-8 by what they begin with.
enum ReportEncoding {
  /// Returns what is wrong with the encoding of a report, as far as its beginning tells.
  static func problem(of source: SourceText) -> Diagnostic? {
    switch EncodingProblem(ofDocument: source) {
    case nil: nil
    case .other(let encoding)?:
      Diagnostic(
        .encoding, .error, "the report is \(encoding.rawValue): expected UTF-8",
        at: source.range(0..<0), help: "save the file as UTF-8")
    case .secondByteOrderMark(let range)?:
      Diagnostic(
        .encoding, .error, "a second byte-order mark: readers refuse the file", at: range)
    }
  }
}
