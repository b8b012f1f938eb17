/// A duration as JUnit readers take it: seconds, a point and exactly three decimals.
///
/// Formatted from integers, so that no locale can put a comma where a reader wants a point.
struct Seconds: Sendable, Hashable, CustomStringConvertible {
  /// The text, such as `0.287`.
  let description: String

  /// Creates the text of a duration, rounded to the nearest millisecond; a negative one counts as none.
  init(nanoseconds: Int64) {
    let (whole, rest) = max(nanoseconds, 0).quotientAndRemainder(dividingBy: 1_000_000)
    let milliseconds = rest >= 500_000 ? whole + 1 : whole
    let decimals = milliseconds % 1000
    let zeros = decimals < 10 ? "00" : decimals < 100 ? "0" : ""
    description = String(milliseconds / 1000) + "." + zeros + String(decimals)
  }
}
