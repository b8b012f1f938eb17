import LocCheckDiagnostics
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("plain text, \"quoted\" & <odd>", "plain text, \"quoted\" & <odd>"),
    ("żółć 日本語 שלום سلام", "żółć 日本語 שלום سلام"),
    ("1\u{202F}000\u{A0}€", "1\\u{202F}000\\u{A0}€"),
    ("a\u{200F}b\u{2068}c\u{2069}", "a\\u{200F}b\\u{2068}c\\u{2069}"),
    ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{0}\u{7}", "\\u{00}\\u{07}"),
    ("\u{7F}\u{85}", "\\u{7F}\\u{85}"),
    ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{E000}\u{FFFE}\u{378}", "\\u{E000}\\u{FFFE}\\u{378}"), ("a\u{AD}b", "a\\u{AD}b"),
    ("\u{3000}\u{2003}", "\\u{3000}\\u{2003}"), ("\u{115F}\u{3164}", "\\u{115F}\\u{3164}"),
    ("x\u{FE00}\u{E0100}", "x\\u{FE00}\\u{E0100}"), ("\\u{200F}", "\\u{200F}"), ("", ""),
  ])
  func `what cannot be seen is escaped and letters are not`(text: String, visible: String) {
    #expect(VisibleText.escaped(text).unicodeScalars.elementsEqual(visible.unicodeScalars))
  }

  @Test(arguments: [
    ("e\u{301}", "e\u{301}"), ("\u{301}e", "\\u{301}e"), ("\u{301}\u{302}", "\\u{301}\\u{302}"),
    ("\n\u{301}", "\\n\\u{301}"), ("\u{A0}\u{301}", "\\u{A0}\\u{301}"),
    ("a\u{200D}\u{301}", "a\\u{200D}\\u{301}"), ("का", "का"), ("\u{93E}क", "\\u{93E}क"),
  ])
  func `a mark is escaped where it has no letter of the text to sit on`(
    text: String, visible: String
  ) {
    #expect(VisibleText.escaped(text).unicodeScalars.elementsEqual(visible.unicodeScalars))
  }

  @Test(arguments: [
    ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"), ("👍🏽", "👍🏽"), ("🇵🇱", "🇵🇱"),
    ("👨\u{200D}", "👨\\u{200D}"), ("a\u{200D}b", "a\\u{200D}b"), ("❤\u{FE0F}", "❤\\u{FE0F}"),
    ("👩\u{200D}❤\u{FE0F}\u{200D}👩", "👩\\u{200D}❤\\u{FE0F}\\u{200D}👩"),
    ("🏴\u{E0067}\u{E007F}", "🏴\\u{E0067}\\u{E007F}"),
  ])
  func `joiners stay inside an emoji sequence that hides nothing else`(
    text: String, visible: String
  ) {
    #expect(VisibleText.escaped(text).unicodeScalars.elementsEqual(visible.unicodeScalars))
  }

  @Test(arguments: [
    ("a\u{200F}\u{A0}b", "a\u{200F}\u{A0}b"),
    ("\u{202E}x\u{2066}y\u{2069}", "\\u{202E}x\\u{2066}y\\u{2069}"),
    ("a\nb\u{1B}", "a\\nb\\u{1B}"), ("plain", "plain"),
  ])
  func `escaping controls leaves marks and spaces alone`(text: String, visible: String) {
    let escaped = VisibleText.escapingControls(in: text)
    #expect(escaped.unicodeScalars.elementsEqual(visible.unicodeScalars))
  }

  @Test(
    arguments: [
      ("\u{202F}", "U+202F NARROW NO-BREAK SPACE"), ("i", "U+0069 LATIN SMALL LETTER I"),
      ("\u{1B}", "U+001B ESCAPE"), ("\u{0}", "U+0000 NULL"), ("\u{E000}", "U+E000 (private use)"),
      ("\u{FFFE}", "U+FFFE (noncharacter)"), ("\u{378}", "U+0378 (unassigned)"),
      ("\u{80}", "U+0080 (control)"),
      ("\n", "U+000A LINE FEED"), ("\u{1F}", "U+001F INFORMATION SEPARATOR ONE"),
      ("\u{7F}", "U+007F DELETE"),
      ("日", "U+65E5 CJK UNIFIED IDEOGRAPH-65E5"), ("한", "U+D55C HANGUL SYLLABLE HAN"),
      ("😀", "U+1F600 GRINNING FACE"),
    ] as [(Unicode.Scalar, String)])
  func `a scalar goes by its code point and name`(scalar: Unicode.Scalar, name: String) {
    #expect(VisibleText.name(of: scalar) == name)
  }

  @Test func `behind a letter a scalar is escaped exactly when its properties say so`() {
    for value in 0..<0x3_0000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isEscaped =
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        case .spaceSeparator: scalar != " "
        default: properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
        }
      let text = "a" + String(scalar)
      let isWhole = VisibleText.escaped(text).unicodeScalars.elementsEqual(text.unicodeScalars)
      if isWhole == isEscaped { Issue.record("U+\(String(value, radix: 16)) at fault") }
    }
  }

  @Test(arguments: [
    ("A\\n", "A\\\\n"), ("A\n", "A\\n"), ("\\", "\\\\"),
    ("a\u{200F}\\u{200F}", "a\\u{200F}\\\\u{200F}"),
    ("C:\\e\u{301}", "C:\\\\e\u{301}"), ("plain", "plain"), ("", ""),
  ])
  func `a text that is spelled looks like no other`(text: String, spelled: String) {
    #expect(VisibleText.spelled(text).unicodeScalars.elementsEqual(spelled.unicodeScalars))
  }
}
