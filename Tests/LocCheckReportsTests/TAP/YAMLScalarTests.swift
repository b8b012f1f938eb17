import Testing

@testable import LocCheckReports

struct YAMLScalarTests {
  @Test(
    arguments: [
      ("plain", "\"plain\""), ("", "\"\""), ("a\"b\\c", "\"a\\\"b\\\\c\""),
      ("\n\r\t", "\"\\n\\r\\t\""), ("\0\u{1B}\u{7F}\u{85}", "\"\\u0000\\u001B\\u007F\\u0085\""),
      ("\u{2028}\u{202E}\u{200F}\u{FEFF}\u{FFFE}", "\"\\u2028\\u202E\\u200F\\uFEFF\\uFFFE\""),
      ("\u{1FFFE}\u{E0067}", "\"\\U0001FFFE\\U000E0067\""), ("אב é 日本 👍", "\"אב é 日本 👍\""),
      ("##[x]", "\"#\\u0023[x]\""), ("\"\u{301}", "\"\\\"\u{301}\""),
    ])
  func `a text is one line between quotes`(text: String, scalar: String) {
    #expect(YAMLScalar(text).description == scalar)
  }
}
