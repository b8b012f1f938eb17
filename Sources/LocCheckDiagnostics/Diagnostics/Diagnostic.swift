/// Something noticed about an input or a result: a stable id, a severity, a message and a place.
///
/// How it is drawn is the renderer's business; the same diagnostic goes to the terminal, to JUnit
/// and to JSON.
public struct Diagnostic: Sendable, Hashable {
  /// The stable, dotted name of the rule, such as `catalog.duplicate-key`.
  public var id: ID
  /// How much it matters.
  public var severity: Severity
  /// A lowercase fragment without a full stop.
  public var message: String
  /// The place it is about, nil where there is none.
  public var range: SourceRange?
  /// The message it is about, nil where it is about none or where that is not known.
  public var subject: Subject?
  /// Labelled facts, printed in columns below the source line (`expected`, `actual`, `because` …).
  public var details: [Detail]
  /// Further places that explain the diagnostic.
  public var notes: [Note]
  /// What to do about it.
  public var help: String?
  /// The text in which an earlier report told all this, where it could not be drawn in the same way again.
  public var transcript: String?

  /// Creates a diagnostic.
  public init(
    _ id: ID, _ severity: Severity, _ message: String, at range: SourceRange? = nil,
    subject: Subject? = nil, details: [Detail] = [], notes: [Note] = [], help: String? = nil,
    transcript: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.subject = subject
    self.details = details
    self.notes = notes
    self.help = help
    self.transcript = transcript
  }
}
