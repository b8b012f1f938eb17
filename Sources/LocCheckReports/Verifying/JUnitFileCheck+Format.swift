import LocCheckDiagnostics
import LocCheckXML

extension JUnitFileCheck {
  /// Returns what a file is that is no XML at all; nil where that remains to be seen.
  static func confusion(of source: SourceText) -> Diagnostic? {
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

  /// Checks that what a file says of its encoding is what it has.
  func checkDeclaration() {
    guard let declaration = XMLDeclaration(of: source) else { return }
    let name = declaration.encoding
    guard name.lowercased() != "utf-8" else { return }
    // Readers that believe it read the same of characters that both have.
    let isHarmless =
      Self.extensionsOfASCII.contains { name.lowercased().hasPrefix($0) }
      && source.bytes.allSatisfy { $0 < 0x80 }
    add(
      .encoding, isHarmless ? .warning : .error,
      "the file says that it is \(name.quoted): expected 'UTF-8', or nothing about its encoding",
      at: declaration.bounds)
  }

  /// How the names of encodings begin in which characters of ASCII are spelled as in UTF-8.
  private static let extensionsOfASCII = ["us-ascii", "ascii", "iso-8859-", "windows-125", "utf8"]
}

extension Diagnostic {
  /// Says that a file is a report of this tool, and not the one that was expected.
  fileprivate static func ownReport(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknown, .error, "the file is \(name): expected JUnit XML", at: range,
      help: "'loccheck report convert' makes JUnit XML of it")
  }
}
