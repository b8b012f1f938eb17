import LocCheckDiagnostics

/// Finds reports that are in another encoding than UTF-8 by what they begin with.
enum ReportEncoding {
  /// Returns what is wrong with the encoding of a report, as far as its beginning tells.
  static func problem(of source: SourceText) -> Diagnostic? {
    if let encoding = TextEncoding(ofDocument: source.bytes), encoding != .utf8 {
      return Diagnostic(
        .encoding, .error, "the report is \(encoding.rawValue): expected UTF-8",
        at: source.range(0..<0), help: "save the file as UTF-8")
    }
    let (mark, start) = (TextEncoding.utf8.byteOrderMark, source.contentStart)
    guard start > 0, source.bytes[start...].starts(with: mark) else { return nil }
    return Diagnostic(
      .encoding, .error, "a second byte-order mark: readers refuse the file",
      at: source.range(start..<start + mark.count))
  }
}
