extension Int64 {
  /// Returns the sum, or the number nearest to it: reports of others may hold any number.
  package func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
