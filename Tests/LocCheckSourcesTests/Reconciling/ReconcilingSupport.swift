import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// A Swift file whose literals stand for messages, found by their text.
struct MarkedSwift {
  /// The file.
  let source: SourceText

  /// Creates a file.
  init(_ text: String, path: String = "View.swift") {
    source = SourceText(path: path, text: text)
  }

  /// Returns the place of a stretch of code, at one of its occurrences.
  func range(of code: String, occurrence: Int = 0) -> SourceRange {
    let (bytes, wanted) = (source.bytes, Array(code.utf8))
    let starts = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
    guard starts.indices.contains(occurrence) else {
      Issue.record("'\(code)' does not occur \(occurrence + 1) times")
      return source.range(0..<0)
    }
    return source.range(starts[occurrence]..<starts[occurrence] + wanted.count)
  }

  /// Returns the message of a literal.
  ///
  /// - Parameters:
  ///   - literal: The literal without its quotes, as the file has it.
  ///   - key: The key, nil for the literal itself.
  func message(
    _ literal: String, occurrence: Int = 0, key: MessagePattern? = nil, table: String? = nil,
    bundle: BundleReference = .unspecified, comment: String? = nil, defaultValue: String? = nil,
    target: String? = nil
  ) -> SourceMessage {
    let range = range(of: "\"\(literal)\"", occurrence: occurrence)
    return SourceMessage(
      key: key ?? MessagePattern(literal), table: table, bundle: bundle, comment: comment,
      defaultValue: defaultValue.map { MessagePattern($0) }, api: "Text", target: target,
      location: range.start, range: range)
  }

  /// Returns a text that is not extracted.
  func skipped(
    _ code: String, _ reason: SkippedText.Reason, key: MessagePattern? = nil, table: String? = nil
  ) -> SkippedText {
    SkippedText(
      key: key ?? MessagePattern(code), reason: reason, table: table, range: range(of: code))
  }

  /// Returns the comment that begins with some code and reaches to the end of its line.
  func suppression(_ rule: String, _ reason: String, at code: String, line: Int) -> Suppression {
    Suppression(rule: rule, reason: reason, range: range(of: code), line: line)
  }
}

extension MessagePattern {
  /// Creates a pattern of texts and arguments.
  init(pieces: Piece...) { self.init(pieces) }
}

extension MessagePattern.Piece {
  /// Returns the place of an argument.
  static func value(
    _ expression: String, _ type: String? = nil, _ specifier: String? = nil
  ) -> MessagePattern.Piece {
    .argument(MessageArgument(expression: expression, type: type, specifier: specifier))
  }
}

/// Reads the table of a catalog whose `strings` hold some entries.
func catalogTable(
  _ entries: String, name: String = "Localizable", targets: [String] = []
) -> MessageTable {
  let source = SourceText(
    path: "\(name).xcstrings",
    text: "{\"sourceLanguage\":\"en\",\"strings\":{\n\(entries)\n},\"version\":\"1.0\"}")
  return MessageTable(
    StringCatalogReader.catalog(from: source, table: name).value, targets: targets)
}

/// Reads the table of a `.strings` file.
func stringsTable(_ text: String, name: String = "Localizable") -> MessageTable {
  let source = SourceText(path: "en.lproj/\(name).strings", text: text)
  let messages = StringsReader.table(from: source, localization: "en").value
  let files = messages.map {
    StringsFile(
      path: source.path, table: name, localization: "en", kind: .strings, messages: $0)
  }
  let tables = MessageTable.tables(
    of: BundleContents(files: files.map { [$0] } ?? []), path: "en.lproj")
  #expect(tables.count == 1)
  return tables.first ?? MessageTable(name: name, path: "", entries: [])
}

extension Reconciliation {
  /// The findings as a terminal shows them.
  var rendered: String {
    findings.map(DiagnosticRenderer(style: .plain).render).joined()
  }

  /// The findings in one line each.
  var lines: [String] { findings.map(DiagnosticRenderer(style: .plain).headline) }

  /// The ids of the findings, without what they share.
  var rules: [String] { findings.map { String($0.id.name.dropFirst("extract.".count)) } }

  /// The keys of the entries of all messages, nil for those without.
  var matchedKeys: [String?] {
    matches.map { match in
      match.entry.map { tables[$0.table].entries[$0.entry].key.text }
    }
  }

  /// The reasons of the unused entries by key.
  var reasons: [String: UnusedEntry.Reason] {
    Dictionary(
      unused.map { (tables[$0.place.table].entries[$0.place.entry].key.text, $0.reason) }
    ) { first, _ in first }
  }
}
