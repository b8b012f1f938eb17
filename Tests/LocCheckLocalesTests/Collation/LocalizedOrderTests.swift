import Foundation
import LocCheckLocales
import Testing

/// The order of names on Apple's systems.
struct LocalizedOrderTests {
  @Test(arguments: [
    ("a", "b"), ("a", "A"), ("A", "b"), ("b", "B"), ("file2", "file10"), ("file 2", "file 10"),
    ("%@ items", "%lld items"), ("%", "a"), ("1", "a"), ("", "a"), ("_", "-"), ("e", "é"),
    ("é", "f"), ("z", "я"), ("я", "中"), ("a.b", "a.b.c"), ("a b", "ab"),
  ])
  func `one text comes before another and not after it`(_ first: String, _ second: String) {
    let order = LocalizedOrder()
    #expect(order.precedes(first, second))
    #expect(!order.precedes(second, first))
  }

  @Test(arguments: ["", "a", "file 10", "é"])
  func `no text comes before itself`(_ text: String) {
    #expect(!LocalizedOrder().precedes(text, text))
  }

  @Test func `what collates alike is ordered by its bytes`() {
    let (decomposed, composed) = ("e\u{301}", "\u{E9}")
    #expect(LocalizedOrder().precedes(decomposed, composed))
    #expect(!LocalizedOrder().precedes(composed, decomposed))
    #expect(LocalizedOrder().precedes("01", "1"))
    #expect(!LocalizedOrder().precedes("1", "01"))
  }

  @Test func `NUL and unassigned scalars have a place`() {
    let order = LocalizedOrder()
    #expect(order.precedes("a\u{0}", "a\u{0}b"))
    #expect(order.precedes("", "\u{10FFFF}"))
  }

  @Test func `Foundation's localizedStandardCompare gives the same order`() {
    let texts = [
      "Zebra", "apple", "Apple", "%lld of %lld", "%@", "(%@)", "a-b", "a_b", "a b", "ab", "A10",
      "a2", "über", "uber", "naïve", "Ärger", "…", "→", "•", "日本語", "한국어", "привет", "שלום", "100",
      "20", "settings.title", "settings-title", "settings", "Settings", "\"quoted\"", "'single'",
      "It's", "Its", "£5", "€5", "#tag", "@user", "*", "/", "\\", "\n", "🎉",
    ]
    let order = LocalizedOrder()
    let expected = texts.sorted {
      ($0 as NSString).localizedStandardCompare($1) == .orderedAscending
    }
    #expect(texts.sorted(by: order.precedes) == expected)
  }
}
