import Testing

@testable import LocCheckScenarios

struct TagExpressionTests {
  @Test(arguments: [
    ("a", TagExpression.tag("a")),
    ("@a", .tag("a")),
    ("not a", .not(.tag("a"))),
    ("not not a", .not(.not(.tag("a")))),
    ("a or b and c", .or(.tag("a"), .and(.tag("b"), .tag("c")))),
    ("a and b or c", .or(.and(.tag("a"), .tag("b")), .tag("c"))),
    ("not a and b", .and(.not(.tag("a")), .tag("b"))),
    ("not (a and b)", .not(.and(.tag("a"), .tag("b")))),
    ("a and b and c", .and(.and(.tag("a"), .tag("b")), .tag("c"))),
    ("smoke and not(slow or flaky)", .and(.tag("smoke"), .not(.or(.tag("slow"), .tag("flaky"))))),
    ("  ( a )\t", .tag("a")),
    ("notable or android", .or(.tag("notable"), .tag("android"))),
  ])
  func `not binds tightest and or loosest`(text: String, expected: TagExpression) throws {
    #expect(try TagExpression(text) == expected)
  }

  @Test(arguments: [
    ("", "a tag is expected at the end of the expression"),
    ("a and", "a tag is expected at the end of the expression"),
    ("not", "a tag is expected at the end of the expression"),
    ("a b", "'b' stands where 'and' or 'or' is expected"),
    ("a)", "')' stands where 'and' or 'or' is expected"),
    ("and a", "'and' stands where a tag is expected"),
    ("a or or b", "'or' stands where a tag is expected"),
    ("()", "')' stands where a tag is expected"),
    ("(a or b", "'(' is not closed"),
    ("a not b", "'not' stands where 'and' or 'or' is expected"),
  ])
  func `a mistake says what is expected`(text: String, message: String) {
    #expect(throws: TagExpression.ParsingError(message: message)) { try TagExpression(text) }
  }

  @Test(arguments: ["not ", "("])
  func `nesting ends in an error instead of a crash`(opening: String) throws {
    let deepest = String(repeating: opening, count: 99)
    let closing = opening == "(" ? ")" : ""
    _ = try TagExpression(deepest + "a" + String(repeating: closing, count: 99))
    #expect(throws: TagExpression.ParsingError(message: "the expression is nested too deeply")) {
      try TagExpression(String(repeating: opening, count: 100) + "a")
    }
  }

  @Test(arguments: ["not ", "(", "a or ", "a and "])
  func `an endless expression is refused before it is read`(part: String) {
    let message = "the expression has more than 1000 words"
    #expect(throws: TagExpression.ParsingError(message: message)) {
      try TagExpression(String(repeating: part, count: 100_000) + "a")
    }
  }

  @Test(arguments: [
    ("smoke and not slow", ["smoke"], true),
    ("smoke and not slow", ["smoke", "slow"], false),
    ("smoke and not slow", [], false),
    ("not slow", [], true),
    ("a or b", ["b"], true),
    ("a or b", ["A"], false),
  ])
  func `an expression holds for the tags it describes`(
    text: String, tags: [String], holds: Bool
  ) throws {
    #expect(try TagExpression(text).matches(tags) == holds)
  }
}
