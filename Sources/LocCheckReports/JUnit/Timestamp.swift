import LocCheckDiagnostics

/// A moment in UTC in the form of ISO 8601 and XML Schema: `2026-01-31T09:08:07Z`.
struct Timestamp: Sendable, Hashable, CustomStringConvertible {
  /// The text.
  let description: String

  /// Creates the text of a moment, in the Gregorian calendar.
  ///
  /// Counted from the first of March of year 0, every 400 years have the same days, and with February last
  /// the days before a month follow from its number alone.
  ///
  /// - Parameter seconds: The seconds since 1970-01-01T00:00:00Z, clamped to the years 1970 to 9999.
  init(secondsSince1970 seconds: Int64) {
    let (day, second) = min(max(seconds, 0), 253_402_300_799).quotientAndRemainder(
      dividingBy: 86_400)
    let (period, dayOfPeriod) = (day + Self.daysBefore1970).quotientAndRemainder(
      dividingBy: 146_097)
    let yearOfPeriod =
      (dayOfPeriod - dayOfPeriod / 1460 + dayOfPeriod / 36_524 - dayOfPeriod / 146_096) / 365
    let dayOfYear = dayOfPeriod - (365 * yearOfPeriod + yearOfPeriod / 4 - yearOfPeriod / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = period * 400 + yearOfPeriod + (month <= 2 ? 1 : 0)
    let date =
      [String(year, paddedTo: 4)] + [month, dayOfMonth].map { String($0, paddedTo: 2) }
    let time = [second / 3600, second / 60 % 60, second % 60].map { String($0, paddedTo: 2) }
    description = date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  /// The days from 0000-03-01 to 1970-01-01.
  static let daysBefore1970: Int64 = 719_468
}
