import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Messages and look-ups as tests write them.
enum Messages {
  /// Makes a message of a format and its plural variables.
  static func message(_ format: String, _ variables: ShippedMessage.Variable...) -> ShippedMessage {
    ShippedMessage(format: .init(format), variables: variables)
  }

  /// Makes a plural variable.
  static func variable(
    _ name: String, argument: Int? = nil, specifier: String = "d",
    _ forms: KeyValuePairs<PluralCategory, String>
  ) -> ShippedMessage.Variable {
    ShippedMessage.Variable(
      name: name, argument: argument, specifier: specifier,
      forms: forms.map { category, text in
        .init(category, .init(text, variant: "plural.\(category.rawValue)"))
      })
  }

  /// Makes a plural of the first argument.
  static func plural(
    specifier: String = "lld", argument: Int? = nil,
    _ forms: KeyValuePairs<PluralCategory, String>
  ) -> ShippedMessage {
    message(
      argument.map { "%\($0)$#@value@" } ?? "%#@value@",
      variable("value", argument: argument, specifier: specifier, forms))
  }

  /// Resolves one message under a formatting locale, nil for none.
  static func resolve(
    _ message: ShippedMessage, _ arguments: [Argument], in locale: String?,
    isFormatted: Bool = true, isMarkdown: Bool = false
  ) throws -> Resolution {
    let formatting: FormattingLocale =
      try locale.map { .explicit(try #require(LocaleTag($0))) } ?? .none
    let table = ShippedTable(name: "Localizable", localization: "en", messages: ["key": message])
    let resolver = MessageResolver(
      bundles: [ResourceBundle(developmentRegion: "en", tables: [table])],
      formattingLocale: formatting)
    return resolver.resolve(
      LookupRequest(
        entryPoint: .localized, key: "key", arguments: arguments, isFormatted: isFormatted,
        isMarkdown: isMarkdown),
      for: try #require(LocaleTag("en")))
  }

  /// Resolves one format under a formatting locale, nil for none.
  static func resolve(
    _ format: String, _ arguments: [Argument], in locale: String?, isFormatted: Bool = true,
    isMarkdown: Bool = false
  ) throws -> Resolution {
    try resolve(
      message(format), arguments, in: locale, isFormatted: isFormatted, isMarkdown: isMarkdown)
  }
}
