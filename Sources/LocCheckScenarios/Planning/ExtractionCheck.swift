import LocCheckDiagnostics
import LocCheckSources

/// One check of an extraction scenario.
struct ExtractionCheck: Sendable {
  /// What it is held against.
  var scene: ExtractionScene
  /// The table of the scenario's `table:`, nil where it says none.
  var table: String?
  /// What must be true.
  var demand: Demand

  /// What must be true.
  enum Demand: Sendable {
    /// What a row says of its key.
    case row(ExtractionRow)
    /// That the sources hand nothing over beside the keys of the rows; the messages, all of one key
    /// and table, are there in spite of it.
    case nothingElse([SourceMessage], at: SourceRange)
    /// That the raw value of an enum's case has an entry.
    case enumerationCase(KeyEnumeration.Case, of: KeyEnumeration, at: SourceRange)
  }
}
