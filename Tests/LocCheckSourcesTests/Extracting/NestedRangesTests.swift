import Testing

@testable import LocCheckSources

struct NestedRangesTests {
  @Test func `a place is in all ranges around it, the innermost first`() {
    let ranges = NestedRanges([
      (20..<30, "c"), (0..<10, "a"), (2..<4, "a1"), (5..<9, "a2"), (6..<7, "a21"),
    ])
    #expect(ranges.around(6) == ["a21", "a2", "a"])
    #expect(ranges.around(3) == ["a1", "a"])
    #expect(ranges.around(9) == ["a"])
    #expect(ranges.around(15) == [])
    #expect(ranges.around(20) == ["c"])
    #expect(ranges.around(30) == [])
  }

  @Test func `many ranges side by side are searched and not walked`() {
    let ranges = NestedRanges((0..<100_000).map { ($0 * 2..<$0 * 2 + 1, $0) })
    #expect((0..<100_000).allSatisfy { ranges.around($0 * 2) == [$0] })
    #expect((0..<100_000).allSatisfy { ranges.around($0 * 2 + 1).isEmpty })
  }
}
