import LocCheckCatalogs
import LocCheckDiagnostics

/// A file that holds messages, where it stands in a bundle.
struct MessageFile: Hashable {
  /// The kinds of files that hold messages.
  enum Kind: Hashable, Sendable {
    /// A String Catalog.
    case catalog
    /// A `.strings` file.
    case strings
    /// A `.stringsdict` file.
    case stringsdict
    /// A compiled table in all of its languages.
    case loctable
    /// An XLIFF file under review.
    case review
  }

  /// The path.
  var path: String
  /// The kind, by the extension of the name.
  var kind: Kind
  /// The name of the `.lproj` folder it lies in without the extension, nil for none.
  var localization: String?

  /// The table's name: that of the file without its extension.
  var table: String { RelativePath.stem(of: path) }

  /// Reads the file; the contents are nil where nothing of it could be read.
  ///
  /// A `.strings` file or a `.stringsdict` that Core Foundation cannot parse is an empty table: on
  /// the device it is found, and ends the search for its messages.
  func read() -> Diagnosed<BundleContents?> {
    do {
      return contents(of: SourceText(path: path, bytes: try FileReader.bytes(at: path)))
    } catch {
      return Diagnosed(nil, [.unreadableResource(error)])
    }
  }

  /// Reads the text of the file.
  private func contents(of source: SourceText) -> Diagnosed<BundleContents?> {
    switch kind {
    case .catalog:
      let read = StringCatalogReader.catalog(from: source, table: table)
      let isUnusable = read.hasErrors && read.value.entries.isEmpty
      return read.map { isUnusable ? nil : BundleContents(catalogs: [$0]) }
    case .strings:
      return StringsReader.table(from: source, localization: localization)
        .map { contents(of: $0, as: .strings) }
    case .stringsdict:
      return StringsdictReader.table(from: source, localization: localization)
        .map { contents(of: $0, as: .stringsdict) }
    case .loctable:
      return LoctableReader.tables(from: source).map { $0.map(contents) }
    case .review:
      return XLIFFReader.catalogs(from: source).map { $0.map { BundleContents(reviews: $0) } }
    }
  }

  /// Returns the contents that one table makes, an empty one where it could not be parsed.
  private func contents(of messages: StringsTable?, as kind: StringsFile.Kind) -> BundleContents {
    BundleContents(files: [
      StringsFile(
        path: path, table: table, localization: localization, kind: kind,
        messages: messages ?? StringsTable(entries: []))
    ])
  }

  /// Returns the contents that the languages of a table make.
  private func contents(
    of languages: [(language: String, table: StringsTable)]
  ) -> BundleContents {
    BundleContents(
      files: languages.map { language, messages in
        StringsFile(
          path: path, table: table, localization: language, kind: .loctable, messages: messages)
      })
  }
}

extension Diagnostic {
  /// Makes the error about what cannot be read, which its message names.
  static func unreadableResource(_ error: InputError) -> Diagnostic {
    Diagnostic("resource.unreadable", .error, "\(error)")
  }
}
