import LocCheckDiagnostics
import LocCheckXML

extension JUnitFileCheck {
  /// Returns what a file is that is no XML at all; nil where that remains to be seen.
  static func foreignFormat(of source: SourceText) -> Diagnostic? {
    let content = source.bytes[source.contentStart...]
    let first = content.first { !$0.isXMLSpace }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    let range = source.range(source.contentStart..<source.contentStart)
    if RunReportReader.isJournal(content) { return .ownReport("the journal of a run", at: range) }
    let outline = JSONOutline(content)
    if outline.members.contains("suites"), outline.members.contains("tool") {
      return .ownReport("the JSON of a run", at: range)
    }
    let name = ForeignFormat(members: outline.members)?.name ?? "JSON"
    return Diagnostic(
      .unknown, .error, "the file is \(name): expected JUnit XML", at: range)
  }
}

extension Diagnostic {
  /// Says that a file is a report of this tool, and not the one that was expected.
  fileprivate static func ownReport(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknown, .error, "the file is \(name): expected JUnit XML", at: range,
      help: "'loccheck report convert' makes JUnit XML of it")
  }
}
