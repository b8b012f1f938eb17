import LocCheck
import LocCheckLocales
import LocCheckMessages
import LocCheckResults

/// What a key shows and why, for other tools.
struct ExplainDocument: Encodable {
  /// What each entry point shows, locale by locale.
  var lookups: [Lookup]

  /// Creates the document of some explanations.
  init(_ explanations: [ExplainedText]) {
    lookups = explanations.map(Lookup.init)
  }

  /// What one entry point shows.
  struct Lookup: Encodable {
    /// The entry point.
    var entry: String
    /// The user's locale.
    var locale: String
    /// The text.
    var text: String
    /// Where the text came from: `catalog`, `fallback:en`, `default`, `key` or `verbatim`.
    var source: String
    /// The steps from the entry point to the text.
    var trace: [Step]
    /// What was noticed on the way.
    var findings: [FindingDocument]

    /// Creates the members of an explanation.
    init(_ explained: ExplainedText) {
      entry = explained.entryPoint.rawValue
      locale = explained.locale.identifier
      text = explained.text
      source = explained.source.description
      trace = explained.steps.map(Step.init)
      findings = explained.findings.map { FindingDocument($0) }
    }
  }

  /// One step.
  struct Step: Encodable {
    /// The kind of step.
    var step: String
    /// What it was about.
    var what: String
    /// What came out of it.
    var result: String
    /// The file it concerns.
    var file: String?
    /// The line in that file, from 1.
    var line: Int?

    /// Creates the members of a step.
    init(_ step: TraceStep) {
      self.step = step.step
      what = step.what
      result = step.result
      file = step.file
      line = step.line
    }
  }
}
