import Foundation
import Testing

/// `loccheck audit`: what it prints, writes and ends with.
struct AuditCommandTests {
  /// A catalog with a misspelt state on its third line.
  private static let broken = """
    {"sourceLanguage":"en","version":"1.0","strings":{
    "a":{"localizations":{"pl":{"variations":{"plural":{"few":
    {"stringUnit":{"state":"traslated","value":"x"}},"other":
    {"stringUnit":{"state":"translated","value":"x"}}}}}}}}}
    """

  @Test func `a sound folder gives its statistics`() throws {
    let tool = try Tool(["R/Files.xcstrings": Samples.catalog])
    let run = try tool.run("audit")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
          locale  keys  translated  needs review  new  missing
        R/Files.xcstrings
          en         1           1             0    0        0
          pl         1           1             0    0        0

        nothing wrong; 1 table in 2 locales: 2 translated

        """)
  }

  @Test func `an error is printed at its place`() throws {
    let tool = try Tool(["L.xcstrings": Self.broken])
    let run = try tool.run("audit", "L.xcstrings", "--format", "quiet")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        L.xcstrings:3:25: error: unknown translation state 'traslated' in 'pl' of 'a' \
        [catalog.unknown-state]
           3 | {"stringUnit":{"state":"traslated","value":"x"}},"other":
             |                         ^~~~~~~~~
          help: did you mean 'translated'?

        1 error; 1 table in 2 locales: 2 translated

        """)
  }

  @Test(
    arguments: [
      ("L.xcstrings Files.xcstrings", 1), ("Files.xcstrings", 0),
      ("gone.xcstrings L.xcstrings", 2), ("notes.txt", 2), ("empty", 4),
      ("L.xcstrings -l en", 0), ("L.xcstrings -l ja", 4),
      ("Files.xcstrings --json notes.txt/x.json", 3), ("--locale ??", 2),
    ])
  func `the status says what was found`(words: String, status: Int) throws {
    let tool = try Tool([
      "L.xcstrings": Self.broken, "Files.xcstrings": Samples.catalog, "notes.txt": "",
      "empty/notes.txt": "",
    ])
    let words = ["audit"] + words.split(separator: " ").map(String.init)
    #expect(Int(try tool.run(words).status) == status)
  }

  @Test func `nothing to audit is said on standard error`() throws {
    let run = try Tool(["Files.xcstrings": Samples.catalog]).run("audit", "-l", "ja")
    #expect(run.output == "nothing to audit\n")
    #expect(run.errors == "loccheck: error: nothing was selected\n")
  }

  /// The members of the JSON form that other tools read.
  private struct Document: Decodable, Equatable {
    /// The members that tell of the document itself.
    var version: Int, tool: String, toolVersion: String, icu: String, cldr: String
    /// The findings.
    var findings: [Finding]
    /// The statistics.
    var statistics: [Statistics]

    /// One finding.
    struct Finding: Decodable, Equatable {
      /// What is wrong.
      var rule: String, severity: String, message: String
      /// Where.
      var file: String?, line: Int?, column: Int?
      /// The message it is about.
      var table: String?, bundle: String?, key: String?, locale: String?, variant: String?
      /// What to do.
      var help: String?
    }

    /// One table in one language.
    struct Statistics: Decodable, Equatable {
      /// The table.
      var table: String, path: String
      /// The bundle and the language, where there are any.
      var bundle: String?, locale: String?
      /// The counts.
      var keys: Int, translated: Int, machineTranslated: Int, needsReview: Int, new: Int
      /// The count of keys without a text.
      var missing: Int
    }
  }

  @Test func `the JSON form has findings and statistics, and the text goes to standard error`()
    throws
  {
    let tool = try Tool(["L.xcstrings": Self.broken])
    let run = try tool.run("audit", "L.xcstrings", "--json", "-")
    #expect(run.status == 1)
    #expect(run.errors == (try tool.run("audit", "L.xcstrings")).output)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.version == 1)
    #expect(document.tool == "loccheck")
    #expect(
      document.findings == [
        Document.Finding(
          rule: "catalog.unknown-state", severity: "error",
          message: "unknown translation state 'traslated' in 'pl' of 'a'", file: "L.xcstrings",
          line: 3, column: 25, table: "L", key: "a", locale: "pl", variant: "plural.few",
          help: "did you mean 'translated'?")
      ])
    #expect(
      document.statistics
        == ["en", "pl"].map {
          Document.Statistics(
            table: "L", path: "L.xcstrings", locale: $0, keys: 1, translated: 1,
            machineTranslated: 0, needsReview: 0, new: 0, missing: 0)
        })
  }

  @Test func `a document is written to a file beside the text`() throws {
    let tool = try Tool(["Files.xcstrings": Samples.catalog])
    let run = try tool.run("audit", "--json", "Out/audit.json", "--format", "quiet")
    #expect(run.output == "nothing wrong; 1 table in 2 locales: 2 translated\n")
    #expect(try tool.names(in: "Out") == ["audit.json"])
    #expect(
      try tool.text(of: "Out/audit.json") == (try tool.run("audit", "--json", "-")).output)
  }

  @Test func `output that is lost is status 3, and a reader of the text may leave early`() throws {
    let tool = try Tool(["Files.xcstrings": Samples.catalog])
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try tool.run(["audit"], output: full)
    #expect(run.status == 3)
    #expect(
      run.errors == "loccheck: error: cannot write standard output: no space left on the device\n")
    for (words, status) in [(["audit"], 0), (["audit", "--json", "-"], 3)] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      #expect(try tool.run(words, output: pipe.fileHandleForWriting).status == Int32(status))
    }
  }

  @Test func `colours are for those who ask`() throws {
    let tool = try Tool(["L.xcstrings": Self.broken])
    #expect(!(try tool.run("audit").output.contains("\u{1B}")))
    #expect(try tool.run("audit", "--color", "always").output.contains("\u{1B}[1;31merror:"))
  }
}
