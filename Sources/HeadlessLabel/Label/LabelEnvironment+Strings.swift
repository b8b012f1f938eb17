import LocCheckCatalogs
public import LocCheckLocales
public import LocCheckMessages

extension LabelEnvironment {
  /// Returns what `String(localized:)` gives for a resource, without Markdown.
  ///
  /// The locale of the resource, where it has one, chooses the language and formats.
  public func string(localized resource: LocalizedStringResource) -> Resolution {
    var environment = self
    environment.locale = resource.locale ?? locale
    return environment.string(resource, formattedFor: nil)
  }

  /// Returns what `String(localized:table:bundle:locale:comment:)` gives, without Markdown.
  ///
  /// The locale formats numbers and selects plurals; it does not choose the language, which stays
  /// the environment's. Apple's documentation of the initializer says so.
  public func string(
    localized keyAndValue: LocalizationValue, table: String? = nil,
    bundle: BundleDescription? = nil, locale: LocaleTag? = nil, comment: StaticString? = nil
  ) -> Resolution {
    string(
      LocalizedStringResource(
        keyAndValue, table: table, bundle: bundle ?? .main, comment: comment),
      formattedFor: locale)
  }

  /// Returns what `String(localized:defaultValue:table:bundle:locale:comment:)` gives.
  ///
  /// The arguments are those of the default value, which is shown where the key has no entry. The
  /// locale formats and does not choose the language.
  public func string(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: BundleDescription? = nil, locale: LocaleTag? = nil, comment: StaticString? = nil
  ) -> Resolution {
    string(
      LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, bundle: bundle ?? .main, comment: comment),
      formattedFor: locale)
  }

  /// Returns what `NSLocalizedString` gives, formatted by a second call where there are arguments.
  ///
  /// An empty value is none. Without arguments nothing is formatted: per cent signs stay as they
  /// are.
  public func nsLocalizedString(
    _ key: String, tableName: String? = nil, bundle: BundleDescription? = nil,
    value: String? = nil, arguments: [any MessageArgument] = [],
    formatting: StringFormatting = .localizedStringWithFormat
  ) -> Resolution {
    let request = LookupRequest(
      entryPoint: .nslocalized, key: MessageKey(key), defaultValue: value,
      arguments: arguments.map(\.messageArgument), isFormatted: !arguments.isEmpty,
      isMarkdown: false, table: tableName, bundle: bundle?.name,
      formattingLocale: formatting.formattingLocale)
    return resolver.resolve(request, for: locale)
  }

  /// Returns the string of a resource in the environment's language, formatted for a locale.
  private func string(
    _ resource: LocalizedStringResource, formattedFor formattingLocale: LocaleTag?
  ) -> Resolution {
    var request = resource.request(entryPoint: .localized, isMarkdown: false)
    request.formattingLocale = formattingLocale.map(FormattingLocale.explicit)
    return resolve(request, arguments: resource.defaultValue.message.arguments).resolution
  }
}
