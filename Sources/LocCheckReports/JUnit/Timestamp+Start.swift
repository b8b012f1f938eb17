import LocCheckDiagnostics
import LocCheckResults

extension Timestamp {
  /// Returns the start of a run to the second; nil where a report of another tool does not tell it.
  static func start(of environment: RunEnvironment) -> String? {
    guard environment.isStartKnown else { return nil }
    return Timestamp(secondsSince1970: environment.startedAt).description
  }

  /// Returns the start of a run with all its digits, `2026-01-31T09:08:07.123456789Z`; nil where the second
  /// says all that is known.
  ///
  /// The `timestamp` of JUnit XML has no place for them: some readers refuse a fraction.
  static func preciseStart(of environment: RunEnvironment) -> String? {
    guard environment.startNanosecond > 0 else { return nil }
    let second = Timestamp(secondsSince1970: environment.startedAt).description.dropLast()
    return "\(second).\(String(environment.startNanosecond, paddedTo: 9))Z"
  }

  /// Reads the nanoseconds of a moment with all its digits; nil where it is none.
  static func nanosecond(_ text: String) -> Int64? {
    let digits = text.drop { $0 != "." }.dropFirst().dropLast()
    guard digits.utf8.count == 9, text.last == "Z" else { return nil }
    return Int(digits: digits).map(Int64.init)
  }
}
