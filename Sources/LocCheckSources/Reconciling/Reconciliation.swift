public import LocCheckDiagnostics

/// What sources and tables say about each other.
public struct Reconciliation: Sendable {
  /// What the sources hand over.
  public var extraction: SourceExtraction
  /// The tables.
  public var tables: [MessageTable]
  /// The messages in the order of the extraction, each with the entry it has.
  public var matches: [Match]
  /// The entries that no message has, in the order of their tables.
  public var unused: [UnusedEntry]
  /// What is wrong, those of the extraction included, in the order of files and places; silenced findings
  /// are left out.
  public var findings: [Diagnostic]
  /// Which tables a look-up reaches.
  let directory: TableDirectory

  /// Holds an extraction against tables.
  ///
  /// Without any table nothing is said about keys. A comment silences findings of the extraction too,
  /// those among them that others put there, such as what is wrong with targets.
  ///
  /// Complexity: linear in the number of messages and of entries.
  ///
  /// - Parameters:
  ///   - extraction: What the sources hand over.
  ///   - tables: The tables.
  ///   - targets: The targets that messages and tables name; empty where none are known.
  ///   - rules: What is asked beyond what always is.
  public init(
    _ extraction: SourceExtraction, tables: [MessageTable], targets: [SourceTarget] = [],
    rules: Rules = Rules()
  ) {
    let directory = TableDirectory(tables: tables, targets: targets)
    var reconciler = Reconciler(extraction, tables: tables, directory: directory)
    reconciler.reportSources()
    reconciler.reportMissingMessages()
    reconciler.reportConflicts()
    if rules.requiresComments { reconciler.reportMissingComments() }
    let unused = reconciler.unusedEntries()
    reconciler.reportUnusedEntries(unused)
    reconciler.reportSuppressions(rules: rules, hasTargets: !targets.isEmpty)
    self.extraction = extraction
    self.tables = tables
    self.directory = directory
    self.matches = reconciler.matches()
    self.unused = unused
    self.findings = reconciler.findings.inFileOrder
  }
}

extension [Diagnostic] {
  /// The diagnostics by the paths of their files and their places, those without a place last.
  fileprivate var inFileOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      switch (left.element.range, right.element.range) {
      case (let first?, let second?):
        (first.source.path, first.bounds.lowerBound, left.offset)
          < (second.source.path, second.bounds.lowerBound, right.offset)
      case (nil, nil): left.offset < right.offset
      case (let first, _): first != nil
      }
    }.map(\.element)
  }
}
