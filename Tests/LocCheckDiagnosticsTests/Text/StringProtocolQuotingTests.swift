import LocCheckDiagnostics
import Testing

struct StringProtocolQuotingTests {
  @Test(arguments: [
    ("", "''"), ("a 'b'", "'a 'b''"), ("a\nb\u{200F}", "'a\\nb\\u{200F}'"), ("é中", "'é中'"),
  ])
  func `a quotation shows every character on one line`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
    #expect(text[...].quoted == quoted)
  }

  @Test func `a quotation is cut off after 60 characters`() {
    let text = String(repeating: "é", count: 60)
    #expect(text.quoted == "'\(text)'")
    #expect((text + "x").quoted == "'\(text)…'")
  }
}
