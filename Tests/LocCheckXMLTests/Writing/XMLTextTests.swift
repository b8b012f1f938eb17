import LocCheckXML
import Testing

struct XMLTextTests {
  @Test(arguments: [
    "", "plain", "\t\n\r", "\u{7F}\u{85}\u{9F}", "\u{FFFD}\u{E000}\u{D7FF}", "\u{1FFFF}\u{10FFFF}",
    "👩‍👩‍👧 مرحبا \u{202E}",
    "ﬁ\u{FEFF}＠", "\u{FFFC}",
  ])
  func `legal text stays as it is`(text: String) {
    #expect(XMLText.sanitized(text).utf8.elementsEqual(text.utf8))
    #expect(XMLText.sanitized(bytes: text.utf8).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    ("\0", #"\u{00}"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\u{8}b", #"a\u{08}b"#),
    ("\u{FFFE}\u{FFFF}", #"\u{FFFE}\u{FFFF}"#), ("ä\u{FFFF}", #"ä\u{FFFF}"#),
    ("\u{1F}\n", "\\u{1F}\n"),
  ])
  func `illegal characters become escapes`(text: String, sanitized: String) {
    #expect(XMLText.sanitized(text) == sanitized)
    #expect(XMLText.sanitized(bytes: Array(text.utf8)) == sanitized)
  }

  @Test(
    arguments: [
      ([0xFF], #"\x{FF}"#), ([0x61, 0x80, 0x62], #"a\x{80}b"#), ([0xC3], #"\x{C3}"#),
      ([0xE2, 0x82, 0x41], #"\x{E2}\x{82}A"#), ([0xED, 0xA0, 0x80], #"\x{ED}\x{A0}\x{80}"#),
      ([0xC0, 0x80], #"\x{C0}\x{80}"#), ([0xC3, 0xA4, 0xF5], #"ä\x{F5}"#),
      ([0xEF, 0xBF, 0xBD], "\u{FFFD}"),
      ([0xEF, 0xBF], #"\x{EF}\x{BF}"#), ([0x1B, 0xFE], #"\u{1B}\x{FE}"#),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 are shown`(bytes: [UInt8], sanitized: String) {
    #expect(XMLText.sanitized(bytes: bytes) == sanitized)
  }
}
