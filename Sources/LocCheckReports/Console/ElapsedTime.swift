import LocCheckDiagnostics

/// A duration as people read it: `12 ms`, `1.25 s`, `3 min 5 s`.
struct ElapsedTime: Sendable, Hashable, CustomStringConvertible {
  /// The text.
  let description: String

  /// Creates the text of a duration, what is left below its last unit dropped.
  init(nanoseconds: Int64) {
    let milliseconds = max(nanoseconds, 0) / 1_000_000
    switch milliseconds {
    case ..<1000:
      description = "\(milliseconds) ms"
    case ..<60_000:
      let hundredths = String(milliseconds / 10 % 100, paddedTo: 2)
      description = "\(milliseconds / 1000).\(hundredths) s"
    default:
      description = "\(milliseconds / 60_000) min \(milliseconds / 1000 % 60) s"
    }
  }
}
