import LocCheckCatalogs
public import LocCheckMessages

extension LabelEnvironment {
  /// Returns what `String(localized:)` gives for a message: no Markdown, and the message's own
  /// locale where it has one.
  public func string(localized resource: LocalizedStringResource) -> Resolution {
    var environment = self
    environment.locale = resource.locale ?? locale
    return environment.resolve(
      resource.request(entryPoint: .localized, isMarkdown: false),
      arguments: resource.defaultValue.message.arguments
    ).resolution
  }

  /// Returns what `NSLocalizedString` gives, formatted by `String.localizedStringWithFormat` where
  /// there are arguments; an empty value is none.
  public func nsLocalizedString(
    _ key: String, tableName: String? = nil, bundle: BundleDescription? = nil,
    value: String? = nil, arguments: [Argument] = []
  ) -> Resolution {
    let request = LookupRequest(
      entryPoint: .nslocalized, key: MessageKey(key),
      defaultValue: value.flatMap { $0.isEmpty ? nil : $0 }, arguments: arguments,
      isFormatted: !arguments.isEmpty, isMarkdown: false, table: tableName, bundle: bundle?.name)
    return resolver.resolve(request, for: locale)
  }
}
