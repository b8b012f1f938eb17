import Foundation
import Testing

/// `loccheck extract`, as a process.
struct ExtractCommandTests {
  /// A view with a message in a catalog, one in none, and a text that is shown as it is.
  private static let view = """
    import SwiftUI
    struct CartView: View {
      @State private var count = 2
      var body: some View {
        Text("\\(count) items", comment: "The number of items.")
        Text("Checkout")
        Text(verbatim: "Sample Set")
      }
    }

    """

  /// A catalog as Xcode writes it, with one of the messages and one that no source has.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld items" : {
          "comment" : "The number of items."
        },
        "Basket" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Korb"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// Returns a folder with the view and the catalog.
  private func tool() throws -> Tool {
    try Tool(["App/CartView.swift": Self.view, "App/Localizable.xcstrings": Self.catalog])
  }

  @Test func `messages, texts that are kept back, findings and totals are printed`() throws {
    let outcome = try tool().run("extract", "App")
    #expect(
      outcome.output == """
          table        key           arguments  from
          Localizable  '%lld items'  Int        App/CartView.swift:5
          Localizable  'Checkout'               App/CartView.swift:6

          not extracted  reason    from
          'Sample Set'   verbatim  App/CartView.swift:7

        App/CartView.swift:6:10: error: 'Checkout' is not in the table 'Localizable' [extract.missing-key]
           6 |     Text("Checkout")
             |          ^~~~~~~~~~
          help: a build in Xcode adds it, and so does 'loccheck extract --sync App/Localizable.xcstrings'

        App/Localizable.xcstrings:7:6: warning: 'Basket' is not in the sources [extract.stale-key]
           7 |     "Basket" : {
             |      ^~~~~~
          help: delete it, or mark it as manual where no Swift code looks it up

        1 error, 1 warning; 2 messages in 1 file and 1 text not extracted

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 1)
  }

  @Test func `the document has messages, texts kept back and findings`() throws {
    let outcome = try tool().run("extract", "App", "--json", "-")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["tool"] as? String == "loccheck")
    let messages = try #require(document["messages"] as? [[String: Any]])
    #expect(messages.map { $0["key"] as? String } == ["%lld items", "Checkout"])
    #expect(messages[0]["arguments"] as? [String] == ["Int"])
    #expect(messages[0]["comment"] as? String == "The number of items.")
    #expect(messages[0]["api"] as? String == "Text")
    #expect(messages[1]["line"] as? Int == 6 && messages[1]["column"] as? Int == 10)
    let skipped = try #require(document["skipped"] as? [[String: Any]])
    #expect(skipped.map { $0["reason"] as? String } == ["verbatim"])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["rule"] as? String } == ["extract.missing-key", "extract.stale-key"])
    #expect(outcome.errors.contains("1 error, 1 warning"))
  }

  @Test func `findings are lines for Xcode, commands for GitHub, and a log for code scanning`()
    throws
  {
    let tool = try tool()
    let line =
      "App/CartView.swift:6:10: error: 'Checkout' is not in the table 'Localizable' [extract.missing-key]"
    #expect(try tool.run("extract", "App", "--xcode").output.contains(line + "\n"))
    #expect(
      try tool.run("extract", "App", "--github").output
        .hasPrefix(
          "::error file=App/CartView.swift,line=6,col=10,endColumn=20,title=extract.missing-key::"))
    #expect(try tool.run("extract", "App", "--sarif", "out/log.sarif").status == 1)
    let log = try tool.text(of: "out/log.sarif")
    #expect(log.contains("\"ruleId\" : \"extract.missing-key\""))
    let crowded = try tool.run("extract", "App", "--sarif", "-", "--json", "-")
    #expect(crowded.status == 2 && crowded.output == "")
  }

  @Test func `a dry run says what a sync would change, and a sync changes nothing else`() throws {
    let tool = try tool()
    let words = ["extract", "App", "--sync", "App/Localizable.xcstrings"]
    let dry = try tool.run(words + ["--dry-run"])
    #expect(dry.output == "- Basket  stale\n+ Checkout\n")
    #expect(dry.status == 1)
    #expect(try tool.text(of: "App/Localizable.xcstrings") == Self.catalog)
    #expect(try tool.run(words).status == 0)
    #expect(
      try tool.text(of: "App/Localizable.xcstrings")
        == Self.catalog.replacing(
          "    \"Basket\" : {\n",
          with: "    \"Basket\" : {\n      \"extractionState\" : \"stale\",\n"
        ).replacing(
          "      }\n    }\n  },\n", with: "      }\n    },\n    \"Checkout\" : {\n\n    }\n  },\n"))
    let again = try tool.run(words + ["--dry-run"])
    #expect(again.output == "" && again.status == 0)
  }

  @Test func `a sync over sources that cannot all be read changes nothing`() throws {
    let tool = try tool()
    let words = ["extract", "App", "gone", "--sync", "App/Localizable.xcstrings"]
    let outcome = try tool.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[source.missing]"))
    #expect(outcome.errors.contains("[sync.unread-sources]"))
    #expect(try tool.text(of: "App/Localizable.xcstrings") == Self.catalog)
    #expect(try tool.run("extract", "App", "--dry-run").status == 2)
  }

  @Test func `a sync over a source that is cut off changes nothing`() throws {
    let tool = try Tool([
      "App/CartView.swift": "import SwiftUI\nlet a = Text(\"Basket\n",
      "App/Localizable.xcstrings": Self.catalog,
    ])
    let outcome = try tool.run("extract", "App", "--sync", "App/Localizable.xcstrings")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("[extract.syntax]"))
    #expect(outcome.errors.contains("[sync.unread-sources]"))
    #expect(try tool.text(of: "App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func `what the scanner writes is what the compiler would have`() throws {
    let tool = try tool()
    #expect(try tool.run("extract", "App", "--stringsdata-out", "data").status == 1)
    #expect(try tool.names(in: "data") == ["CartView.stringsdata"])
    let outcome = try tool.run("extract", "App", "--stringsdata", "data", "--json", "-")
    #expect(outcome.output.contains("\"key\" : \"%lld items\""))
    #expect(!outcome.output.contains("extract.compiler-"))
    try Data(try tool.text(of: "data/CartView.stringsdata").replacing("Checkout", with: "Pay").utf8)
      .write(to: tool.folder.appendingPathComponent("data/CartView.stringsdata"))
    let differing = try tool.run("extract", "App", "--stringsdata", "data", "--json", "-")
    #expect(differing.output.contains("\"rule\" : \"extract.compiler-differs\""))
    #expect(differing.output.contains("\"key\" : \"Pay\""))
    let missing = try tool.run("extract", "App", "--stringsdata", "App")
    #expect(missing.status == 2)
    #expect(missing.output.contains("[source.no-stringsdata]"))
  }

  @Test func `what files say is kept in the user's cache folder unless that is refused`() throws {
    let tool = try tool()
    let environment = ["XDG_CACHE_HOME": tool.folder.appendingPathComponent("cache").path]
    _ = try tool.run("extract", "App", "--no-cache", environment: environment)
    #expect(!tool.has("cache"))
    let first = try tool.run("extract", "App", environment: environment)
    #expect(try tool.names(in: "cache/loccheck").count == 1)
    let second = try tool.run("extract", "App", environment: environment)
    #expect(first.output == second.output)
  }

  @Test func `nothing to read, a path that is none, and a full disk have their statuses`() throws {
    let tool = try Tool(["empty/a.txt": "", "A.swift": Self.view])
    #expect(try tool.run("extract", "empty").status == 4)
    #expect(try tool.run("extract", "gone").status == 2)
    #expect(try tool.run("extract", "A.swift", "--json", "/dev/full").status == 3)
    #expect(try tool.run("extract", "A.swift", "--catalog", "gone.xcstrings").status == 2)
    #expect(try tool.run("extract", "A.swift").status == 0)
  }

  @Test func `a display row that fails says which stage went wrong first`() throws {
    let tool = try tool()
    try Data(
      """
      format: 1
      catalog: App/Localizable.xcstrings
      sources: App/*.swift

      == Checkout
      key: Checkout
      | locale | text
      | de     | Kasse

      == Extraction
      extract: App/*.swift
      exhaustive: yes
      | key        | expect  | args | reason   | where
      | %lld items | found   | Int  |          | CartView.swift:5
      | Checkout   | missing |      |          |
      | Sample Set | absent  |      | verbatim |

      """.utf8
    ).write(to: tool.folder.appendingPathComponent("a.loccheck"))
    let outcome = try tool.run("run", "a.loccheck", "--junit", "none")
    #expect(outcome.output.contains("a.loccheck  3 passed, 1 failed"))
    #expect(outcome.output.contains("  stage     catalog: "))
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    ["--json", "App/Kit.podspec"], ["--sarif", "Podfile"], ["--json", "App/c.xcconfig"],
    ["--json", "x/project.pbxproj"], ["--json", "out/A.stringsdata"], ["--json", "App/read.json"],
    ["--stringsdata", "out", "--stringsdata-out", "out"],
  ])
  func `no output replaces what is read`(words: [String]) throws {
    let tool = try tool()
    try Data("Pod::Spec.new do |s|\n  s.name = 'Kit'\nend\n".utf8)
      .write(to: tool.folder.appendingPathComponent("App/Kit.podspec"))
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("App/read.json").path,
      withDestinationPath: "CartView.swift")
    #expect(try tool.run("extract", "App", "--stringsdata-out", "out").status == 1)
    let outcome = try tool.run(["extract", "App"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(try tool.text(of: "App/CartView.swift") == Self.view)
  }

  @Test(arguments: [
    ["--github", "--xcode"],
    ["--json", "a.json", "--sarif", "a.json"], ["--macro", ""], ["--dry-run"],
  ])
  func `options that ask for two things at once are refused`(words: [String]) throws {
    let outcome = try tool().run(["extract", "App"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
  }
}
