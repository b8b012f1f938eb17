import Foundation

/// The times of the process: the only place that asks for them.
enum Clock {
  /// Returns the nanoseconds of a clock that never goes back.
  @Sendable static func monotonicNanoseconds() -> Int64 {
    Int64(clamping: DispatchTime.now().uptimeNanoseconds)
  }

  /// The nanoseconds since 1970-01-01T00:00:00Z.
  static var nanosecondsSince1970: Int64 {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return Int64(moment.tv_sec) * 1_000_000_000 + Int64(moment.tv_nsec)
  }
}
