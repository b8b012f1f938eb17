import LocCheckDiagnostics
import LocCheckSources

@testable import LocCheckScenarios

/// Swift code in memory with what is extracted from it, said by hand.
struct CodeSample {
  /// The code.
  let source: SourceText
  /// What is extracted.
  var extraction = SourceExtraction()

  /// Creates a sample from which nothing is extracted yet.
  init(path: String = "App/ContentView.swift", _ text: String) {
    source = SourceText(path: path, text: text)
  }

  /// Adds a message whose literal stands in the code.
  mutating func add(
    _ literal: String, key: [MessagePattern.Piece]? = nil, table: String? = nil,
    comment: String? = nil, default defaultValue: [MessagePattern.Piece]? = nil,
    api: String = "Text"
  ) {
    let range = range(of: literal)
    extraction.messages.append(
      SourceMessage(
        key: key.map(MessagePattern.init) ?? MessagePattern(String(literal.dropFirst().dropLast())),
        table: table, comment: comment, defaultValue: defaultValue.map(MessagePattern.init),
        api: api, location: range.start, range: range))
  }

  /// Adds a text that is kept back, whose literal stands in the code.
  mutating func skip(
    _ literal: String, key: [MessagePattern.Piece]? = nil, _ reason: SkippedText.Reason,
    api: String? = nil
  ) {
    extraction.skipped.append(
      SkippedText(
        key: key.map(MessagePattern.init) ?? MessagePattern(String(literal.dropFirst().dropLast())),
        reason: reason, api: api, range: range(of: literal)))
  }

  /// Returns the first stretch of the code with a text.
  func range(of text: String) -> SourceRange {
    let (code, part) = (source.bytes, Array(text.utf8))
    let start = code.indices.first { code[$0...].starts(with: part) } ?? code.count
    return source.range(start..<min(start + part.count, code.count))
  }
}

extension MessagePattern.Piece {
  /// A place for a value of a type.
  static func value(_ expression: String, _ type: String, _ specifier: String) -> Self {
    .argument(MessageArgument(expression: expression, type: type, specifier: specifier))
  }
}
