public import LocCheckCatalogs
public import LocCheckLocales
public import LocCheckMessages

/// Where a label is shown: the user's locale and the resources the look-ups search.
public struct LabelEnvironment: Sendable {
  /// The user's preferred locale.
  public var locale: LocaleTag
  /// What look-ups are resolved by.
  public var resolver: MessageResolver

  /// Creates an environment.
  public init(locale: LocaleTag, resolver: MessageResolver) {
    self.locale = locale
    self.resolver = resolver
  }

  /// Creates an environment over bundles; the one named `main` is the app's own.
  public init(locale: LocaleTag, bundles: [ResourceBundle]) {
    self.init(locale: locale, resolver: MessageResolver(bundles: bundles))
  }

  /// Returns what a look-up ends in, and the look-ups of nested texts.
  func resolve(
    _ request: LookupRequest, arguments: [InterpolatedArgument]
  ) -> (resolution: Resolution, nested: [Resolution]) {
    var request = request
    var nested: [Resolution] = []
    request.arguments.reserveCapacity(arguments.count)
    for argument in arguments {
      let resolved = argument.resolved(in: self, for: request)
      request.arguments.append(resolved.argument)
      nested += resolved.nested
    }
    return (resolver.resolve(request, for: locale), nested)
  }

  /// Returns the trace of a text that is not looked up.
  func verbatimTrace(_ entryPoint: EntryPoint) -> Trace {
    Trace(
      entryPoint: entryPoint, key: nil, bundle: "", table: "", preferredLocale: locale,
      outcome: .notLookedUp, source: .verbatim)
  }
}
