import Foundation

/// The times of the process: the only place that asks for them.
enum Clock {
  /// Returns the nanoseconds of a clock that never goes back.
  @Sendable static func monotonicNanoseconds() -> Int64 {
    Int64(clamping: DispatchTime.now().uptimeNanoseconds)
  }

  /// The seconds since 1970-01-01T00:00:00Z, and the nanoseconds of the next that have passed.
  static var now: (seconds: Int64, nanoseconds: Int64) {
    var moment = timespec()
    guard clock_gettime(CLOCK_REALTIME, &moment) == 0 else { return (0, 0) }
    return (Int64(moment.tv_sec), Int64(moment.tv_nsec))
  }
}
