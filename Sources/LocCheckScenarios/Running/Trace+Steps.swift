import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
package import LocCheckMessages
package import LocCheckResults

extension Trace {
  /// The way in words, one step after the other.
  package var steps: [TraceStep] {
    guard let key else {
      return [TraceStep(step: "entry", what: entryPoint.rawValue, result: "shown as it is")]
    }
    var steps = [
      TraceStep(step: "entry", what: entryPoint.rawValue, result: key.text),
      TraceStep(
        step: "localization", what: preferredLocale.identifier,
        result: negotiated.isEmpty ? "none" : negotiated.joined(separator: ", ")),
      TraceStep(step: "table", what: "\(bundle)/\(table)", result: localization ?? "none"),
    ]
    let place = origin?.start
    steps.append(
      TraceStep(
        step: "message", what: key.text, result: outcome.description, file: place?.path,
        line: place?.line))
    for selection in selections {
      let place = selection.origin?.start
      steps.append(
        TraceStep(
          step: "plural", what: "\(selection.variable) = \(selection.value.description)",
          result: selection.choice,
          file: place?.path, line: place?.line))
    }
    steps.append(
      TraceStep(
        step: "format", what: formattingLocale?.identifier ?? "no locale",
        result: source.description))
    return steps
  }

  /// The way in one line: `localized → Files.xcstrings:88 → "%lld files" → pl → plural.other`.
  var summary: String {
    guard let key else { return "\(entryPoint.rawValue) → shown as it is" }
    var parts = [entryPoint.rawValue]
    let place = selections.last?.origin ?? origin
    if let start = place?.start {
      parts.append("\(start.path):\(start.line)")
    } else {
      parts.append("\(bundle == "main" ? "" : bundle + "/")\(table)")
    }
    parts.append("\"\(VisibleText.escaped(key.text))\"")
    if let localization { parts.append(localization) }
    switch outcome {
    case .found(let variant): if !variant.isEmpty { parts.append(variant) }
    case .absent, .missingTable, .missingBundle, .notLookedUp: parts.append(outcome.description)
    }
    parts += selections.compactMap { $0.variant.isEmpty ? nil : $0.variant }
    if case .absent = outcome { parts.append("shows the \(source.description)") }
    return parts.joined(separator: " → ")
  }
}

extension Trace.Outcome {
  /// What was found, in words.
  var description: String {
    switch self {
    case .found(let variant): variant.isEmpty ? "found" : variant
    case .absent(.noEntry): "no entry"
    case .absent(.noLocalization): "no translation"
    case .absent(.withheld(let state, let variant, _)):
      (variant.isEmpty ? "" : variant + " ") + "in state '\(state.rawValue)', not shipped"
    case .absent: "no text"
    case .missingTable: "no such table"
    case .missingBundle: "no such bundle"
    case .notLookedUp: "not looked up"
    }
  }
}

extension PluralOperand {
  /// The value in plain digits.
  var description: String {
    switch self {
    case .integer(let value): String(value)
    case .floating(let value): value.description
    }
  }
}

extension Trace.Selection {
  /// The demanded category, and the one that was used where it is another.
  fileprivate var choice: String {
    guard let used else { return "no form" }
    return used == demanded ? used.rawValue : "\(demanded) → \(used)"
  }
}
