import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckSources
import Testing

@testable import LocCheckScenarios

/// The example of the language's description, read from end to end.
struct ExampleTests {
  /// The example.
  static let text = #"""
    format: 1
    catalog: App/Resources/Localizable.xcstrings
    sources: App/Sources/**/*.swift

    == Item count @plural @smoke
    localized: summary.item-count
    default: \(count) items
    args: count=Int

    | locale | count | text
    | en     | 0     | 0 items
    | en     | 1     | 1 item
    | en     | 2     | 2 items

    # 12 and 22 look alike to English eyes and are not.
    | pl     | 12    | 12 elementów
    | pl     | 22    | 22 elementy
    | uk     | @few  | \{count} елементи

    | fr     | 1000000 | 1\{NNBSP}000\{NNBSP}000 d’éléments
    | ar-EG  | 3     | ٣ عناصر

    == The exact label is never looked up @verbatim
    verbatim: \(collection)
    args: collection=String
    | locale | collection | text
    | *      | Sample Set | Sample Set
    | *      | 100 %lld   | 100 %lld

    == The collection is an argument inside the whole message @argument
    key: Collection: \(collection)
    args: collection=String
    | locale | collection | check | text
    | en     | Sample Set | is    | Collection: Sample Set
    | ja     | Sample Set | is    | コレクション：Sample Set
    | *      | %@ \| off  | once  | \{collection}

    == The heading keeps its style
    text: Text("Preview").bold()
    | locale | check  | text
    | en     | styled | **Preview**

    == What the build hands to translators @extract
    extract: App/Sources/**/*.swift
    exhaustive: yes
    | key                | expect | args   | reason   | where
    | summary.item-count | found  | Int    |          | ContentView.swift
    | Collection: %@     | found  | String |          | ContentView.swift
    | Sample Set         | absent |        | verbatim | ContentView.swift

    """#

  @Test func `the example has no errors`() {
    for form in MarkedScenario.forms(of: Self.text) {
      #expect(form.bound().diagnostics.map(\.message) == [])
    }
  }

  @Test func `its scenarios have names, tags and settings`() {
    let suite = cleanSuite(Self.text)
    #expect(
      suite.scenarios.map(\.name) == [
        "Item count", "The exact label is never looked up",
        "The collection is an argument inside the whole message", "The heading keeps its style",
        "What the build hands to translators",
      ])
    #expect(suite.scenarios[0].tags == ["plural", "smoke"])
    #expect(suite.path == "a.loccheck")
    for scenario in suite.scenarios {
      #expect(scenario.settings.catalogs.map(\.text) == ["App/Resources/Localizable.xcstrings"])
      #expect(scenario.settings.sources.map(\.text) == ["App/Sources/**/*.swift"])
    }
  }

  @Test func `a message with a stable key carries its arguments in the default value`() throws {
    let scenario = cleanSuite(Self.text).scenarios[0]
    #expect(
      scenario.subject
        == .localized(
          key: "summary.item-count",
          message: TextTemplate([.argument(.init("count")), .literal(" items")])))
    #expect(scenario.arguments == [ArgumentDeclaration(name: "count", type: .int)])
    #expect(scenario.checks.map(\.line) == [11, 12, 13, 16, 17, 18, 20, 21])
    let few = scenario.checks[5]
    #expect(few.locale == .tag(try #require(LocaleTag("uk")), spelled: "uk"))
    #expect(few.arguments == [[.category(.few)]])
    #expect(few.check == .is)
    #expect(
      few.expected == TextTemplate([.argument(.init("count")), .literal(" елементи")]))
    #expect(
      scenario.checks[6].expected.literal?.isIdenticalUTF8(
        to: "1\u{202F}000\u{202F}000 d’éléments") == true)
    #expect(scenario.checks[7].expected.literal == "٣ عناصر")
    #expect(scenario.checks[7].expectedRange.text == "٣ عناصر")
  }

  @Test func `a string argument is one literal`() {
    let checks = cleanSuite(Self.text).scenarios[2].checks
    #expect(checks.map(\.check) == [.is, .is, .once])
    #expect(checks[2].locale == .all)
    #expect(
      checks[2].arguments == [[.value(ArgumentValue(.string("%@ | off"), spelled: "%@ \\| off"))]])
  }

  @Test func `the heading is a text expression`() {
    #expect(
      cleanSuite(Self.text).scenarios[3].subject
        == .text(
          TextExpression([
            TextExpression.Part(.key(TextTemplate([.literal("Preview")])), styles: [.bold])
          ])))
  }

  @Test func `the extraction scenario has rows of its own`() throws {
    guard case .extraction(let extraction) = cleanSuite(Self.text).scenarios[4].subject else {
      Issue.record("no extraction")
      return
    }
    #expect(extraction.exhaustiveness != nil)
    #expect(extraction.sources.map(\.text) == ["App/Sources/**/*.swift"])
    #expect(extraction.rows.map(\.key) == ["summary.item-count", "Collection: %@", "Sample Set"])
    #expect(extraction.rows.map(\.expectation) == [.found, .found, .absent])
    #expect(extraction.rows.map(\.arguments) == [[.int], [.string], nil])
    #expect(extraction.rows.map(\.reason) == [nil, nil, .verbatim])
    #expect(
      extraction.rows[0].place == ExtractionRow.Place(file: "ContentView.swift", line: nil))
  }
}
