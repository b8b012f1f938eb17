import Foundation
import Testing

/// `loccheck list` and `loccheck run --dry-run`: the identities, and which of them are selected.
struct ListCommandTests {
  /// Two files: plurals in two languages, and a text that is never looked up.
  private static let files = [
    "S/files.loccheck": Samples.failing, "S/Files.xcstrings": Samples.catalog,
    "S/exact.loccheck": """
    format: 1

    == Exact @smoke
    verbatim: x
    | locale | check | text
    | en | is | x
    | en-GB | once | x

    """,
  ]

  /// The identities of all checks, in the order of paths and lines.
  private static let all = [
    "S/exact.loccheck › Exact › en", "S/exact.loccheck › Exact › en-GB once",
    "S/files.loccheck › Files › en count=1", "S/files.loccheck › Files › pl count=5",
    "S/files.loccheck › Files › pl count=22",
  ]

  @Test(
    arguments: [
      (["S"], [0, 1, 2, 3, 4]),
      (["S/files.loccheck"], [2, 3, 4]),
      (["S/files.loccheck", "S/exact.loccheck", "./S/exact.loccheck"], [0, 1, 2, 3, 4]),
      (["S/files.loccheck:10"], [3]),
      (["S/files.loccheck:9", "S/files.loccheck:11"], [2, 4]),
      (["S/files.loccheck:10", "S/files.loccheck"], [2, 3, 4]),
      (["S/files.loccheck:4", "S/exact.loccheck:7"], [1, 2, 3, 4]),
      (["S", "-l", "en"], [0, 1, 2]),
      (["S", "-l", "en-GB"], [1]),
      (["S", "-l", "en-GB,pl"], [1, 3, 4]),
      (["S", "-l", "en-GB", "--locale", "pl"], [1, 3, 4]),
      (["S", "-t", "smoke"], [0, 1]),
      (["S", "--tag", "not smoke"], [2, 3, 4]),
      (["S", "-t", "smoke or plural"], [0, 1, 2, 3, 4]),
      (["S", "-f", "count=(1|5)$"], [2, 3]),
      (["S", "--filter", "^S/exact"], [0, 1]),
      (["S", "--skip", "count="], [0, 1]),
      (["S", "-f", "count=", "--skip", "22", "-l", "pl", "-t", "plural"], [3]),
    ])
  func `paths and options select checks`(words: [String], expected: [Int]) throws {
    let tool = try Tool(Self.files)
    let lines = expected.map { Self.all[$0] + "\n" }.joined()
    let list = try tool.run(["list"] + words)
    #expect(list.status == 0)
    #expect(list.output == lines)
    #expect(list.errors == "")
    let dry = try tool.run(["run", "--dry-run"] + words)
    #expect(dry.status == 0)
    #expect(dry.output == lines)
    #expect(!tool.has("Reports"), "nothing is run, so nothing is reported")
    let run = try tool.run(["run", "--exit-zero"] + words)
    #expect(run.output.contains("in "))
    #expect(
      try tool.text(of: "Reports/TEST-loccheck.xml").contains(
        #"<testsuites name="loccheck" tests="\#(expected.count)""#))
  }

  @Test(
    arguments: [
      ["S", "-l", "ja"], ["S", "-t", "smoke and plural"], ["S", "-f", "nothing like this"],
      ["S", "--skip", "."], ["S/files.loccheck:1"],
    ])
  func `what selects nothing is status 4, and says so`(words: [String]) throws {
    let tool = try Tool(Self.files)
    for command in [["list"], ["run"], ["run", "--dry-run"]] {
      let run = try tool.run(command + words)
      #expect(run.status == 4)
      #expect(run.errors == "loccheck: error: nothing was selected\n")
      let allowed = try tool.run(command + words + ["--allow-empty"])
      #expect(allowed.status == 0)
      #expect(allowed.errors == "")
    }
  }

  /// The members of the JSON form that other tools read.
  private struct Document: Decodable, Equatable {
    /// The members that tell of the document itself.
    var version: Int, tool: String, toolVersion: String, icu: String, cldr: String
    /// The checks.
    var cases: [Case]

    /// One check.
    struct Case: Decodable, Equatable {
      /// Where the check is written.
      var id: String, file: String, line: Int, scenario: String
      /// What it shows.
      var locale: String?, key: String?, arguments: [String: String]
      /// How it judges.
      var check: String, tags: [String]
    }
  }

  @Test func `the JSON form has every part of an identity`() throws {
    let tool = try Tool(Self.files)
    let list = try tool.run("list", "S", "--format", "json", "-f", "once|count=22")
    #expect(list.status == 0)
    let document = try JSONDecoder().decode(Document.self, from: Data(list.output.utf8))
    #expect(
      document.cases == [
        Document.Case(
          id: Self.all[1], file: "S/exact.loccheck", line: 7, scenario: "Exact", locale: "en-GB",
          key: nil, arguments: [:], check: "once", tags: ["smoke"]),
        Document.Case(
          id: Self.all[4], file: "S/files.loccheck", line: 11, scenario: "Files", locale: "pl",
          key: nil, arguments: ["count": "22"], check: "is", tags: ["plural"]),
      ])
    #expect(document.version == 1)
    #expect(document.tool == "loccheck")
    #expect("loccheck \(document.toolVersion)\n" == (try tool.run("--version")).output)
  }

  @Test func `a document without checks is a document`() throws {
    let list = try Tool(Self.files).run(
      "list", "S", "--format", "json", "-l", "ja", "--allow-empty")
    let document = try JSONDecoder().decode(Document.self, from: Data(list.output.utf8))
    #expect(document.cases == [])
  }
}
