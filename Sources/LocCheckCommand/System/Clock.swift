import Foundation

/// The times of the process: the only place that asks for them.
enum Clock {
  /// Returns the nanoseconds of a clock that never goes back.
  @Sendable static func monotonicNanoseconds() -> Int64 {
    Int64(clamping: DispatchTime.now().uptimeNanoseconds)
  }

  /// The seconds since 1970-01-01T00:00:00Z.
  static var secondsSince1970: Int64 { Int64(Date().timeIntervalSince1970) }
}
