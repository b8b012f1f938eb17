import LocCheckLocales
import Testing

@testable import LocCheckScenarios

struct SelectionTests {
  /// Three scenarios; the lines are numbered from 1 with the two that the run puts before them.
  private static let scenarios = """
    == First @smoke
    key: \\(n) parcels
    args: n=Int
    | locale | n   | text
    | en     | 1 2 | a
    | ru     | 1   | b
    |+ | more

    == Second @smoke @slow
    key: \\(n) parcels
    args: n=Int
    | locale | n | text
    | ru-KZ  | 1 | c
    | rue    | 1 | d
    """

  /// Returns the identities that a selection leaves, without the file.
  private func identities(_ selection: Selection) -> [String] {
    var run = ScenarioRun(Self.scenarios)
    run.selection = selection
    return run.identities().map { String($0.dropFirst("a.loccheck › ".count)) }
  }

  @Test func `nothing said selects everything`() {
    #expect(
      identities(Selection()) == [
        "First › en n=1", "First › en n=2", "First › ru n=1", "Second › ru-KZ n=1",
        "Second › rue n=1",
      ])
  }

  @Test func `a language stands for its regions and not for longer names`() throws {
    let russian = try #require(LocaleTag("ru"))
    #expect(
      identities(Selection(locales: [russian])) == ["First › ru n=1", "Second › ru-KZ n=1"])
    let english = try #require(LocaleTag("en-GB"))
    #expect(identities(Selection(locales: [english])) == [])
  }

  @Test func `tags select scenarios`() throws {
    #expect(
      identities(Selection(tags: try TagExpression("@smoke and not slow"))) == [
        "First › en n=1", "First › en n=2", "First › ru n=1",
      ])
    #expect(identities(Selection(tags: try TagExpression("fast"))) == [])
  }

  @Test func `a filter and a skip search the identity`() throws {
    #expect(
      identities(Selection(filters: [try Regex("› ru")], skip: try Regex("^a.*KZ"))) == [
        "First › ru n=1", "Second › rue n=1",
      ])
  }

  @Test(arguments: [
    (7, ["First › en n=1", "First › en n=2"]),
    (8, ["First › ru n=1"]),
    (9, ["First › en n=1", "First › en n=2", "First › ru n=1"]),
    (3, ["First › en n=1", "First › en n=2", "First › ru n=1"]),
    (6, ["First › en n=1", "First › en n=2", "First › ru n=1"]),
    (11, ["Second › ru-KZ n=1", "Second › rue n=1"]),
    (15, ["Second › ru-KZ n=1"]),
    (1, []),
    (99, []),
  ])
  func `a line selects its row, or the scenario it stands in`(line: Int, expected: [String]) {
    #expect(identities(Selection(lines: ["a.loccheck": [line]])) == expected)
  }

  @Test func `lines of several rows add up and leave other files alone`() {
    #expect(
      identities(Selection(lines: ["a.loccheck": [7, 16]])) == [
        "First › en n=1", "First › en n=2", "Second › rue n=1",
      ])
    #expect(identities(Selection(lines: ["b.loccheck": [7]])).count == 5)
  }
}
