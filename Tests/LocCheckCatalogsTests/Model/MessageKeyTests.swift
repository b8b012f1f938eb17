import LocCheckCatalogs
import Testing

/// Tests of the comparison of keys.
struct MessageKeyTests {
  @Test(arguments: [
    ("é", "e\u{301}"), ("K", "\u{212A}"), ("a", "A"), (" a", "a"),
    ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),
  ])
  func `keys that are not the same bytes are not equal`(left: String, right: String) {
    #expect(MessageKey(left) != MessageKey(right))
    #expect(Set([MessageKey(left), MessageKey(right)]).count == 2)
  }

  @Test func `keys are ordered by their bytes`() {
    let keys: [MessageKey] = ["é", "z", "a", "B", ""]
    #expect(keys.sorted().map(\.text) == ["", "B", "a", "z", "é"])
  }
}
