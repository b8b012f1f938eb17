import Testing

@testable import LocCheck

/// Arguments that name a file, or one of its lines.
struct ScenarioPathTests {
  @Test(
    arguments: [
      ("a.loccheck", "a.loccheck", nil), ("a.loccheck:7", "a.loccheck", 7),
      ("a.loccheck:7:19", "a.loccheck", 7), ("./S//a.loccheck:12", "S/a.loccheck", 12),
      ("a:b:3", "a:b", 3),
      ("a.loccheck:0", "a.loccheck:0", nil), ("a.loccheck:-1", "a.loccheck:-1", nil),
      ("a.loccheck:", "a.loccheck:", nil), ("a.loccheck:x", "a.loccheck:x", nil),
      ("a.loccheck:99999999999999999999", "a.loccheck:99999999999999999999", nil),
      ("", ".", nil), (":", ":", nil),
    ] as [(String, String, Int?)])
  func `a positive number behind the last colon is a line`(
    argument: String, path: String, line: Int?
  ) {
    let read = ScenarioPath(argument)
    #expect(read.path == path)
    #expect(read.line == line)
  }

  @Test func `a file whose own name ends like a line is that file`() throws {
    let folder = try TemporaryFolder(["a:7": ""])
    #expect(ScenarioPath(folder("a:7")).line == nil)
    #expect(ScenarioPath(folder("a:7")).path == folder("a:7"))
  }
}
