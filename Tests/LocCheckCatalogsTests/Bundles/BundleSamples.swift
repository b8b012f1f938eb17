import LocCheckCatalogs

/// Files and tables of bundles as tests write them.
enum BundleSamples {
  /// Makes a compiled file of plain texts.
  static func file(
    _ table: String = "Localizable", in localization: String?, as kind: StringsFile.Kind = .strings,
    _ texts: KeyValuePairs<MessageKey, String>
  ) -> StringsFile {
    StringsFile(
      path: "\(localization.map { "\($0).lproj/" } ?? "")\(table).\(kind.rawValue)",
      table: table, localization: localization, kind: kind,
      messages: StringsTable(
        entries: texts.map {
          .init(key: $0, value: .message(ShippedMessage(format: .init($1))))
        }))
  }

  /// Makes the bundle of some contents, developed in English.
  static func bundle(_ contents: BundleContents) -> ResourceBundle {
    ResourceBundle(contents: contents, developmentRegion: "en", policy: ShippingPolicy())
  }
}

extension LocatedTable.Answer {
  /// The text that was found, nil where none was.
  var text: String? {
    if case .found(let message) = lookup { message.format.text } else { nil }
  }
}
