import LocCheckCatalogs
import LocCheckDiagnostics

/// What look-ups notice: silent misses of the device, said aloud.
extension Diagnostic {
  /// Makes a finding about a bundle that does not exist.
  static func missingBundle(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      "lookup.missing-bundle", .warning, "there is no bundle '\(name)'",
      help: NearestName.suggestion(for: name, among: names).map { "did you mean '\($0)'?" })
  }

  /// Makes a finding about a table that does not exist.
  static func missingTable(_ name: String, in bundle: ResourceBundle) -> Diagnostic {
    Diagnostic(
      "lookup.missing-table", .warning,
      "there is no table '\(name)' in the bundle '\(bundle.name)'",
      help: NearestName.suggestion(for: name, among: bundle.tableNames)
        .map { "did you mean '\($0)'?" } ?? tables(of: bundle))
  }

  /// Returns which tables a bundle has, in words; nil where it has none or too many to be read.
  private static func tables(of bundle: ResourceBundle) -> String? {
    let names = bundle.tableNames
    guard (1...5).contains(names.count) else { return nil }
    return "it has " + names.map { "'\($0)'" }.joined(separator: ", ")
      + "; a catalog's file name is its table's"
  }

  /// Makes the findings about a message that a table does not have.
  ///
  /// An entry without a text in the source language is none: there, the key is the text.
  static func absent(
    _ absence: TableLookup.Absence, _ request: LookupRequest, _ localization: String,
    table: ShippedTable, bundle: ResourceBundle
  ) -> [Diagnostic] {
    switch absence {
    case .noEntry:
      return [
        Diagnostic(
          "lookup.missing-key", .warning,
          "'\(request.key)' has no entry in the table '\(request.tableName)'",
          help: NearMiss(of: request.key, in: table, of: bundle, for: localization)?.help)
      ]
    case .noLocalization(let entry):
      guard localization != bundle.developmentRegion else { return [] }
      return [
        Diagnostic(
          "lookup.missing-translation", .warning,
          "'\(request.key)' has no translation in \(localization)", at: entry)
      ]
    case .withheld(.new, _, _) where localization == bundle.developmentRegion:
      // Xcode writes such units beside keys of the source language as decoration.
      return []
    case .withheld(let state, let variant, let place):
      let form = variant.isEmpty ? "" : " (\(variant))"
      return [
        Diagnostic(
          "lookup.not-shipped", .warning,
          """
          '\(request.key)' in \(localization)\(form) is in state '\(state.rawValue)' \
          and is not shipped
          """,
          at: place)
      ]
    case .malformed(let place), .stringSet(let place):
      return [
        Diagnostic(
          "lookup.no-text", .warning,
          "'\(request.key)' in \(localization) has nothing that can be shown as a text", at: place)
      ]
    }
  }
}
