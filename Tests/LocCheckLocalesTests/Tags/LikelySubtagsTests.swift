import LocCheckLocales
import Testing

/// Tags with the script and region that go without saying.
struct LikelySubtagsTests {
  @Test(arguments: [
    ("zh_TW", "zh-Hant-TW"), ("zh-Hant", "zh-Hant-TW"), ("zh-Hant-TW", "zh-Hant-TW"),
    ("zh", "zh-Hans-CN"), ("zh-HK", "zh-Hant-HK"), ("pt_BR", "pt-Latn-BR"), ("pt", "pt-Latn-BR"),
    ("pt-PT", "pt-Latn-PT"), ("sr", "sr-Cyrl-RS"), ("sh", "sr-Latn-RS"), ("iw", "he-Hebr-IL"),
    ("qaa", "qaa"),
  ])
  func `likely subtags are those of CLDR`(tag: String, expected: String) throws {
    #expect(try #require(LocaleTag(tag)).maximalIdentifier == expected)
  }
}
