public import LocCheckCatalogs
import LocCheckDiagnostics
public import LocCheckLocales
import LocCheckMarkdown

/// Resolves look-ups over bundles as Foundation and SwiftUI do.
///
/// - The language is negotiated from the user's locale over the app's localizations.
/// - The table is the first of that chain that has the name; the development region is the last
///   resort. A message that this table lacks is not looked for in another language: the default
///   value or the key is shown.
/// - Numbers and plurals follow the formatting locale, whatever language the text is in.
public struct MessageResolver: Sendable {
  /// The bundles; the one named `main` is the app's own.
  public let bundles: [ResourceBundle]
  /// How the formatting locale is chosen.
  public let formattingLocale: FormattingLocale
  /// What has been learned so far.
  private let cache = ResolutionCache()

  /// Creates a resolver over bundles.
  public init(bundles: [ResourceBundle], formattingLocale: FormattingLocale = .automatic) {
    self.bundles = bundles
    self.formattingLocale = formattingLocale
  }

  /// Returns what a look-up ends in for a user.
  public func resolve(_ request: LookupRequest, for preferred: LocaleTag) -> Resolution {
    let lookup = lookup(request, for: preferred)
    var evaluator = MessageEvaluator(
      lookup.message, arguments: request.isFormatted ? request.arguments : [],
      services: lookup.negotiation.services)
    evaluator.evaluate()
    return Resolution(
      runs: evaluator.runs,
      trace: Trace(
        entryPoint: request.entryPoint, key: request.key, bundle: request.bundleName,
        table: request.tableName, preferredLocale: preferred, negotiated: lookup.negotiation.chain,
        localization: lookup.localization, formattingLocale: lookup.negotiation.formattingLocale,
        outcome: lookup.outcome, source: lookup.source, origin: lookup.message.format.form.origin,
        selections: evaluator.selections, arguments: request.arguments),
      findings: evaluator.findings.isEmpty
        ? lookup.findings : lookup.findings + evaluator.findings)
  }

  /// Returns the locale that formats a bundle's messages for a user, nil for none.
  public func formattingLocale(for preferred: LocaleTag, bundle: String = "main") -> LocaleTag? {
    negotiation(preferred: preferred, bundle: bundle).formattingLocale
  }

  /// Returns an argument as a message of the bundle would write it for a user: by the specifier of
  /// the call, or of its type.
  public func text(
    of argument: Argument, for preferred: LocaleTag, bundle: String = "main"
  ) -> String {
    let message = CompiledMessage(
      ShippedMessage(format: .init(argument.specifier ?? argument.type.specifier)),
      isFormatted: true, isMarkdown: false)
    var evaluator = MessageEvaluator(
      message, arguments: [argument],
      services: negotiation(preferred: preferred, bundle: bundle).services)
    evaluator.evaluate()
    return evaluator.runs.plainText()
  }

  /// The app's own bundle.
  private var main: ResourceBundle? { bundle(named: "main") }

  /// Returns the bundle with a name, nil where there is none.
  private func bundle(named name: String) -> ResourceBundle? {
    bundles.first { $0.name == name }
  }

  /// Returns the localizations and the formatting locale of a bundle for a user.
  private func negotiation(preferred: LocaleTag, bundle name: String) -> Negotiation {
    cache.negotiation(.init(locale: preferred.identifier, bundle: name)) {
      Negotiation(
        bundle: bundle(named: name), main: main, preferred: preferred,
        formattingLocale: formattingLocale)
    }
  }

  /// Returns the answer to a look-up, compiled.
  private func lookup(_ request: LookupRequest, for preferred: LocaleTag) -> CompiledLookup {
    let key = ResolutionCache.LookupKey(
      key: request.key, place: .init(locale: preferred.identifier, bundle: request.bundleName),
      table: request.tableName, isFormatted: request.isFormatted, isMarkdown: request.isMarkdown,
      defaultValue: request.defaultValue)
    return cache.lookup(key) {
      let negotiation = negotiation(preferred: preferred, bundle: request.bundleName)
      return compile(request, negotiation)
    }
  }

  /// Looks a request up and takes the message apart that is shown.
  private func compile(_ request: LookupRequest, _ negotiation: Negotiation) -> CompiledLookup {
    guard let bundle = bundle(named: request.bundleName) else {
      return fallback(
        request, negotiation, .missingBundle, localization: nil,
        findings: [.missingBundle(request.bundleName, among: bundles.map(\.name))])
    }
    for localization in negotiation.chain {
      guard let table = bundle.table(named: request.tableName, for: localization) else { continue }
      switch table.message(for: request.key) {
      case .found(let message):
        return CompiledLookup(
          message: CompiledMessage(
            message, isFormatted: request.isFormatted, isMarkdown: request.isMarkdown),
          source: negotiation.serves(localization)
            ? .catalog : .fallback(localization),
          outcome: .found(variant: message.format.variant), localization: localization,
          negotiation: negotiation, findings: [])
      case .absent(let absence):
        return fallback(
          request, negotiation, .absent(absence), localization: localization,
          findings: Diagnostic.absent(absence, request, localization, table: table, bundle: bundle))
      }
    }
    return fallback(
      request, negotiation, .missingTable, localization: nil,
      findings: [.missingTable(request.tableName, in: bundle)])
  }

  /// Takes the default value or the key apart, which is shown where a message is not found.
  private func fallback(
    _ request: LookupRequest, _ negotiation: Negotiation, _ outcome: Trace.Outcome,
    localization: String?, findings: [Diagnostic]
  ) -> CompiledLookup {
    CompiledLookup(
      message: CompiledMessage(
        ShippedMessage(format: .init(request.effectiveDefaultValue ?? request.key.text)),
        isFormatted: request.isFormatted, isMarkdown: request.isMarkdown),
      source: request.effectiveDefaultValue == nil ? .key : .defaultValue, outcome: outcome,
      localization: localization, negotiation: negotiation, findings: findings)
  }
}
