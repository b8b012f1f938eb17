import LocCheckCatalogs
import LocCheckLocales

/// The localizations one bundle offers one user, and the locale that formats for them.
///
/// A class, because every look-up of the user in the bundle shares it.
final class Negotiation: Sendable {
  /// The localizations to search, best first, the development region last.
  let chain: [String]
  /// The localizations that serve the user's language.
  private let serving: Set<MessageKey>
  /// The locale that formats numbers and selects plurals, nil for none.
  let formattingLocale: LocaleTag?
  /// What formatting in that locale needs.
  let services: FormattingServices

  /// Negotiates for a user.
  ///
  /// The app's own choice constrains the other bundles: a framework is shown in the app's language.
  /// Without an app, a bundle is asked by itself.
  init(
    bundle: ResourceBundle?, main: ResourceBundle?, preferred: LocaleTag,
    formattingLocale: FormattingLocale
  ) {
    let mainChain = main.map { Self.chain(of: $0, preferring: preferred) }
    let mainChoice = mainChain?.first.flatMap(LocaleTag.init)
    if let bundle {
      self.chain =
        bundle.name == main?.name
        ? mainChain ?? [] : Self.chain(of: bundle, preferring: mainChoice ?? preferred)
      self.serving = Set(
        LocaleNegotiation.localizations(from: bundle.localizations, preferring: [preferred])
          .map { MessageKey($0) })
    } else {
      self.chain = []
      self.serving = []
    }
    let chosen = mainChoice ?? chain.first.flatMap(LocaleTag.init)
    switch formattingLocale {
    case .automatic:
      self.formattingLocale = Self.formattingLocale(of: chosen, for: preferred)
    case .none:
      self.formattingLocale = nil
    case .explicit(let locale):
      self.formattingLocale = locale
    }
    self.services = FormattingServices(locale: self.formattingLocale)
  }

  /// Returns whether a localization serves the user's language, and is not a last resort.
  func serves(_ localization: String) -> Bool { serving.contains(MessageKey(localization)) }

  /// Returns the localizations of a bundle to search, best first.
  private static func chain(
    of bundle: ResourceBundle, preferring preferred: LocaleTag
  ) -> [String] {
    LocaleNegotiation.localizations(
      from: bundle.localizations, preferring: [preferred],
      developmentRegion: bundle.developmentRegion)
  }

  /// Returns the user's locale where the app's language is theirs, else the app's language in the
  /// user's region.
  private static func formattingLocale(
    of localization: LocaleTag?, for preferred: LocaleTag
  ) -> LocaleTag {
    guard let localization, localization.language != preferred.language else { return preferred }
    return preferred.region.map { localization.replacingRegion(with: $0) } ?? localization
  }
}
