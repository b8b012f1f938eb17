import LocCheck
import LocCheckDiagnostics
import LocCheckSources

/// What sources hand to the translators, for other tools.
struct ExtractDocument: Encodable {
  /// The messages, in the order of files and places.
  var messages: [Message]
  /// The texts that are not handed over, in the same order.
  var skipped: [Skip]
  /// What is wrong, in order.
  var findings: [FindingDocument]

  /// Creates the document of an extraction.
  init(_ report: ExtractionReport) {
    messages = report.reconciliation.extraction.messages.map(Message.init)
    skipped = report.reconciliation.extraction.skipped.map(Skip.init)
    findings = report.findings.map { FindingDocument($0) }
  }

  /// A message.
  struct Message: Encodable {
    /// The key; `%?` stands for a specifier that is not known.
    var key: String
    /// The table.
    var table: String
    /// The bundle, as the code has it; nil where it names none.
    var bundle: String?
    /// The comment for translators.
    var comment: String?
    /// The text where the catalog has none.
    var defaultValue: String?
    /// The types of what is interpolated, `unknown` where one is not known.
    var arguments: [String]
    /// What took the literal.
    var api: String
    /// The target whose code it is.
    var target: String?
    /// Who found it: `scanner` or `compiler`.
    var origin: String
    /// The Swift file.
    var file: String
    /// The line, from 1.
    var line: Int
    /// The column in UTF-8 bytes, from 1.
    var column: Int

    /// Creates the members of a message.
    init(_ message: SourceMessage) {
      key = message.key.displayed
      table = message.tableName
      bundle = message.bundle.displayed
      comment = message.comment
      defaultValue = message.defaultValue?.displayed
      let pattern = message.defaultValue ?? message.key
      arguments = pattern.arguments.map { $0.type ?? "unknown" }
      api = message.api
      target = message.target
      origin = message.origin.rawValue
      file = message.location.path
      line = message.location.line
      column = message.location.column
    }
  }

  /// A text that is not handed over.
  struct Skip: Encodable {
    /// The text; for a look-up whose key is not known the expression.
    var text: String
    /// Why it is not handed over.
    var reason: String
    /// What took it.
    var api: String?
    /// The target whose code it is.
    var target: String?
    /// The Swift file.
    var file: String
    /// The line, from 1.
    var line: Int
    /// The column in UTF-8 bytes, from 1.
    var column: Int

    /// Creates the members of a skipped text.
    init(_ skipped: SkippedText) {
      let place = skipped.range.start
      text = skipped.key.displayed
      reason = skipped.reason.rawValue
      api = skipped.api
      target = skipped.target
      file = place.path
      line = place.line
      column = place.column
    }
  }
}
