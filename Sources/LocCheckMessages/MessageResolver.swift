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
  /// How the formatting locale is chosen where a request does not say.
  public let formattingLocale: FormattingLocale
  /// A Boolean value that says whether string arguments are put between directional isolates where
  /// ``DirectionalIsolation`` guesses that Apple's systems do.
  public let isolatesArguments: Bool
  /// What has been learned so far.
  private let cache = ResolutionCache()

  /// Creates a resolver over bundles.
  public init(
    bundles: [ResourceBundle], formattingLocale: FormattingLocale = .automatic,
    isolatesArguments: Bool = false
  ) {
    self.bundles = bundles
    self.formattingLocale = formattingLocale
    self.isolatesArguments = isolatesArguments
  }

  /// Returns what a look-up ends in for a user.
  public func resolve(_ request: LookupRequest, for preferred: LocaleTag) -> Resolution {
    let lookup = lookup(request, for: preferred)
    var evaluator = MessageEvaluator(
      lookup.message, arguments: request.isFormatted ? request.arguments : [],
      services: lookup.negotiation.services,
      isolation: isolatesArguments ? lookup.isolation : nil)
    evaluator.evaluate()
    var findings = lookup.findings + evaluator.findings
    let runs = evaluator.runs
    if runs.isEmpty, let finding = emptyText(request, lookup, evaluator) {
      findings.append(finding)
    }
    return Resolution(
      runs: runs,
      trace: Trace(
        entryPoint: request.entryPoint, key: request.key, bundle: request.bundleName,
        table: request.tableName, preferredLocale: preferred, negotiated: lookup.negotiation.chain,
        localization: lookup.place?.description,
        followedLocalization: lookup.negotiation.followedLocalization,
        formattingLocale: lookup.negotiation.formattingLocale,
        outcome: lookup.outcome, source: lookup.source, origin: lookup.message.format.form.origin,
        selections: evaluator.selections, arguments: request.arguments),
      findings: findings)
  }

  /// Makes the finding about a translation that shows nothing: an empty text, or an empty form of a
  /// plural; nil where the arguments alone are empty.
  private func emptyText(
    _ request: LookupRequest, _ lookup: CompiledLookup, _ evaluator: MessageEvaluator
  ) -> Diagnostic? {
    guard case .found = lookup.outcome, let place = lookup.place, !request.key.text.isEmpty,
      lookup.message.format.form.text.isEmpty || !evaluator.selections.isEmpty
    else { return nil }
    return .emptyText(
      request.key, in: place,
      at: evaluator.selections.last?.origin ?? lookup.message.format.form.origin)
  }

  /// Returns the locale that formats the message of a look-up for a user, nil for none.
  ///
  /// It is chosen as the request says, else as the resolver does.
  public func formattingLocale(
    of request: LookupRequest, for preferred: LocaleTag
  ) -> LocaleTag? {
    negotiation(of: request, for: preferred).formattingLocale
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
      services: negotiation(preferred: preferred, bundle: bundle, formattingLocale).services,
      isolation: nil)
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
  private func negotiation(
    preferred: LocaleTag, bundle name: String, _ formattingLocale: FormattingLocale
  ) -> Negotiation {
    let key = ResolutionCache.NegotiationKey(
      locale: preferred.identifier, bundle: name, formattingLocale: formattingLocale)
    return cache.negotiation(key) {
      Negotiation(
        bundle: bundle(named: name), main: main, preferred: preferred,
        formattingLocale: formattingLocale)
    }
  }

  /// Returns the localizations and the formatting locale of a look-up for a user.
  private func negotiation(
    of request: LookupRequest, for preferred: LocaleTag
  ) -> Negotiation {
    negotiation(
      preferred: preferred, bundle: request.bundleName,
      request.formattingLocale ?? formattingLocale)
  }

  /// Returns the answer to a look-up, compiled.
  private func lookup(_ request: LookupRequest, for preferred: LocaleTag) -> CompiledLookup {
    let key = ResolutionCache.LookupKey(
      key: request.key,
      place: .init(
        locale: preferred.identifier, bundle: request.bundleName,
        formattingLocale: request.formattingLocale ?? formattingLocale),
      table: request.tableName, isFormatted: request.isFormatted, isMarkdown: request.isMarkdown,
      defaultValue: request.effectiveDefaultValue)
    return cache.lookup(key) {
      compile(request, negotiation(of: request, for: preferred))
    }
  }

  /// Looks a request up and takes the message apart that is shown.
  private func compile(_ request: LookupRequest, _ negotiation: Negotiation) -> CompiledLookup {
    guard let bundle = bundle(named: request.bundleName) else {
      return fallback(
        request, negotiation, .missingBundle, place: nil,
        findings: [.missingBundle(request.bundleName, among: bundles.map(\.name))])
    }
    guard let table = bundle.table(named: request.tableName, along: negotiation.chain) else {
      return fallback(
        request, negotiation, .missingTable, place: nil,
        findings: [.missingTable(request, in: bundle, among: bundles)])
    }
    let answer = table.message(for: request.key)
    switch answer.lookup {
    case .found(let message):
      return CompiledLookup(
        message: CompiledMessage(
          message, isFormatted: request.isFormatted, isMarkdown: request.isMarkdown),
        source: negotiation.source(of: answer.place),
        outcome: .found(variant: message.format.variant), place: answer.place,
        negotiation: negotiation,
        findings: Diagnostic.found(message, request, at: answer.place, in: bundle))
    case .absent(let absence):
      let miss = LookupMiss(
        request: request, absence: absence, place: answer.place, table: table, bundle: bundle,
        bundles: bundles, chain: negotiation.chain,
        index: cache.keyIndex(bundle: bundle.name, table: request.tableName) {
          KeyIndex(keys: bundle.keys(ofTable: request.tableName))
        })
      return fallback(
        request, negotiation, .absent(absence), place: answer.place, findings: miss.findings)
    }
  }

  /// Takes the default value or the key apart, which is shown where a message is not found.
  private func fallback(
    _ request: LookupRequest, _ negotiation: Negotiation, _ outcome: Trace.Outcome,
    place: TablePlace?, findings: [Diagnostic]
  ) -> CompiledLookup {
    CompiledLookup(
      message: CompiledMessage(
        ShippedMessage(format: .init(request.effectiveDefaultValue ?? request.key.text)),
        isFormatted: request.isFormatted, isMarkdown: request.isMarkdown),
      source: request.effectiveDefaultValue == nil ? .key : .defaultValue, outcome: outcome,
      place: place, negotiation: negotiation, findings: findings)
  }
}
