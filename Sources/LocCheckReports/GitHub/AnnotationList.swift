import LocCheckDiagnostics

/// The annotations of one step.
///
/// GitHub keeps ten of each kind for a step and drops the others without a word, so no more are kept here
/// either, and a line at the end says how many were left out.
struct AnnotationList: Sendable {
  /// The number of annotations of each kind that GitHub keeps for one step.
  static let limit = 10

  /// The annotations of one kind.
  private struct Kind {
    /// The first of them.
    var commands: [WorkflowCommand] = []
    /// The number of the others.
    var rest = 0
  }

  /// The annotations so far.
  private var kinds: [Diagnostic.Severity: Kind] = [:]

  /// Adds an annotation, which is made only if it is kept.
  mutating func add(_ severity: Diagnostic.Severity, _ command: () -> WorkflowCommand) {
    var kind = kinds[severity, default: Kind()]
    if kind.commands.count < Self.limit {
      kind.commands.append(command())
    } else {
      kind.rest += 1
    }
    kinds[severity] = kind
  }

  /// The commands as lines, errors first.
  var text: String {
    var lines: [String] = []
    for severity in Diagnostic.Severity.allCases.sorted(by: >) {
      guard let kind = kinds[severity] else { continue }
      lines += kind.commands.map(\.description)
      if kind.rest > 0 {
        let plural = kind.rest == 1 ? " is" : "s are"
        lines.append("\(kind.rest) more \(severity.rawValue)\(plural) not shown")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
