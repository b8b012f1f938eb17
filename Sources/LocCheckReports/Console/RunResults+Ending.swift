import LocCheckDiagnostics
import LocCheckResults

extension RunResults {
  /// The counts over all suites.
  ///
  /// Complexity: the number of checks.
  var counts: OutcomeCounts { OutcomeCounts(suites.lazy.flatMap(\.cases)) }

  /// The sentence that ends the run.
  var ending: String { counts.sentence + environment.ending }

  /// Whether every check holds, is known or was left out, and nothing ended the run early.
  var isGood: Bool { environment.interruption == nil && statistics.isSuccess }
}

extension RunEnvironment {
  /// What follows the counts in the sentence that ends a run: its duration, and what cut it short.
  var ending: String {
    let elapsed = " in \(ElapsedTime(nanoseconds: nanoseconds))"
    return elapsed + (interruption.map { ", interrupted by \(VisibleText.escaped($0))" } ?? "")
  }
}
