import LocCheckCatalogs
public import LocCheckDiagnostics

extension Reconciliation {
  /// Returns a finding for each case of an enum whose raw value has no entry in a table.
  ///
  /// Comments on the line of a case silence its finding. Where there is no such table, that is the only
  /// finding.
  ///
  /// - Parameters:
  ///   - enumeration: The enum, whose raw values are keys.
  ///   - table: The name of the table.
  public func missingKeys(
    of enumeration: KeyEnumeration, table: String = SourceMessage.defaultTable
  ) -> [Diagnostic] {
    let lookup = MessageLookup(table: table, target: enumeration.target, reach: .main)
    let searched = directory.reach(of: lookup).searched
    guard !searched.isEmpty else {
      return [
        Diagnostic(
          "extract.missing-table", .error,
          "there is no table '\(table)' for the keys of "
            + "'\(enumeration.name)'",
          at: enumeration.range,
          help: NearestName.question(for: table, among: directory.tableNames))
      ]
    }
    var finder = EntryFinder(tables: tables)
    var ledger = SuppressionLedger(extraction.suppressions)
    return enumeration.cases.compactMap { one in
      let key = MessagePattern(one.rawValue)
      guard finder.entries(of: key, in: searched).isEmpty,
        !ledger.silences(.missingEnumKey, at: one.range.start)
      else { return nil }
      return Diagnostic(
        "extract.missing-enum-key", .error,
        "\(one.rawValue.quoted), the raw value of '\(enumeration.name).\(one.name)', is not in "
          + directory.description(of: lookup),
        at: one.range, subject: Diagnostic.Subject(key: one.rawValue),
        help: finder.misspelling(of: key, in: searched)?.question)
    }
  }
}
