import LocCheckCatalogs
import LocCheckDiagnostics

/// What look-ups notice beside missing messages: silent surprises of the device, said aloud.
extension Diagnostic {
  /// Makes a finding about a bundle that does not exist.
  static func missingBundle(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      "lookup.missing-bundle", .warning, "there is no bundle '\(name)'",
      help: NearestName.question(for: name, among: names)
        ?? list(names).map { names.count == 1 ? "there is only \($0)" : "there are \($0)" })
  }

  /// Makes a finding about a table that does not exist where a look-up searches it.
  static func missingTable(
    _ request: LookupRequest, in bundle: ResourceBundle, among bundles: [ResourceBundle]
  ) -> Diagnostic {
    let name = request.tableName
    let places = bundle.places(ofTable: name)
    guard places.isEmpty else {
      return Diagnostic(
        "lookup.missing-table", .warning,
        "no localization of the user has the table '\(name)' of the bundle '\(bundle.name)'",
        help: "it lies in \(places.map(\.description).joined(separator: ", "))")
    }
    let otherBundle = bundles.first { $0.name != bundle.name && $0.tableNames.contains(name) }
    return Diagnostic(
      "lookup.missing-table", .warning,
      "there is no table '\(name)' in the bundle '\(bundle.name)'",
      help: otherBundle.map { "the bundle '\($0.name)' has a table of that name" }
        ?? NearestName.question(for: name, among: bundle.tableNames)
        ?? tables(of: bundle))
  }

  /// Makes the findings about a message that was found and is not shown as its reader expects.
  static func found(
    _ message: ShippedMessage, _ request: LookupRequest, at place: TablePlace,
    in bundle: ResourceBundle
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if place == .root, bundle.places(ofTable: request.tableName).count > 1 {
      findings.append(
        Diagnostic(
          "lookup.root-table", .warning,
          """
          the table '\(request.tableName)' beside the .lproj folders of the bundle \
          '\(bundle.name)' hides those in them
          """,
          at: message.format.origin))
    }
    if message.needsWidth {
      findings.append(
        Diagnostic(
          "lookup.needs-width", .error,
          "'\(request.key)' in \(place) has a text for each width, and no width is asked for",
          at: message.format.origin,
          help: "which one a device shows is documented nowhere; state the width"))
    }
    return findings
  }

  /// Makes a finding about a translation that leaves the label blank.
  static func emptyText(
    _ key: MessageKey, in place: TablePlace, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      "lookup.empty-text", .warning,
      "'\(key)' in \(place) is an empty text: the label shows nothing", at: range)
  }

  /// Returns which tables a bundle has, in words; nil where it has none or too many to be read.
  private static func tables(of bundle: ResourceBundle) -> String? {
    list(bundle.tableNames).map { "it has \($0); a table's name is that of its file" }
  }

  /// Returns names in quotation marks, nil for none or for too many to be read.
  private static func list(_ names: [String]) -> String? {
    guard (1...5).contains(names.count) else { return nil }
    return names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
