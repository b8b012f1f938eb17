import Testing

@testable import LocCheckCommandLine

struct StringWrappingTests {
  @Test(arguments: [
    ("", []),
    ("one two three", ["one two", "three"]),
    ("one\ntwo three", ["one two", "three"]),
    ("one  two", ["one two"]),
    ("one\n\ntwo", ["one", "", "two"]),
    ("one:\n  as  it is, however long\ntwo", ["one:", "  as  it is, however long", "two"]),
    ("unbreakable-word a", ["unbreakable-word", "a"]),
    ("a\u{A0}b c d e", ["a\u{A0}b c d", "e"]),
  ])
  func `text is broken at spaces`(text: String, lines: [String]) {
    #expect(text.wrapped(to: 7) == (text.isEmpty ? [""] : lines))
  }
}
