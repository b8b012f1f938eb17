extension HTMLReport {
  /// How much a page lists, so that a browser can hold the page of any run.
  ///
  /// What is beyond a limit is counted where it would stand.
  public struct Limits: Sendable, Hashable {
    /// The checks shown in full: failed, erroneous and flaky ones, in the order of the results.
    public var fullCases: Int
    /// The checks shown in a line each; as many failures again, where they are too many to be shown in full.
    public var rows: Int
    /// The scenarios of the table; in a run with more, it has only those in which something went wrong.
    public var tableRows: Int
    /// The size of the largest text under test, in UTF-8 bytes.
    public var textSize: Int

    /// Creates limits.
    public init(
      fullCases: Int = 2000, rows: Int = 20_000, tableRows: Int = 1000, textSize: Int = 65_536
    ) {
      self.fullCases = fullCases
      self.rows = rows
      self.tableRows = tableRows
      self.textSize = textSize
    }
  }
}
