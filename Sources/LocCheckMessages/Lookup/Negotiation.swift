import LocCheckCatalogs
import LocCheckLocales

/// The localizations one bundle offers one user, and the locale that formats for them.
///
/// A class, because every look-up of the user in the bundle shares it.
final class Negotiation: Sendable {
  /// The localizations to search, best first, the development region last.
  let chain: [String]
  /// The app's localization where the bundle follows it, nil where nothing constrains the bundle.
  let followedLocalization: String?
  /// The localizations that serve the user's language.
  private let serving: Set<MessageKey>
  /// The localization that stands behind tables in no localization's folder.
  private let developmentRegion: String
  /// Whether the development region serves the user's language.
  private let isInDevelopmentLanguage: Bool
  /// The locale that formats numbers and selects plurals, nil for none.
  let formattingLocale: LocaleTag?
  /// What formatting in that locale needs.
  let services: FormattingServices

  /// Negotiates for a user.
  ///
  /// The app's own choice constrains the other bundles: a framework is shown in the app's language,
  /// unless the app allows mixed localizations. Without an app, a bundle is asked by itself.
  init(
    bundle: ResourceBundle?, main: ResourceBundle?, preferred: LocaleTag,
    formattingLocale: FormattingLocale
  ) {
    let mainChain = main.map { Self.chain(of: $0, preferring: preferred) }
    let mainChoice = mainChain?.first.flatMap(LocaleTag.init)
    if let bundle {
      let isApp = bundle.name == main?.name
      let isFree = isApp || main?.allowsMixedLocalizations == true || mainChoice == nil
      self.followedLocalization = isFree ? nil : mainChain?.first
      self.chain =
        isApp
        ? mainChain ?? []
        : Self.chain(of: bundle, preferring: isFree ? preferred : mainChoice ?? preferred)
      self.serving = Set(
        LocaleNegotiation.localizations(from: bundle.localizations, preferring: [preferred])
          .map { MessageKey($0) })
    } else {
      self.chain = []
      self.serving = []
      self.followedLocalization = nil
    }
    self.developmentRegion = bundle?.developmentRegion ?? ""
    self.isInDevelopmentLanguage = !LocaleNegotiation.localizations(
      from: [developmentRegion], preferring: [preferred]
    ).isEmpty
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

  /// Returns where a text from a place of the bundle comes from: a localization that serves the
  /// user's language, or one that is a last resort.
  func source(of place: TablePlace) -> TextSource {
    let serves =
      switch place {
      case .root, .base: isInDevelopmentLanguage
      case .localization(let name): serving.contains(MessageKey(name))
      }
    return serves ? .catalog : .fallback(place.description)
  }

  /// Returns the direction of the texts in a place of the bundle.
  func direction(of place: TablePlace) -> TextDirection {
    LocaleTag(localization(of: place))?.direction ?? .leftToRight
  }

  /// Returns the localization whose language the texts in a place are in.
  private func localization(of place: TablePlace) -> String {
    switch place {
    case .root, .base: developmentRegion
    case .localization(let name): name
    }
  }

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
