import LocCheck
import LocCheckDiagnostics

/// Something that was noticed, for other tools.
struct FindingDocument: Encodable {
  /// The rule's stable name.
  var rule: String
  /// How much it matters: `error`, `warning` or `note`.
  var severity: String
  /// What is wrong.
  var message: String
  /// The file, nil where it is about none.
  var file: String?
  /// The line, from 1.
  var line: Int?
  /// The column in UTF-8 bytes, from 1.
  var column: Int?
  /// The table.
  var table: String?
  /// The bundle.
  var bundle: String?
  /// The key.
  var key: String?
  /// The localization.
  var locale: String?
  /// The variation, such as `plural.few`.
  var variant: String?
  /// What to do about it.
  var help: String?

  /// Creates the members of a diagnostic.
  init(_ diagnostic: Diagnostic) {
    let place = diagnostic.range?.start
    rule = diagnostic.id.name
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    file = place?.path
    line = place?.line
    column = place?.column
    key = diagnostic.subject?.key
    locale = diagnostic.subject?.locale
    variant = diagnostic.subject?.variant
    help = diagnostic.help
  }

  /// Creates the members of a finding in a resource.
  init(_ finding: AuditFinding) {
    self.init(finding.diagnostic)
    file = file ?? finding.path
    table = finding.table
    bundle = finding.bundle
    locale = finding.locale
  }
}
