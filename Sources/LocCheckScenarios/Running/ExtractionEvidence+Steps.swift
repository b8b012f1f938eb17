import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources

extension ExtractionEvidence {
  /// The way of the key from a literal to an entry, as far as it goes.
  var steps: [TraceStep] {
    sourceSteps + tableSteps
  }

  /// The steps of the first message, else of the first text that is kept back, else none.
  private var sourceSteps: [TraceStep] {
    if let message = messages.first ?? messagesElsewhere.first {
      let place = message.location
      return [
        TraceStep(
          step: "literal", what: message.range?.text ?? message.key.displayed,
          result: message.target ?? "found", file: place.path, line: place.line),
        TraceStep(step: "api", what: message.api, result: message.bundle.displayed ?? "no bundle"),
        TraceStep(step: "key", what: message.key.displayed, result: message.arguments.types),
      ]
    }
    guard let text = skipped.first else {
      return [TraceStep(step: "literal", what: key.text, result: "not in the sources")]
    }
    let place = text.range.start
    return [
      TraceStep(
        step: "literal", what: text.range.text, result: text.target ?? "found", file: place.path,
        line: place.line),
      TraceStep(step: "api", what: text.api ?? "none", result: text.reason.rawValue),
    ]
  }

  /// The steps through the table.
  private var tableSteps: [TraceStep] {
    let searched = scene.tables.tables.filter { scene.counts($0) && $0.table.name == table }
    let step = TraceStep(
      step: "table", what: table,
      result: searched.isEmpty
        ? "no such table" : searched.map(\.table.path).joined(separator: ", "))
    guard !searched.isEmpty else { return [step] }
    guard let entry = entries.first else {
      return [step, TraceStep(step: "entry", what: key.text, result: "no entry")]
    }
    let place = entry.range?.start
    return [
      step,
      TraceStep(
        step: "entry", what: key.text, result: isManual ? "manual" : "found", file: place?.path,
        line: place?.line),
    ]
  }
}
