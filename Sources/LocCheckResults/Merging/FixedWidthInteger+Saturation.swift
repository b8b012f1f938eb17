extension FixedWidthInteger {
  /// Returns the sum, or the number nearest to it: reports of others may hold any number.
  package func addingSaturated(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
