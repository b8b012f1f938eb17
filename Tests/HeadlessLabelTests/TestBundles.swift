import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Bundles that tests build in memory.
enum TestBundles {
  /// Returns a bundle of messages by localization, all in one table.
  static func messages(
    name: String = "main", table: String = "Localizable", developmentRegion: String = "en",
    _ messages: [String: [MessageKey: ShippedMessage]]
  ) -> ResourceBundle {
    ResourceBundle(
      name: name, developmentRegion: developmentRegion,
      tables: messages.sorted { $0.key < $1.key }.map { localization, messages in
        ShippedTable(name: table, localization: localization, messages: messages)
      })
  }

  /// Returns a bundle of plain strings by localization.
  static func strings(
    name: String = "main", table: String = "Localizable", developmentRegion: String = "en",
    _ strings: [String: [MessageKey: String]]
  ) -> ResourceBundle {
    messages(
      name: name, table: table, developmentRegion: developmentRegion,
      strings.mapValues { $0.mapValues(text) })
  }

  /// Returns a bundle with one message of one table.
  static func message(
    _ key: MessageKey, _ messages: [String: ShippedMessage], developmentRegion: String = "en"
  ) -> ResourceBundle {
    self.messages(developmentRegion: developmentRegion, messages.mapValues { [key: $0] })
  }

  /// Returns a message without variations.
  static func text(_ text: String) -> ShippedMessage {
    ShippedMessage(format: .init(text))
  }

  /// Returns a message that is a plural of its first counted argument.
  static func plural(
    _ forms: KeyValuePairs<PluralCategory, String>, specifier: String = "lld",
    argument: Int? = nil
  ) -> ShippedMessage {
    ShippedMessage(
      format: .init(argument.map { "%\($0)$#@value@" } ?? "%#@value@"),
      variables: [
        .init(
          name: "value", argument: argument, specifier: specifier,
          forms: forms.map { category, text in
            .init(category, .init(text, variant: "plural.\(category.rawValue)"))
          })
      ])
  }
}

extension LabelEnvironment {
  /// Creates an environment over bundles from a tag that must be well-formed.
  init(_ tag: String, _ bundles: ResourceBundle...) throws {
    self.init(locale: try #require(LocaleTag(tag)), bundles: bundles)
  }
}
