import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

extension ExtractionJudgement {
  /// What the row demands, in one line: `found; args Int; where ContentView.swift`.
  var expected: String {
    summary([
      row.expectation.rawValue, row.reason?.rawValue,
      row.arguments.map { "args \($0.map(\.rawValue).joined(separator: " "))" },
      row.table.map { "table \($0)" }, row.comment.map { "comment \($0)" },
      row.place.map { "where \($0)" },
    ])
  }

  /// What there is, of all that the row demands something of.
  var actual: String {
    let messages = placedMessages.isEmpty ? evidence.messages : placedMessages
    let texts = placedTexts.isEmpty ? evidence.skipped : placedTexts
    let text = texts.first { $0.reason == row.reason } ?? texts.first
    let arguments = messages.first?.arguments ?? text?.key.arguments
    let place = messages.first?.location ?? text?.range.start
    let table = messages.first ?? evidence.messagesElsewhere.first
    return summary([
      evidence.state.rawValue, messages.isEmpty ? text?.reason.rawValue : nil,
      row.arguments.flatMap { _ in arguments.map { "args \($0.types)" } },
      row.table.flatMap { _ in table.map { "table \($0.tableName)" } },
      row.comment.flatMap { _ in comments.first.map { "comment \($0)" } },
      row.place.flatMap { _ in place.map { "where \($0.path):\($0.line)" } },
    ])
  }

  /// Returns the parts that say something in one line.
  private func summary(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.joined(separator: "; ")
  }
}

extension ExtractionRow {
  /// What is demanded, as it follows `expected 'key'`.
  var demand: String {
    switch expectation {
    case .found: "to be found"
    case .missing: "to be missing from the catalog"
    case .stale: "to be in the catalog alone"
    case .manual: "to be entered by hand"
    case .absent: reason.map { "to be kept back as '\($0.rawValue)'" } ?? "not to be extracted"
    }
  }
}

extension ExtractionRow.Place: CustomStringConvertible {
  /// The place as the row has it.
  public var description: String { line.map { "\(file):\($0)" } ?? file }

  /// Returns whether a place of the sources is this one.
  func matches(_ location: SourceLocation) -> Bool {
    guard line.map({ $0 == location.line }) ?? true else { return false }
    return location.path.isIdenticalUTF8(to: file)
      || location.path.utf8.reversed().starts(with: ("/" + file).utf8.reversed())
  }
}
