import LocCheckDiagnostics
import LocCheckResults

/// The first stage, on the way from the sources to the label, that went wrong.
struct StageBlame: Sendable, Hashable {
  /// The stage.
  var stage: Stage
  /// What is wrong with it.
  var fault: String

  /// The stages in the order a message passes them.
  enum Stage: String, Sendable, Hashable, CaseIterable {
    /// The build hands the message over.
    case extraction
    /// The catalog has a text for it in the language.
    case catalog
    /// The look-up reaches that text.
    case lookUp = "look-up"
    /// The arguments fit its format.
    case format
    /// The label shows it.
    case display
  }

  /// Blames the first stage that has a fault; without any, what fails says which stage it is about.
  init(_ faults: [Stage: String], failing id: Diagnostic.ID) {
    let first = Stage.allCases.first { faults[$0] != nil }
    if let first, let fault = faults[first] {
      self.init(stage: first, fault: fault)
      return
    }
    switch id {
    case "source.mismatch":
      self.init(stage: .lookUp, fault: "the text is there, and comes from elsewhere than demanded")
    case "category.mismatch":
      self.init(stage: .format, fault: "the number is of another category in this locale")
    case "text.styled": self.init(stage: .display, fault: "the text has other styles")
    default:
      self.init(stage: .display, fault: "everything before is right, and the text reads otherwise")
    }
  }

  /// Creates the blame of a stage.
  init(stage: Stage, fault: String) {
    self.stage = stage
    self.fault = fault
  }

  /// The blame as a fact of a failure.
  var detail: Diagnostic.Detail { Diagnostic.Detail("stage", "\(stage.rawValue): \(fault)") }

  /// The blame as the last step of a trace.
  var step: TraceStep { TraceStep(step: "stage", what: stage.rawValue, result: fault) }
}
