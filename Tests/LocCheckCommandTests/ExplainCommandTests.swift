import Foundation
import Testing

/// `loccheck explain`: what it prints, writes and ends with.
struct ExplainCommandTests {
  /// A scenario file and the catalog it names.
  private static let files = [
    "Scenarios/files.loccheck": Samples.passing, "Scenarios/Files.xcstrings": Samples.catalog,
  ]

  @Test func `a plural is explained with the catalog that the scenarios name`() throws {
    let tool = try Tool(Self.files)
    let run = try tool.run(
      "explain", "%lld files", "-l", "pl", "-a", "22", "--table", "Files", "--entry", "localized")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(8) == [
        "localized in pl: catalog",
        "  entry         localized → %lld files",
        "  localization  pl → pl, en",
        "  table         main/Files → pl",
        "  message       %lld files → found (Scenarios/Files.xcstrings:9)",
        "  plural        value = 22 → few → other (Scenarios/Files.xcstrings:12)",
        "  format        pl → catalog",
        "  text          22 pliku",
      ])
    #expect(lines[8].hasPrefix("  because       22 is few in pl (CLDR "))
    #expect(lines[8].hasSuffix("the entry has no few form, so other was used"))
    #expect(lines.dropFirst(9) == ["  also          2, 3, 4, 23 and 24 show the same form"])
  }

  @Test func `all entry points are explained, and one that misses is status 1`() throws {
    let tool = try Tool(Self.files)
    let run = try tool.run(
      "explain", "%lld files", "-l", "pl,en", "-a", "5", "--table", "Files")
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").filter { $0.contains(" in ") && !$0.hasPrefix(" ") }
        .filter { !$0.hasPrefix("warning") } == [
          "localized in pl: catalog", "key in pl: catalog", "key-variable in pl: key",
          "nslocalized in pl: catalog", "verbatim in pl: verbatim", "localized in en: catalog",
          "key in en: catalog", "key-variable in en: key", "nslocalized in en: catalog",
          "verbatim in en: verbatim",
        ])
    #expect(run.output.contains("\n  text          5 plików\n"))
    #expect(run.output.contains("\nwarning: '5 files' has no entry in the table 'Files'"))
  }

  @Test(
    arguments: [
      ("--entry verbatim", 0), ("--entry key", 0), ("--entry key --entry key-variable", 1),
      ("--entry key --states translated", 0),
      ("--entry nslocalized --table Other --default x", 1), ("--entry key --in-bundle Kit", 1),
      ("--entry key --in-bundle Kit --catalog x --bundle Kit=Scenarios", 2),
      ("--entry key --in-bundle Kit --bundle Kit=Scenarios", 0),
      ("--entry key --json Scenarios/files.loccheck/x", 3),
    ])
  func `the status says where the texts came from`(words: String, status: Int) throws {
    let tool = try Tool(Self.files)
    let run = try tool.run(
      ["explain", "%lld files", "-l", "pl", "-a", "5", "--table", "Files"]
        + words.split(separator: " ").map(String.init))
    #expect(Int(run.status) == status, "\(run.output)\(run.errors)")
  }

  @Test(
    arguments: [
      (["k"], "no locale is given: expected the users' locale, such as '--locale pl'"),
      (
        ["k", "-l", "pl"],
        """
        there is nothing to look the key up in: expected '--catalog PATH' or '--bundle NAME=PATH', \
        or scenario files in Scenarios that name catalogs
        """
      ),
      (
        ["%lld of %@", "-l", "pl", "-a", "1"], "argument 2 is missing: '%@' wants a value of String"
      ),
      (
        ["%lld", "-l", "pl", "-a", "one"],
        "argument 1, 'one', is no value of Int, which '%lld' wants"
      ),
      (
        ["k", "-l", "pl", "--entry", "text"],
        """
        invalid value 'text' for '--entry': expected 'localized', 'key', 'key-variable', \
        'nslocalized' or 'verbatim'
        """
      ),
      (
        ["k", "-l", "pl", "--bundle", "Kit"],
        """
        invalid value 'Kit' for '--bundle': expected a name and a path, \
        such as 'Kit=Build/Kit.bundle'
        """
      ),
      (
        ["k", "-l", "pl", "--format-locale", "??"],
        "invalid value '??' for '--format-locale': expected 'none' or a locale such as 'ar-EG'"
      ),
    ])
  func `what cannot be explained is a usage error that says what to give`(
    words: [String], message: String
  ) throws {
    let run = try Tool().run(["explain"] + words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "loccheck: error: \(message)\nsee 'loccheck explain --help'\n")
  }

  @Test func `a resource that is not there is told, and the rest is explained`() throws {
    let tool = try Tool(["Localizable.xcstrings": Samples.catalog])
    let run = try tool.run(
      "explain", "%lld files", "-l", "en", "-a", "1", "--entry", "key", "--catalog",
      "Localizable.xcstrings", "--catalog", "gone.xcstrings")
    #expect(run.status == 2)
    #expect(run.errors == "error: 'gone.xcstrings' names no file [explain.missing-resource]\n\n")
    #expect(run.output.contains("\n  text          1 file\n"))
  }

  @Test func `the formatting locale can be chosen, or none`() throws {
    let tool = try Tool(Self.files)
    for (locale, text) in [("de", "1.234.567 files"), ("none", "1234567 files")] {
      let run = try tool.run(
        "explain", "%lld files", "-l", "en", "-a", "1234567", "--table", "Files", "--entry", "key",
        "--format-locale", locale)
      #expect(run.output.contains("\n  text          \(text)\n"), "\(locale)")
    }
  }

  /// The members of the JSON form that other tools read.
  private struct Document: Decodable, Equatable {
    /// The members that tell of the document itself.
    var version: Int, tool: String, toolVersion: String, icu: String, cldr: String
    /// The explanations.
    var lookups: [Lookup]

    /// One explanation.
    struct Lookup: Decodable, Equatable {
      /// What was asked, and what is shown.
      var entry: String, locale: String, text: String, source: String
      /// The way.
      var trace: [Step]
      /// What was noticed.
      var findings: [Finding]
    }

    /// One step.
    struct Step: Decodable, Equatable {
      /// What was done.
      var step: String, what: String, result: String
      /// Where.
      var file: String?, line: Int?
    }

    /// One finding.
    struct Finding: Decodable, Equatable {
      /// What was noticed.
      var rule: String, severity: String, message: String, help: String?
    }
  }

  @Test func `the JSON form has every step and finding`() throws {
    let tool = try Tool(Self.files)
    let words = [
      "explain", "%lld file", "-l", "pl", "-a", "2", "--table", "Files", "--entry", "localized",
      "--default", "%lld Dateien",
    ]
    let run = try tool.run(words + ["--json", "-"])
    #expect(run.status == 1)
    #expect(run.errors == (try tool.run(words)).output)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.version == 1)
    #expect(
      document.lookups == [
        Document.Lookup(
          entry: "localized", locale: "pl", text: "2 Dateien", source: "default",
          trace: [
            .init(step: "entry", what: "localized", result: "%lld file"),
            .init(step: "localization", what: "pl", result: "pl, en"),
            .init(step: "table", what: "main/Files", result: "pl"),
            .init(step: "message", what: "%lld file", result: "no entry"),
            .init(step: "format", what: "pl", result: "default"),
          ],
          findings: [
            .init(
              rule: "lookup.missing-key", severity: "warning",
              message: "'%lld file' has no entry in the table 'Files'",
              help: "did you mean '%lld files'?")
          ])
      ])
  }
}
