import Testing

@testable import LocCheck

/// Alternatives in braces.
struct BraceExpansionTests {
  @Test(arguments: [
    ("a", ["a"]), ("a{b,c}d", ["abd", "acd"]), ("{a,b{c,d}}", ["a", "bc", "bd"]),
    ("a{}b", ["ab"]), ("a{b", ["a{b"]), ("a}b{c,d}", ["a}bc", "a}bd"]), ("{a,}", ["a", ""]),
  ])
  func `braces stand for alternatives`(pattern: String, expected: [String]) {
    #expect(BraceExpansion.patterns(of: pattern).sorted() == expected.sorted())
  }

  @Test func `a pattern of very many alternatives ends`() {
    let pattern = String(repeating: "{a,b,c,d}", count: 40)
    #expect(BraceExpansion.patterns(of: pattern).count <= 1000)
  }
}
