/// The sources and the tables behind the texts of a scenario, for a failure to say which stage on
/// the way from the one to the label went wrong.
struct SourceEvidence: Sendable {
  /// The sources.
  let sources: SourceIndex
  /// The tables of all bundles.
  let tables: TableIndex
}
