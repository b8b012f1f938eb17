import LocCheckResults

/// The counts of a run in English words.
struct Counts: Sendable, Hashable {
  /// The counts.
  let statistics: RunStatistics

  /// The parts that are not nought, good news first: `41 passed, 1 failed`.
  var list: String {
    let (passed, failed) = (statistics.passed, statistics.failed)
    let (errors, skipped) = (statistics.errors, statistics.skipped)
    var parts: [String] = []
    if passed > 0 { parts.append("\(passed) passed") }
    if failed > 0 { parts.append("\(failed) failed") }
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return parts.isEmpty ? "no checks" : parts.joined(separator: ", ")
  }

  /// The sentence that ends a run, bad news first: `1 check failed, 41 passed`.
  var sentence: String {
    let parts = [
      (statistics.failed, "failed"), (statistics.errors, "could not be made"),
      (statistics.passed, "passed"), (statistics.skipped, "skipped"),
    ].filter { $0.0 > 0 }
    guard let first = parts.first else { return "no checks were made" }
    let opening = "\(first.0) \(first.0 == 1 ? "check" : "checks") \(first.1)"
    return ([opening] + parts.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }
}
