import Dispatch
import Synchronization

/// Whether a text is what a row demands, as far as that can be found out.
enum TextVerdict: Sendable, Hashable {
  /// It is.
  case holds
  /// It is not.
  case fails
  /// Nobody knows: matching took too long.
  case undecided
  /// Nobody knows: the run was to end before matching had.
  case interrupted

  /// The number of milliseconds after which matching is given up; what is decidable takes a few.
  static let matchingLimit = 10_000
  /// The number of milliseconds after which is asked again whether the run is to end.
  private static let pollingInterval = 50

  /// Creates a verdict from the outcome of a comparison.
  init(_ holds: Bool) { self = holds ? .holds : .fails }

  /// Matches a whole text with a valid pattern.
  ///
  /// Some patterns, such as `(a+)+`, try exponentially many ways before they give up, and matching
  /// cannot be interrupted. So it runs on a thread of its own, which is left behind where it takes
  /// too long: one row must not cost the results of all others. It is also left behind when the run is
  /// to end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - pattern: The pattern.
  ///   - limit: The number of milliseconds after which nobody knows.
  ///   - isInterrupted: Returns whether the run is to end; asked again and again.
  init(
    matching text: String, with pattern: String, within limit: Int = Self.matchingLimit,
    unless isInterrupted: () -> Bool = { false }
  ) {
    let outcome = Outcome()
    let isDone = DispatchSemaphore(value: 0)
    // A queue of its own gets a thread of its own, however many are stuck.
    DispatchQueue(label: "pattern").async {
      outcome.verdict = TextVerdict((try? Regex(pattern).wholeMatch(in: text)) != nil)
      isDone.signal()
    }
    let deadline = DispatchTime.now() + .milliseconds(limit)
    while isDone.wait(timeout: min(deadline, .now() + .milliseconds(Self.pollingInterval)))
      == .timedOut
    {
      guard !Task.isCancelled, !isInterrupted() else {
        self = .interrupted
        return
      }
      guard DispatchTime.now() < deadline else { break }
    }
    self = outcome.verdict
  }

  /// What matching has come to, shared by two threads.
  private final class Outcome: Sendable {
    /// The verdict behind its lock.
    private let state = Mutex(TextVerdict.undecided)

    /// The verdict so far.
    var verdict: TextVerdict {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }
}
