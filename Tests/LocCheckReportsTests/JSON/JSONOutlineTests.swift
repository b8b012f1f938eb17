import Testing

@testable import LocCheckReports

struct JSONOutlineTests {
  @Test(
    arguments: [
      (#"{"a":1,"b":{"c":[]}}"#, ["a", "b"], true), ("{}", [], true),
      (#"{"a":1,"b":{"c"#, ["a", "b"], false), (#"{"a":1,"b"#, ["a"], false),
      (#"{"a":x,"b":1}"#, ["a"], false), (#"["a"]"#, [], false), ("", [], false),
    ] as [(String, Set<String>, Bool)])
  func `the outermost names are those up to the first mistake`(
    text: String, members: Set<String>, isWhole: Bool
  ) {
    let outline = JSONOutline(Array(text.utf8)[...])
    #expect(outline.members == members)
    #expect(outline.isWhole == isWhole)
  }
}
