extension Timestamp {
  /// Reads a moment in the form of ISO 8601, as seconds since 1970-01-01T00:00:00Z; nil where it is none or
  /// earlier.
  ///
  /// A fraction of a second is dropped, and a moment without a zone is one in UTC.
  static func secondsSince1970(_ text: String) -> Int64? {
    guard let parts = Parts(text), parts.problem == nil, parts.year >= 1970 else { return nil }
    let days = daysSince1970(year: parts.year, month: parts.month, day: parts.day)
    let seconds = ((days * 24 + parts.hour) * 60 + parts.minute) * 60 + parts.second
    return max(seconds - offset(from: parts.rest), 0)
  }

  /// Returns the seconds by which a zone at the end of a moment is ahead of UTC.
  private static func offset(from bytes: ArraySlice<UInt8>) -> Int64 {
    guard let sign = bytes.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }) else { return 0 }
    let digits = bytes[(sign + 1)...].filter { (0x30...0x39).contains($0) }
      .map { Int64($0 - 0x30) }
    guard digits.count == 4 else { return 0 }
    let minutes = (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
    return (bytes[sign] == 0x2D ? -60 : 60) * minutes
  }

  /// Returns the days from 1970-01-01 to a day of the Gregorian calendar.
  private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
    // With the year from March on, the days before a month follow from its number alone.
    let years = month <= 2 ? year - 1 : year
    let monthFromMarch = month <= 2 ? month + 9 : month - 3
    let days = (153 * monthFromMarch + 2) / 5 + day - 1
    return years * 365 + years / 4 - years / 100 + years / 400 + days - daysBefore1970
  }
}
