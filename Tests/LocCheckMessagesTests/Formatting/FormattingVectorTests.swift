import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import Testing

/// Formats with the text that Foundation makes of them in a locale.
struct FormattingVectorTests {
  /// A format, its arguments and the text.
  struct Vector: Sendable, CustomTestStringConvertible {
    /// The number in the list of vectors.
    var number: String
    /// The locale, nil for none.
    var locale: String?
    /// The format.
    var format: String
    /// The arguments.
    var arguments: [Argument]
    /// The text.
    var expected: String

    /// The vector's number and locale.
    var testDescription: String { "\(number) \(locale ?? "none")" }

    /// Creates a vector.
    init(
      _ number: String, _ locale: String?, _ format: String, _ arguments: [Argument],
      _ expected: String
    ) {
      self.number = number
      self.locale = locale
      self.format = format
      self.arguments = arguments
      self.expected = expected
    }
  }

  /// The vectors without findings.
  static let vectors = [
    Vector("V9", "en_US", "one   - %012.2f", [.double(12345.678)], "one   -    12,345.68"),
    Vector("V10", "nl_NL", "three - %12.4f", [.double(12345.678)], "three -  12.345,6780"),
    Vector("V11", "fr_FR", "four  - %.2f", [.double(12345.678)], "four  - 12\u{202F}345,68"),
    Vector("V12", "en", "PRE%lfSUF", [.double(123.45)], "PRE123.450000SUF"),
    Vector("V78", "en", "%lld items", [.int(1_234_567)], "1,234,567 items"),
    Vector(
      "V79", nil, "%lld|%.2f", [.int(1_234_567), .double(1234567.891)], "1234567|1234567.89"),
    Vector("V80", "de", "%2$lld von %1$lld", [.int(10000), .int(3)], "3 von 10.000"),
    Vector("V81", "es", "%lld", [.int(1234)], "1234"),
    Vector("V81", "es", "%lld", [.int(12345)], "12.345"),
    Vector("V82", "pl", "%lld", [.int(12345)], "12\u{A0}345"),
    Vector("V83", "fr", "%lld", [.int(1_234_567)], "1\u{202F}234\u{202F}567"),
    Vector("V83", "ru", "%lld", [.int(1_234_567)], "1\u{A0}234\u{A0}567"),
    Vector("V84", "hi", "%lld", [.int(1_234_567)], "12,34,567"),
    Vector("V84", "bn", "%lld", [.int(1_234_567)], "12,34,567"),
    Vector("V84", "mr", "%lld", [.int(1_234_567)], "12,34,567"),
    Vector("V85", "ar", "%lld", [.int(1_234_567)], "1,234,567"),
    Vector("V85", "ar_EG", "%lld", [.int(1_234_567)], "١٬٢٣٤٬٥٦٧"),
    Vector("V85", "fa", "%lld", [.int(1_234_567)], "۱٬۲۳۴٬۵۶۷"),
    Vector("V86", "sv", "%lld", [.int(-5)], "\u{2212}5"),
    Vector("V86", "he", "%lld", [.int(-5)], "\u{200E}-5"),
    Vector("V87", "de_CH", "%lld", [.int(1_234_567)], "1’234’567"),
    Vector("V88", "de", "%lf", [.double(1.5)], "1,500000"),
    Vector("V88", "de", "%.1f%%", [.double(12.34)], "12,3%"),
    Vector("V89", "pt_BR", "%.2f", [.double(1234.5)], "1.234,50"),
    Vector("V89", "pt_PT", "%.2f", [.double(1234.5)], "1234,50"),
    Vector("V90", "en", "%05d", [.int32(42)], "00,042"),
    Vector("V90", "en", "%x", [.int32(255)], "ff"),
    Vector("V91", "en", "%.0f %.2f", [.double(2.5), .double(0.125)], "2 0.12"),
    Vector("V92", "en", "%2$@ then %@", [.string("A"), .string("B")], "B then A"),
    Vector(
      "4.4", "en", "%@ then %1$@ then %@", [.string("A"), .string("B")], "A then A then B"),
    Vector("4.4", "en", "%-8@|%.1@|", [.string("A"), .string("BCD")], "A|BCD|"),
    Vector("A25", "en", "Port %lld", [.int(2014)], "Port 2,014"),
    Vector("A25", "de", "Port %lld", [.int(2014)], "Port 2.014"),
    Vector("A25", "de", "Port %@", [.string("2014")], "Port 2014"),
    Vector("A17", "da", "%ld elementer", [.int(1500)], "1.500 elementer"),
    Vector("surplus", "en", "%lld", [.int(1), .int(2), .string("x")], "1"),
    Vector(
      "star", "en", "%*d|%-*d|", [.int32(6), .int32(42), .int32(4), .int32(7)], "    42|7   |"),
    Vector("star", "en", "%.*f", [.int32(1), .double(2.25)], "2.2"),
  ]

  @Test(arguments: vectors)
  func `arguments are written as the locale writes them`(_ vector: Vector) throws {
    let resolution = try Messages.resolve(vector.format, vector.arguments, in: vector.locale)
    #expect(resolution.text.unicodeScalars.elementsEqual(vector.expected.unicodeScalars))
    #expect(resolution.findings.isEmpty)
  }

  @Test(
    arguments: [
      ("50%", [], "50", "format.bare-percent"),
      ("%y %d", [.int(5)], "y 5", "format.unknown-conversion"),
    ] as [(String, [Argument], String, String)])
  func `V93: what is no conversion is shown without its sign`(
    _ format: String, _ arguments: [Argument], _ expected: String, _ finding: String
  ) throws {
    let resolution = try Messages.resolve(format, arguments, in: "en")
    #expect(resolution.text == expected)
    #expect(resolution.findings.map(\.id.name) == [finding])
  }

  @Test func `an argument is written by its own specifier, then by its type's`() throws {
    let resolver = MessageResolver(bundles: [
      ResourceBundle(
        developmentRegion: "en",
        tables: [ShippedTable(name: "Localizable", localization: "fr", messages: [:])])
    ])
    let locale = try #require(LocaleTag("fr-CA"))
    #expect(resolver.text(of: .int(1234), for: locale) == "1\u{A0}234")
    #expect(resolver.text(of: .double(0.5), for: locale) == "0,500000")
    #expect(resolver.text(of: .string("%d"), for: locale) == "%d")
    let share = Argument(type: .double, value: .floating(0.5), specifier: "%.1f")
    #expect(resolver.text(of: share, for: locale) == "0,5")
  }
}
