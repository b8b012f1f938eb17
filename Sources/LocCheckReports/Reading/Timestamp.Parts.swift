extension Timestamp {
  /// The numbers in a moment in the form of ISO 8601.
  struct Parts {
    /// The year.
    let year: Int64
    /// The month, from 1.
    let month: Int64
    /// The day, from 1.
    let day: Int64
    /// The hour.
    let hour: Int64
    /// The minute.
    let minute: Int64
    /// The second.
    let second: Int64
    /// What is behind the second: a fraction and a zone.
    let rest: ArraySlice<UInt8>

    /// Reads the numbers at the beginning of a text; nil where there are none.
    init?(_ text: String) {
      let bytes = Array(text.utf8)
      /// Returns the number in some digits.
      func number(_ range: Range<Int>) -> Int64? {
        guard range.upperBound <= bytes.count else { return nil }
        return bytes[range].reduce(0) { value, byte in
          guard let value, (0x30...0x39).contains(byte) else { return nil }
          return value * 10 + Int64(byte - 0x30)
        }
      }
      guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
        let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
      else { return nil }
      (self.year, self.month, self.day) = (year, month, day)
      (self.hour, self.minute, self.second) = (hour, minute, second)
      rest = bytes[19...]
    }

    /// What no calendar or clock has, a fragment; nil where the moment is one.
    var problem: String? {
      if !(1...12).contains(month) { return "there is no month \(month)" }
      if !(1...days).contains(day) { return "the month has \(days) days" }
      if hour > 23 { return "there is no hour \(hour)" }
      if minute > 59 { return "there is no minute \(minute)" }
      return second > 59 ? "there is no second \(second)" : nil
    }

    /// The number of days in the month, in the Gregorian calendar.
    private var days: Int64 {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }
  }
}
