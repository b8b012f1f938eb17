import LocCheckDiagnostics

extension Diagnostic.ID {
  /// A file that is no XML.
  static let malformed: Diagnostic.ID = "report.not-well-formed"
  /// A file in another encoding than UTF-8, or one that says it is.
  static let encoding: Diagnostic.ID = "report.encoding"
  /// A file that is about something else.
  static let unknown: Diagnostic.ID = "report.unknown"
  /// A root that readers do not expect.
  static let root: Diagnostic.ID = "report.root"
  /// An element where readers do not look for it.
  static let nesting: Diagnostic.ID = "report.nesting"
  /// A report without a suite.
  static let empty: Diagnostic.ID = "report.empty"
  /// A suite or case without a name.
  static let missingName: Diagnostic.ID = "report.missing-name"
  /// A case without a class name.
  static let missingClassName: Diagnostic.ID = "report.missing-classname"
  /// A result without a message.
  static let missingMessage: Diagnostic.ID = "report.missing-message"
  /// A result without a text.
  static let missingText: Diagnostic.ID = "report.missing-text"
  /// A case of several results.
  static let severalResults: Diagnostic.ID = "report.several-results"
  /// A case that readers take for another.
  static let duplicateCase: Diagnostic.ID = "report.duplicate-case"
  /// A count that is not that of the cases.
  static let count: Diagnostic.ID = "report.count"
  /// A name or message that cannot be seen whole.
  static let invisibleCharacter: Diagnostic.ID = "report.invisible-character"
  /// A name or message that readers cut.
  static let attributeLength: Diagnostic.ID = "report.attribute-length"
  /// A text that readers cut, or refuse the file for.
  static let textSize: Diagnostic.ID = "report.text-size"
  /// A time in another form than readers take.
  static let time: Diagnostic.ID = "report.time"
  /// A moment in another form than readers take.
  static let timestamp: Diagnostic.ID = "report.timestamp"
  /// A path that leads out of the project.
  static let path: Diagnostic.ID = "report.path"
  /// A line that is no number.
  static let line: Diagnostic.ID = "report.line"
  /// A type that a reader takes for its own.
  static let type: Diagnostic.ID = "report.type"
  /// A file that is too large for a reader.
  static let fileSize: Diagnostic.ID = "report.file-size"
  /// More cases than a reader takes.
  static let caseCount: Diagnostic.ID = "report.case-count"
  /// Something that the schema of the flavor does not allow.
  static let schema: Diagnostic.ID = "report.schema"
}

extension Diagnostic {
  /// Creates the finding that a report cannot be read from what the XML reader says.
  init(malformed problem: Diagnostic) {
    self = problem
    severity = .error
    id =
      switch problem.id {
      case "xml.invalid-utf8": .encoding
      case "xml.too-large": .textSize
      default: .malformed
      }
  }
}
