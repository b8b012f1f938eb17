import LocCheckLocales
import Testing

@testable import LocCheck

/// Names that localizations may have.
struct LocalizationNameTests {
  @Test(
    arguments: [
      "en", "zh-Hant", "zh_TW", "pt-BR", "pt_BR", "English", "german", "es-419", "sr-Latn", "fil",
      "iw",
    ])
  func `codes and old names are locales`(name: String) {
    #expect(LocalizationName.isLocale(name))
  }

  @Test(arguments: ["", "Resources", "Klingon", "en US", "e", "de.old", "en-", "copy of en"])
  func `other names are none`(name: String) {
    #expect(!LocalizationName.isLocale(name))
  }

  @Test(arguments: LocalizationName.legacyNames.sorted())
  func `an old name serves a user as on the device`(name: String) {
    let users = LocaleData.availableLocales.filter { user in
      !LocaleNegotiation.localizations(from: [name], preferring: [user]).isEmpty
    }
    #expect(!users.isEmpty)
  }

  @Test(arguments: ["klingon", "hebrew", "greek", "czech", "hungarian"])
  func `a language that has no old name serves nobody`(name: String) {
    let users = LocaleData.availableLocales.filter { user in
      !LocaleNegotiation.localizations(from: [name], preferring: [user]).isEmpty
    }
    #expect(users.isEmpty)
    #expect(!LocalizationName.isLocale(name))
  }
}
