import Testing

@testable import LocCheckDiagnostics

struct StringScalarsTests {
  @Test func `scalars are replaced whatever marks combine with them`() {
    let text = "a|\u{301}|b".replacingScalars { $0 == "|" ? "\\u{7C}" : nil }
    #expect(Array(text.utf8) == Array("a\\u{7C}\u{301}\\u{7C}b".utf8))
  }
}
