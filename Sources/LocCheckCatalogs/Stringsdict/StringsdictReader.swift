public import LocCheckDiagnostics

/// Reads `.stringsdict` files.
///
/// The format is that of Apple's documentation (*Stringsdict File Format*, and the Foundation
/// release notes of OS X 10.9): a property list of messages by key, each a string or a dictionary.
public enum StringsdictReader {
  /// Returns the table, nil where the device would find none in the file.
  ///
  /// A message with a flaw is in the table as far as a device could show it.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - localization: The localization the file belongs to, which its diagnostics name; nil where
  ///     that is not known.
  public static func table(
    from source: SourceText, localization: String? = nil
  ) -> Diagnosed<StringsTable?> {
    let file = PropertyListReader.propertyList(from: source)
    guard let root = file.value else { return Diagnosed(nil, file.diagnostics) }
    var decoder = StringsdictDecoder(source: source)
    let table = decoder.table(from: root, named: "the file", localization: localization)
    let findings = (root.members ?? []).attributed(file.diagnostics, localization: localization)
    return Diagnosed(table, (findings + decoder.diagnostics).inSourceOrder)
  }
}
