public import LocCheckDiagnostics

/// Reads `.loctable` files: one table in all of its languages.
///
/// They are how Apple's own frameworks and apps ship their tables: a property list of tables by
/// language, each of them shaped as a `.stringsdict`.
public enum LoctableReader {
  /// The member that says where the texts come from and is no language.
  private static let provenance = "LocProvenance"

  /// Returns the table by language, in file order; nil where the device would find none in the
  /// file.
  public static func tables(
    from source: SourceText
  ) -> Diagnosed<[(language: String, table: StringsTable)]?> {
    let file = PropertyListReader.propertyList(from: source)
    guard let root = file.value else { return Diagnosed(nil, file.diagnostics) }
    var decoder = StringsdictDecoder(source: source)
    let languages = decoder.uniqueMembers(of: root, named: "the file", about: nil) {
      Diagnostic.Subject(locale: $0.key)
    }
    guard let languages else { return Diagnosed(nil, file.diagnostics + decoder.diagnostics) }
    let tables = languages.filter { $0.key != provenance }
      .compactMap { member -> (language: String, table: StringsTable)? in
        let table = decoder.table(
          from: member.value, named: "the language \(member.key.quoted)",
          localization: member.key)
        return table.map { (language: member.key, table: $0) }
      }
    return Diagnosed(tables, (file.diagnostics + decoder.diagnostics).inSourceOrder)
  }
}
