import Foundation
import LocCheckLocales
import Testing

/// Numbers in the spelling of a locale, held against Foundation's own formatter.
struct NumberSymbolsTests {
  /// Integers of every length, around the places where a separator appears.
  private static let integers: [Int64] = [
    0, 1, 9, 10, 99, 100, 999, 1000, 1234, 9999, 10_000, 12_345, 99_999, 100_000, 1_234_567,
    12_345_678, 1_234_567_890, .max, -1, -5, -999, -1000, -1234, -12_345, -1_234_567, .min,
  ]

  /// Whether Foundation formats by the locale it is given.
  ///
  /// Before a region it drops the script a language is mostly written in; `ff_GH` and `kok_IN` have
  /// other symbols than `ff_Latn_GH` and `kok_Deva_IN`.
  private static func isOracle(for locale: LocaleTag) -> Bool {
    !["ff", "kok"].contains(locale.language) || locale.script == nil || locale.region == nil
  }

  /// Returns whether two texts have the same scalars.
  private func areSame(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  @Test(
    arguments: [
      ("en", "1,234,567", "1,234"), ("en_IN", "12,34,567", "1,234"), ("hi", "12,34,567", "1,234"),
      ("bn", "12,34,567", "1,234"), ("mr", "12,34,567", "1,234"), ("de", "1.234.567", "1.234"),
      ("pt_BR", "1.234.567", "1.234"), ("es", "1.234.567", "1234"), ("it", "1.234.567", "1234"),
      ("es_MX", "1,234,567", "1,234"), ("de_CH", "1’234’567", "1’234"),
      ("fr", "1\u{202F}234\u{202F}567", "1\u{202F}234"),
      ("fr_CA", "1\u{A0}234\u{A0}567", "1\u{A0}234"), ("ru", "1\u{A0}234\u{A0}567", "1\u{A0}234"),
      ("pl", "1\u{A0}234\u{A0}567", "1234"), ("pt_PT", "1\u{A0}234\u{A0}567", "1234"),
      ("ar", "1,234,567", "1,234"), ("ar_EG", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤"), ("fa", "۱٬۲۳۴٬۵۶۷", "۱٬۲۳۴"),
      ("ne", "१२,३४,५६७", "१,२३४"), ("ar@numbers=arab", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤"),
      ("ar-EG-u-nu-latn", "1,234,567", "1,234"), ("ja", "1,234,567", "1,234"),
      ("xx", "1234567", "1234"), ("en_US_POSIX", "1234567", "1234"),
    ])
  func `V78 to V87 integers are grouped as the locale does`(
    locale: String, million: String, thousand: String
  ) throws {
    let symbols = NumberSymbols(locale: try #require(LocaleTag(locale)))
    #expect(areSame(symbols.string(1_234_567), million))
    #expect(areSame(symbols.string(1234), thousand))
  }

  @Test(
    arguments: [
      ("en", "-5"), ("sv", "−5"), ("nb", "−5"), ("he", "\u{200E}-5"), ("ar", "\u{200E}-5"),
      ("ar_EG", "\u{61C}-٥"), ("fa", "\u{200E}−۵"),
    ])
  func `V86 negative integers have the minus of the locale`(
    locale: String, expected: String
  ) throws {
    let symbols = NumberSymbols(locale: try #require(LocaleTag(locale)))
    #expect(areSame(symbols.string(-5), expected))
  }

  @Test func `every locale of ICU writes integers as Foundation does`() {
    for locale in LocaleData.availableLocales where Self.isOracle(for: locale) {
      let symbols = NumberSymbols(locale: locale)
      let oracle = Locale(identifier: locale.icuIdentifier)
      for value in Self.integers {
        let expected = String(format: "%lld", locale: oracle, value)
        let actual = symbols.string(value)
        if !areSame(actual, expected) {
          Issue.record("\(locale) \(value): expected '\(expected)', found '\(actual)'")
        }
      }
    }
  }

  @Test func `every locale of ICU has the signs and separators Foundation writes`() {
    for locale in LocaleData.availableLocales where Self.isOracle(for: locale) {
      let symbols = NumberSymbols(locale: locale)
      let oracle = Locale(identifier: locale.icuIdentifier)
      let digits = symbols.digits
      let rows: [(format: String, value: any CVarArg, actual: String)] = [
        ("%+lld", 5 as Int64, symbols.plusPrefix + digits[5]),
        ("%.1f", 2.5, digits[2] + symbols.decimalSeparator + digits[5]),
        ("%f", Double.nan, symbols.notANumber),
        ("%f", Double.infinity, symbols.infinity),
        ("%f", -Double.infinity, symbols.minusPrefix + symbols.infinity + symbols.minusSuffix),
      ]
      for row in rows {
        let expected = String(format: row.format, locale: oracle, row.value)
        if !areSame(row.actual, expected) {
          Issue.record("\(locale) \(row.format): expected '\(expected)', found '\(row.actual)'")
        }
      }
    }
  }

  @Test(arguments: [("en", "E"), ("sv", "×10^"), ("ar_EG", "أس")])
  func `exponents are announced as the locale does`(locale: String, expected: String) throws {
    let tag = try #require(LocaleTag(locale))
    let symbols = NumberSymbols(locale: tag)
    #expect(areSame(symbols.exponent, expected))
    let written = String(format: "%e", locale: Locale(identifier: tag.icuIdentifier), 12345.678)
    #expect(written.contains(symbols.exponent))
  }

  @Test(arguments: ["en-u-nu-roman", "zh-u-nu-hant", "he-u-nu-hebr", "en@numbers=bogus", "en-u-nu"])
  func `a numbering system without ten digits gives way to that of the language`(
    locale: String
  ) throws {
    let tag = try #require(LocaleTag(locale))
    let symbols = NumberSymbols(locale: tag)
    #expect(symbols.string(1_234_567) == "1,234,567")
    let oracle = Locale(identifier: tag.icuIdentifier)
    #expect(String(format: "%lld", locale: oracle, 1_234_567 as Int64) == "1,234,567")
  }

  @Test func `the largest magnitude is written whole`() throws {
    let english = NumberSymbols(locale: try #require(LocaleTag("en")))
    #expect(english.string(magnitude: .max) == "18,446,744,073,709,551,615")
    let adlam = NumberSymbols(locale: try #require(LocaleTag("ff-Adlm")))
    #expect(areSame(adlam.string(magnitude: .max), "𞥑𞥘⹁𞥔𞥔𞥖⹁𞥗𞥔𞥔⹁𞥐𞥗𞥓⹁𞥗𞥐𞥙⹁𞥕𞥕𞥑⹁𞥖𞥑𞥕"))
  }

  @Test func `the services of a locale are its rules and symbols`() throws {
    let tag = try #require(LocaleTag("ru"))
    let services = LocaleServices(locale: tag)
    #expect(services.locale == tag)
    #expect(services.symbols == NumberSymbols(locale: tag))
    #expect(services.pluralRules.category(of: .integer(3)) == .few)
  }
}
