import Testing

@testable import LocCheckReports

struct CharacterDifferenceTests {
  /// Returns a text with brackets around what is marked.
  private func bracketed(_ text: String, _ marks: [Bool]) -> String {
    var result = ""
    var isOpen = false
    for (character, isMarked) in zip(text, marks) {
      if isMarked != isOpen { result += isMarked ? "[" : "]" }
      isOpen = isMarked
      result.append(character)
    }
    return result + (isOpen ? "]" : "")
  }

  @Test(arguments: [
    ("22 pliki", "22 pliku", "22 plik[i]", "22 plik[u]"),
    ("same", "same", "same", "same"),
    ("", "new", "", "[new]"),
    ("a b c", "a c", "a [b ]c", "a c"),
    ("one two", "one\u{A0}two", "one[ ]two", "one[\u{A0}]two"),
    ("1.234,50 €", "1,234.50 €", "1[.]234[,]50 €", "1[,]234[.]50 €"),
    ("abc", "xyz", "[abc]", "[xyz]"),
    ("aaaa", "aa", "aa[aa]", "aa"),
    ("สิ้น", "สิน", "[สิ้]น", "[สิ]น"),
    ("👋🏽 Hi", "👋 Hi", "[👋🏽] Hi", "[👋] Hi"),
    ("caf\u{E9} 1", "cafe\u{301} 1", "caf[\u{E9}] 1", "caf[e\u{301}] 1"),
  ])
  func `what one text alone has is marked`(
    first: String, second: String, markedFirst: String, markedSecond: String
  ) {
    let difference = CharacterDifference(first, second)
    #expect(bracketed(first, difference.first) == markedFirst)
    #expect(bracketed(second, difference.second) == markedSecond)
  }

  @Test func `what is not marked is the same in both, and no more is marked than must be`() {
    var generator = Dice(state: 7)
    for _ in 0..<300 {
      let (first, second) = (generator.text(), generator.text())
      let difference = CharacterDifference(first, second)
      let kept = zip(first, difference.first).filter { !$0.1 }.map(\.0)
      let alsoKept = zip(second, difference.second).filter { !$0.1 }.map(\.0)
      #expect(kept == alsoKept)
      let edits = (difference.first + difference.second).count(where: \.self)
      let fewest = Array(second).difference(from: Array(first)).count
      #expect(edits == fewest || fewest > (first.count + second.count - 2 * kept.count) * 2 / 3)
    }
  }

  @Test func `long texts that have little in common differ as a whole`() {
    let first = "<" + String(repeating: "ab", count: 50_000) + ">"
    let second = "<" + String(repeating: "ba,", count: 33_000) + ">"
    let difference = CharacterDifference(first, second)
    #expect(difference.first.count(where: \.self) == 100_000)
    #expect(difference.second.count(where: \.self) == 99_000)
  }

  /// A source of texts that is the same in every run.
  private struct Dice {
    /// The last number.
    var state: UInt64

    /// Returns a number below a bound.
    mutating func roll(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }

    /// Returns a text of up to eleven letters of three.
    mutating func text() -> String {
      String((0..<roll(12)).map { _ in ["a", "b", "c"][Int(roll(3))] as Character })
    }
  }
}
