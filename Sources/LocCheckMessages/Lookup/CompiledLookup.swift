import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales

/// The answer to a look-up, with the message that is shown taken apart.
final class CompiledLookup: Sendable {
  /// The message that is shown: the found one, the default value or the key.
  let message: CompiledMessage
  /// Where it came from.
  let source: TextSource
  /// What the table answered.
  let outcome: Trace.Outcome
  /// Where the table lies that was read, nil where none was.
  let place: TablePlace?
  /// The negotiation that led there.
  let negotiation: Negotiation
  /// What was noticed on the way.
  let findings: [Diagnostic]

  /// Creates an answer.
  init(
    message: CompiledMessage, source: TextSource, outcome: Trace.Outcome, place: TablePlace?,
    negotiation: Negotiation, findings: [Diagnostic]
  ) {
    self.message = message
    self.source = source
    self.outcome = outcome
    self.place = place
    self.negotiation = negotiation
    self.findings = findings
  }

  /// The rule for isolates around the arguments of the text, which is in the language of its table;
  /// a key or a default value is taken for one in the development language.
  var isolation: DirectionalIsolation {
    DirectionalIsolation(in: negotiation.direction(of: place ?? .base))
  }
}
