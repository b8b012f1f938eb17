import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// Formatted values: outputs of Apple's formatter and findings about formats that break.
struct FormatVectorTests {
  @Test(
    arguments: [
      ("V78", "en", "%lld items", [.int(1_234_567)], "1,234,567 items"),
      ("V80", "de", "%2$lld von %1$lld", [.int(10_000), .int(3)], "3 von 10.000"),
      ("V81", "es", "%lld", [.int(1234)], "1234"), ("V81", "es", "%lld", [.int(12_345)], "12.345"),
      ("V82", "pl", "%lld", [.int(12_345)], "12\u{A0}345"),
      ("V83", "fr", "%lld", [.int(1_234_567)], "1\u{202F}234\u{202F}567"),
      ("V83", "ru", "%lld", [.int(1_234_567)], "1\u{A0}234\u{A0}567"),
      ("V84", "hi", "%lld", [.int(1_234_567)], "12,34,567"),
      ("V84", "bn", "%lld", [.int(1_234_567)], "12,34,567"),
      ("V84", "mr", "%lld", [.int(1_234_567)], "12,34,567"),
      ("V85", "ar", "%lld", [.int(1_234_567)], "1,234,567"),
      ("V85", "ar_EG", "%lld", [.int(1_234_567)], "١٬٢٣٤٬٥٦٧"),
      ("V85", "fa", "%lld", [.int(1_234_567)], "۱٬۲۳۴٬۵۶۷"),
      ("V86", "sv", "%lld", [.int(-5)], "\u{2212}5"),
      ("V86", "he", "%lld", [.int(-5)], "\u{200E}-5"),
      ("V87", "de_CH", "%lld", [.int(1_234_567)], "1’234’567"),
      ("V88", "de", "%lf", [.double(1.5)], "1,500000"),
      ("V88", "de", "%.1f%%", [.double(12.34)], "12,3%"),
      ("V89", "pt_BR", "%.2f", [.double(1234.5)], "1.234,50"),
      ("V89", "pt_PT", "%.2f", [.double(1234.5)], "1234,50"),
      ("V90", "en", "%05d", [.int(42)], "00,042"), ("V90", "en", "%x", [.int(255)], "ff"),
      ("V91", "en", "%.0f %.2f", [.double(2.5), .double(0.125)], "2 0.12"),
      ("V92", "en", "%2$@ then %@", [.string("A"), .string("B")], "B then A"),
      ("V9", "en_US", "one   - %012.2f", [.double(12345.678)], "one   -    12,345.68"),
      ("V10", "nl_NL", "three - %12.4f", [.double(12345.678)], "three -  12.345,6780"),
      ("V11", "fr_FR", "four  - %.2f", [.double(12345.678)], "four  - 12\u{202F}345,68"),
      ("order", "en", "%@ then %1$@ then %@", [.string("A"), .string("B")], "A then A then B"),
      ("star", "en", "%*lld|", [.int(6), .int(42)], "    42|"),
      ("surplus", "en", "%@", [.string("A"), .int(2)], "A"),
      ("space flag", "fr", "Ouvrir dans % @", [.string("Safari")], "Ouvrir dans Safari"),
      ("doubled", "it", "%@ %% d'insulina", [.string("5")], "5 % d'insulina"),
      ("repeated", "it", "%1$@ %1$@", [.string("A")], "A A"),
    ] as [(String, String, String, [Argument], String)])
  func `values are written as the locale and the conversion ask`(
    vector: String, locale: String, format: String, arguments: [Argument], expected: String
  ) throws {
    let shown = try SampleMessage(format).resolved(locale, arguments)
    #expect(shown.text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(vector)")
    #expect(!shown.findings.contains { $0.severity == .error }, "\(vector)")
  }

  @Test func `V79 without a locale nothing is grouped`() throws {
    let message = SampleMessage("%lld|%.2f")
    #expect(
      try message.text("en", .int(1_234_567), .double(1_234_567.891), formatting: .none)
        == "1234567|1234567.89")
  }

  @Test(
    arguments: [
      ("50%", "50", "format.bare-percent"), ("%y %lld", "y 5", "format.unknown-conversion"),
      ("%1%lld ok", "1%lld ok", "format.malformed-position"),
      ("%1$ و", "و", "format.malformed-position"), ("%Lld items", "%ld items", "format.malformed-length"),
      ("%@", "(null)", "format.argument-type"), ("%1$lld %2$lld", "5 0", "format.missing-argument"),
      ("%.1f", "0.0", "format.argument-type"), ("%s", "(null)", "format.argument-type"),
      ("%2$@", "(null)", "format.missing-argument"),
    ])
  func `V93 a broken format shows text and says what is wrong`(
    format: String, expected: String, finding: String
  ) throws {
    let shown = try SampleMessage(format).resolved("en", [.int(5)])
    #expect(shown.text == expected)
    #expect(shown.findings.map(\.id.name) == [finding])
    #expect(shown.findings.allSatisfy { $0.severity == .error })
  }

  @Test func `a per cent sign before a word reads an argument`() throws {
    let shown = try SampleMessage("Reculer de 50 % de %@").resolved("fr", [.string("10 s")])
    let errors = shown.findings.filter { $0.severity == .error }.map(\.id)
    #expect(errors == ["format.argument-type", "format.missing-argument"])
    #expect(shown.findings.contains { $0.id == "format.space-flag" })
  }

  @Test func `arguments swapped without positions are of the wrong type`() throws {
    let swapped = try SampleMessage("已用其 %@ 额度的 %lld%%。").resolved(
      "zh-Hans", [.int(99), .string("weekly")])
    #expect(swapped.findings.map(\.id) == ["format.argument-type", "format.argument-type"])
    let numbered = try SampleMessage("已用其 %2$@ 额度的 %1$lld%%。").resolved(
      "zh-Hans", [.int(99), .string("weekly")])
    #expect(numbered.text == "已用其 weekly 额度的 99%。")
    #expect(numbered.findings.isEmpty)
  }

  @Test func `a conversion of 32 bits cuts a larger value and says so`() throws {
    let message = SampleMessage("%d")
    let cut = try message.resolved("en", [.int(5_000_000_000)])
    #expect(cut.text == "705,032,704")
    #expect(cut.findings.map(\.id) == ["format.truncated-argument"])
    #expect(try message.resolved("en", [.int(47)]).findings.isEmpty)
  }

  @Test func `Markdown around a placeholder is read before the argument comes in`() throws {
    let german = try SampleMessage("**%@** jetzt senden").resolved(
      "de", [.string("_TON_")], markdown: true)
    #expect(german.runs.map(\.text) == ["_TON_", " jetzt senden"])
    #expect(german.runs.map(\.style) == [.bold, []])
    let russian = try SampleMessage("Отправить ** %@ ** сейчас").resolved(
      "ru", [.string("TON")], markdown: true)
    #expect(russian.text == "Отправить ** TON ** сейчас")
  }

  @Test func `numbering goes on across runs of Markdown`() throws {
    let shown = try SampleMessage("%lld **of %lld** and _%@_").resolved(
      "en", [.int(1), .int(2), .string("x")], markdown: true)
    #expect(shown.text == "1 of 2 and x")
  }
}
