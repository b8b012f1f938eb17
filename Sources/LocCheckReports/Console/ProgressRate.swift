/// How fast a run goes and when it will be over, smoothed so that the numbers can be read.
struct ProgressRate: Sendable, Hashable {
  /// The number of checks that had ended at the last measurement.
  private var count = 0
  /// When that was, in nanoseconds; nil before the start.
  private var time: Int64?
  /// The checks that end in a second; nil until it was measured.
  private(set) var perSecond: Double?

  /// The time between two measurements, in seconds; what is shown changes no more often.
  private static let interval = 0.5
  /// How long a change of speed takes to be believed, in seconds.
  private static let inertia = 4.0
  /// The longest time that is told, in seconds.
  private static let longest = 360_000.0

  /// Starts the measurement.
  mutating func start(at nanoseconds: Int64) {
    self = ProgressRate()
    time = nanoseconds
  }

  /// Measures, where the last time is long enough ago.
  ///
  /// - Parameters:
  ///   - count: The number of checks that have ended.
  ///   - nanoseconds: The time on a clock that never goes back.
  mutating func measure(_ count: Int, at nanoseconds: Int64) {
    guard let elapsed = seconds(until: nanoseconds), elapsed >= Self.interval else { return }
    let current = Double(count - self.count) / elapsed
    if let old = perSecond {
      perSecond = old + (current - old) * elapsed / (elapsed + Self.inertia)
    } else {
      perSecond = current
    }
    self.count = count
    time = nanoseconds
  }

  /// Returns the seconds until a number of checks will have ended; nil where that cannot be told.
  func secondsLeft(of total: Int, at nanoseconds: Int64) -> Int? {
    guard let perSecond, perSecond > 0, let elapsed = seconds(until: nanoseconds) else {
      return nil
    }
    let left = Double(total - count) / perSecond - elapsed
    return left < Self.longest ? Int(max(left, 0).rounded(.up)) : nil
  }

  /// Returns the seconds since the last measurement; nil before the start.
  private func seconds(until nanoseconds: Int64) -> Double? {
    time.map { Double(max(nanoseconds, $0) - $0) / 1e9 }
  }
}
