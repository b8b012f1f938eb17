import Testing

@testable import LocCheckReports

struct TextExcerptTests {
  @Test(arguments: [
    ("abc", 3, "abc"), ("abc", 2, "ab"), ("abc", 0, ""), ("abc", -1, ""), ("", 0, ""), ("", -1, ""),
    ("aé", 2, "a"), ("ae\u{301}b", 3, "a"), ("ae\u{301}b", 4, "ae\u{301}"), ("a👨‍👩‍👧b", 18, "a"),
    ("a👨‍👩‍👧b", 19, "a👨‍👩‍👧"),
  ])
  func `a text is cut between characters`(text: String, size: Int, expected: String) {
    let excerpt = TextExcerpt(text, size: size)
    #expect(excerpt.text.unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(excerpt.wholeSize == text.utf8.count)
    #expect(excerpt.isWhole == (text == expected))
  }

  @Test func `a character of hundreds of marks is cut inside`() {
    let text = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(text.count == 1)
    let excerpt = TextExcerpt(text, size: 1000)
    #expect(excerpt.text.unicodeScalars.count == 500)
    #expect(excerpt.text.utf8.count == 999)
  }
}
