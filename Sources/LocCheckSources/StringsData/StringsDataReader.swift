public import LocCheckDiagnostics

/// Reads `.stringsdata`, which Xcode's compiler writes for each Swift file.
///
/// The format is JSON that Apple does not document. Members that nothing here knows are passed
/// over, and so are messages that lack what a message needs.
public enum StringsDataReader {
  /// Returns the messages of one file, with what is wrong with it in source order.
  public static func messages(from source: SourceText) -> Diagnosed<[SourceMessage]> {
    data(from: source).map(\.messages)
  }

  /// Returns what one file says, with what is wrong with it in source order.
  ///
  /// The symbols that Xcode generates for catalogs look their keys up whether or not any code uses
  /// them, so their data hold no messages.
  public static func data(from source: SourceText) -> Diagnosed<StringsData> {
    source.bytes.withUnsafeBytes { bytes in
      var parser = StringsDataParser(bytes: bytes, source: source)
      parser.parse()
      var data = StringsData(path: parser.path)
      if data.path.map(isGenerated) != true { data.messages = parser.messages }
      return Diagnosed(data, parser.diagnostics)
    }
  }

  /// Returns whether a Swift file is one that Xcode generates for a catalog.
  private static func isGenerated(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix("GeneratedStringSymbols_") ?? false
  }
}
