import Testing

@testable import LocCheckCatalogs

struct KeyComparisonTests {
  @Test func `of equal keys the last one counts, and all others point to the first`() {
    let comparison = KeyComparison(["a", "b", "a", "c", "a"])
    #expect(comparison.repetitions.map(\.position) == [2, 4])
    #expect(comparison.repetitions.map(\.first) == [0, 0])
    #expect(comparison.positionsInEffect == [1, 3, 4])
    #expect(comparison.hasRepetitions)
    #expect(comparison.lookalikes().isEmpty)
  }

  @Test func `a key composed and the same key decomposed are lookalikes`() {
    let comparison = KeyComparison(["\u{E9}", "x", "e\u{301}", "\u{E9}"])
    #expect(comparison.lookalikes().map(\.position) == [2])
    #expect(comparison.lookalikes().map(\.other) == [0])
    #expect(comparison.positionsInEffect == [1, 2, 3])
  }

  @Test func `different keys are all in effect`() {
    let comparison = KeyComparison(["a", "b"])
    #expect(!comparison.hasRepetitions)
    #expect(comparison.positionsInEffect == [0, 1])
  }
}
