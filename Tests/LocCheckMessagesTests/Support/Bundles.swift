import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Bundles of compiled files as tests write them.
enum Bundles {
  /// Makes a file of plain texts or of values.
  static func file(
    _ table: String = "Localizable", in localization: String?, as kind: StringsFile.Kind = .strings,
    _ values: KeyValuePairs<MessageKey, StringsTable.Value>
  ) -> StringsFile {
    StringsFile(
      path: "\(localization.map { "\($0).lproj/" } ?? "")\(table).\(kind.rawValue)",
      table: table, localization: localization, kind: kind,
      messages: StringsTable(entries: values.map { .init(key: $0, value: $1) }))
  }

  /// Makes a bundle of files.
  static func bundle(
    named name: String = "main", developmentRegion: String? = "en",
    policy: ShippingPolicy = .init(), localizations: [String] = [],
    information: BundleInformation? = nil, _ files: StringsFile...
  ) -> ResourceBundle {
    ResourceBundle(
      name: name,
      contents: BundleContents(
        files: files, localizations: localizations, information: information),
      developmentRegion: developmentRegion, policy: policy)
  }

  /// Resolves a look-up without arguments as `NSLocalizedString` does.
  static func resolve(
    _ key: MessageKey, _ arguments: [Argument] = [], table: String? = nil, bundle: String? = nil,
    in bundles: [ResourceBundle], for locale: String
  ) throws -> Resolution {
    MessageResolver(bundles: bundles).resolve(
      LookupRequest(
        entryPoint: .nslocalized, key: key, arguments: arguments, isFormatted: !arguments.isEmpty,
        isMarkdown: false, table: table, bundle: bundle),
      for: try #require(LocaleTag(locale)))
  }
}

extension StringsTable.Value {
  /// Makes a plain text.
  static func text(_ text: String) -> StringsTable.Value {
    .message(ShippedMessage(format: .init(text)))
  }
}
