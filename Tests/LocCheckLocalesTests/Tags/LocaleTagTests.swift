import LocCheckLocales
import Testing

/// Reading and canonicalising locale identifiers.
struct LocaleTagTests {
  @Test(
    arguments: [
      ("en", "en", "en"), ("pt_BR", "pt-BR", "pt_BR"), ("PT-br", "pt-BR", "pt_BR"),
      ("zh-hant-tw", "zh-Hant-TW", "zh_Hant_TW"), ("iw", "he", "he"), ("in-ID", "id-ID", "id_ID"),
      ("tl", "fil", "fil"), ("sh", "sr-Latn", "sr_Latn"), ("mo", "ro", "ro"), ("no", "no", "no"),
      ("nb", "nb", "nb"), ("es-419", "es-419", "es_419"),
      ("en-US-u-nu-latn", "en-US-u-nu-latn", "en_US@numbers=latn"),
      ("ar@numbers=latn", "ar-u-nu-latn", "ar@numbers=latn"), ("de-1996", "de-1996", "de__1996"),
      ("en_US_POSIX", "en-US-u-va-posix", "en_US_POSIX"), ("xx", "xx", "xx"),
      ("no_NO", "no-NO", "no_NO"), ("sh-BA", "sr-Latn-BA", "sr_Latn_BA"),
      ("sh-Cyrl", "sr-Cyrl", "sr_Cyrl"), ("tl_PH", "fil-PH", "fil_PH"), ("prs", "fa-AF", "fa_AF"),
      ("en-UK", "en-GB", "en_GB"), ("cmn", "zh", "zh"),
      ("ca__VALENCIA", "ca-valencia", "ca__VALENCIA"),
      ("de@collation=phonebook", "de-u-co-phonebk", "de@collation=phonebook"),
      ("en-x-team", "en-x-team", "en@x=team"),
      (
        "ar-u-nu-latn-ca-gregory",
        "ar-u-ca-gregory-nu-latn", "ar@calendar=gregorian;numbers=latn"
      ),
    ])
  func `an identifier in either syntax has one canonical form`(
    written: String, canonical: String, icu: String
  ) throws {
    let tag = try #require(LocaleTag(written))
    #expect(tag.identifier == canonical)
    #expect(tag.icuIdentifier == icu)
    #expect(LocaleTag(tag.identifier) == tag)
    #expect(LocaleTag(tag.icuIdentifier) == tag)
  }

  @Test(
    arguments: [
      ("zh-u-nu-hant", "zh-u-nu-hant", "zh"), ("en@numbers=bogus", "en-u-nu-bogus", "en"),
      ("en-u-ca-buddhist-nu-roman", "en-u-ca-buddhist-nu-roman", "en@calendar=buddhist"),
    ])
  func `ICU is not asked for a numbering system without ten digits`(
    written: String, canonical: String, icu: String
  ) throws {
    let tag = try #require(LocaleTag(written))
    #expect(tag.identifier == canonical)
    #expect(tag.icuIdentifier == icu)
  }

  @Test func `every locale of ICU reads back from either of its identifiers`() {
    #expect(LocaleData.availableLocales.count > 1000)
    for tag in LocaleData.availableLocales {
      #expect(LocaleTag(tag.identifier) == tag)
      #expect(LocaleTag(tag.icuIdentifier) == tag)
    }
  }

  @Test(
    arguments: [
      "", "_", "-", "e", "x", "en--US", "en-", "English", "en US", "en-US!", "en\u{0}", "ру",
      "🇫🇷", "12", "@", "root!", "root", "und", "en__", "__US", "en__US", "en@", "en@numbers",
      "en@numbers=", "en@=latn",
      "en@a=b@c=d", "en;numbers=latn", "en_US\n", "en\u{0}US", "en\u{301}", "i-klingon", "x-team",
      String(repeating: "en-", count: 100), "en-toolongsubtag",
      String(repeating: "a", count: 300), "en-" + String(repeating: "🙂", count: 300),
    ])
  func `an identifier that is not well-formed is refused`(written: String) {
    #expect(LocaleTag(written) == nil)
  }

  @Test func `the parts of a tag are its subtags`() throws {
    let tag = try #require(LocaleTag("zh-Hant-HK"))
    #expect(tag.language == "zh")
    #expect(tag.script == "Hant")
    #expect(tag.region == "HK")
    #expect(try #require(LocaleTag("es-419")).region == "419")
    #expect(try #require(LocaleTag("de-1996")).region == nil)
  }

  @Test func `a region is replaced, added and removed`() throws {
    let tag = try #require(LocaleTag("zh-Hant-HK"))
    #expect(tag.replacingRegion(with: "TW").identifier == "zh-Hant-TW")
    #expect(tag.replacingRegion(with: nil).identifier == "zh-Hant")
    #expect(try #require(LocaleTag("fr")).replacingRegion(with: "UA").identifier == "fr-UA")
  }

  @Test func `an ill-formed region changes nothing`() throws {
    let tag = try #require(LocaleTag("fr-FR"))
    #expect(tag.replacingRegion(with: "") == tag)
    #expect(tag.replacingRegion(with: "🇫🇷") == tag)
  }

  @Test func `tags are ordered by the bytes of their identifiers`() throws {
    let tags = try ["pt-PT", "pt", "en", "pt-BR"].map { try #require(LocaleTag($0)) }
    #expect(tags.sorted().map(\.description) == ["en", "pt", "pt-BR", "pt-PT"])
  }

  @Test func `the posix tag reads back as itself`() {
    #expect(LocaleTag("en_US_POSIX") == LocaleTag.posix)
  }

  @Test func `versions are those of the toolchain`() {
    #expect(LocaleData.icuVersion == "76.1")
    #expect(LocaleData.cldrVersion == "46")
  }
}
