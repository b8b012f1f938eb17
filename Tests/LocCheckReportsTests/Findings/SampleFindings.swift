import LocCheckDiagnostics

/// Findings for the reports of findings: places on one line and on two, notes, help, and texts that are
/// meant to break out of what surrounds them.
enum SampleFindings {
  /// A Swift file with a message on its second line and one over two lines.
  static let source = SourceText(
    path: "App/Sources/Überblick 1.swift",
    text: "import SwiftUI\nlet é = Text(\"Häuser %d\")\nlet b = Text(\"\"\"\n  two\n  \"\"\")\n")

  /// Returns the range of a text in the file.
  static func range(of text: String) -> SourceRange {
    let bytes = Array(text.utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) } ?? 0
    return source.range(start..<start + bytes.count)
  }

  /// One finding of each severity.
  static let ordinary = [
    Diagnostic(
      "extract.missing-key", .error, "'Häuser %d' is in no catalog", at: range(of: "\"Häuser %d\""),
      subject: .init(key: "Häuser %d"),
      notes: [
        .init("'Häuser %lld' is here", at: range(of: "import SwiftUI")),
        .init("nobody else has it"),
      ], help: "add it, or write: 100% \u{1B}[31m"),
    Diagnostic(
      "extract.missing-comment", .warning, "no comment", at: range(of: "\"\"\"\n  two\n  \"\"\"")),
    Diagnostic("extract.dynamic-key", .note, "a key, a: b\n::error::no"),
  ]
}
