import LocCheckCatalogs
import LocCheckDiagnostics

/// The answer to a look-up, with the message that is shown taken apart.
final class CompiledLookup: Sendable {
  /// The message that is shown: the found one, the default value or the key.
  let message: CompiledMessage
  /// Where it came from.
  let source: TextSource
  /// What the table answered.
  let outcome: Trace.Outcome
  /// The localization whose table was read, nil where none was.
  let localization: String?
  /// The negotiation that led there.
  let negotiation: Negotiation
  /// What was noticed on the way.
  let findings: [Diagnostic]

  /// Creates an answer.
  init(
    message: CompiledMessage, source: TextSource, outcome: Trace.Outcome, localization: String?,
    negotiation: Negotiation, findings: [Diagnostic]
  ) {
    self.message = message
    self.source = source
    self.outcome = outcome
    self.localization = localization
    self.negotiation = negotiation
    self.findings = findings
  }
}
