import Testing

@testable import LocCheckReports

struct HTMLSpellingTests {
  @Test(arguments: [
    ("plain", "plain"), ("<a b='c'>\"&amp;", "&lt;a b=&#39;c&#39;&gt;&quot;&amp;amp;"),
    ("a\tb\nc", "a\tb\nc"), ("\r\u{0}\u{1B}\u{7F}\u{85}", "\\r\\u{00}\\u{1B}\\u{7F}\\u{85}"),
    ("\u{FFFE}\u{1FFFF}", "\\u{FFFE}\\u{1FFFF}"),
    ("<\u{338}", "&lt;\u{338}"), ("日本語 المجموع", "日本語 المجموع"),
  ])
  func `what would be markup or is forbidden is escaped`(text: String, escaped: String) {
    #expect(Array(HTMLEscaping.escaped(text).utf8) == Array(escaped.utf8))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `bytes have the text of RFC 4648`(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
  }

  @Test(
    arguments: [
      ("ar-EG", "ar-EG"), ("pt_BR", "pt-BR"), ("zh-Hans-CN", "zh-Hans-CN"), (nil, nil), ("", nil),
      ("1", nil), ("de@x=y", nil), ("d\"e", nil), ("ру", nil),
    ] as [(String?, String?)])
  func `a locale is a language where it is spelled like one`(locale: String?, tag: String?) {
    #expect(LanguageTag.of(locale) == tag)
  }
}
