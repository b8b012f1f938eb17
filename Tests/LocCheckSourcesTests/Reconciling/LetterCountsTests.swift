import LocCheckSources
import Testing

/// The quick comparison of spellings.
struct LetterCountsTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "cab", 0), ("Abc", "aBC", 0), ("abc", "abcd", 1), ("abcd", "abc", 1),
    ("abc", "abd", 1), ("aaa", "bbb", 3), ("aab", "abbb", 2),
  ])
  func `letters that one text has more of are counted`(first: String, second: String, count: Int) {
    #expect(LetterCounts(first).distance(to: LetterCounts(second)) == count)
  }
}
