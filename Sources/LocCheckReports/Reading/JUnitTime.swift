/// A duration in JUnit XML: seconds, whatever the tool made of them.
struct JUnitTime {
  /// The duration in nanoseconds.
  let nanoseconds: Int64

  /// The longest duration that is believed, in seconds.
  private static let limit = 1e9

  /// Reads an attribute; nil where it is missing or no number that a duration can have.
  ///
  /// Some tools group the digits with commas.
  init?(_ attribute: String?) {
    guard let attribute, let seconds = Double(attribute.filter { $0 != "," }), seconds >= 0,
      seconds <= Self.limit
    else { return nil }
    nanoseconds = Int64(seconds * 1e9 + 0.5)
  }
}
