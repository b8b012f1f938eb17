import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources
import Testing

@testable import LocCheckScenarios

/// What rows of extraction scenarios say when they fail.
struct ExtractionRowFailureTests {
  /// A row that fails, with what it says.
  struct Failure: Sendable, CustomTestStringConvertible {
    /// The row.
    var row: String
    /// The id and the message of the failure.
    var said: String
    /// The help.
    var help: String?
    /// The lines of the notes in the code and the catalogs.
    var notes: [String] = []

    /// The row.
    var testDescription: String { row }
  }

  @Test(arguments: [
    Failure(
      row: "| Nothing like it | found | | | | |",
      said: "extraction.not-extracted: expected 'Nothing like it' to be found; "
        + "the sources do not hand it over"),
    Failure(
      row: "| Progress: %@%% | found | | | | |",
      said: "extraction.not-extracted: expected 'Progress: %@%%' to be found; "
        + "the sources hand over 'Progress: %lld%%'",
      notes: ["App/ContentView.swift:2"]),
    Failure(
      row: "| Progress: %lld%% | found | | | | |",
      said: "extraction.missing: expected 'Progress: %lld%%' to be found; "
        + "the table 'Localizable' has no entry, but one for 'Progress: %@%'",
      notes: ["App/ContentView.swift:2", "Localizable.xcstrings:2"]),
    Failure(
      row: "| Storage | found | | | | |",
      said: "extraction.not-extracted: expected 'Storage' to be found; the sources keep it back as "
        + "'string-parameter': a parameter takes it as a String",
      notes: ["App/ContentView.swift:7"]),
    Failure(
      row: "| Prewiev | found | | | | |",
      said: "extraction.not-extracted: expected 'Prewiev' to be found; "
        + "the sources do not hand it over",
      help: "did you mean 'Preview'?", notes: ["App/ContentView.swift:1"]),
    Failure(
      row: "| count | found | | Inspector | | |",
      said: "extraction.table: expected 'count' in the table 'Inspector'; "
        + "the sources hand it over for the table 'Localizable'",
      notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| count | missing | | | | |",
      said: "extraction.unexpected-entry: expected 'count' to be missing from the catalog; "
        + "the table 'Localizable' has it", notes: ["Localizable.xcstrings:2"]),
    Failure(
      row: "| count | found | String | | | |",
      said: "extraction.arguments: expected 'count' with String; the sources pass Int",
      notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| Preview | found | Int | | | |",
      said: "extraction.arguments: expected 'Preview' with Int; the sources pass nothing",
      notes: ["App/ContentView.swift:1"]),
    Failure(
      row: "| Open %@ | found | String | | | |",
      said: "extraction.arguments: expected 'Open %@' with String; "
        + "the type of 'thing' is not known",
      help: "annotate 'var thing'", notes: ["App/ContentView.swift:9"]),
    Failure(
      row: "| count | found | | | The number | |",
      said: "extraction.comment: expected 'count' with the comment 'The number'; "
        + "its comment is 'The number of items.'", notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| %lld in %@ | found | | | A | |",
      said: "extraction.comment: expected '%lld in %@' with the comment 'A'; it has no comment",
      notes: ["App/ContentView.swift:3"]),
    Failure(
      row: "| count | found | | | | ContentView.swift:3 |",
      said: "extraction.place: expected 'count' in 'ContentView.swift:3'; "
        + "other places hand it over", notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| count | found | | | | tentView.swift |",
      said: "extraction.place: expected 'count' in 'tentView.swift'; other places hand it over",
      notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| count | stale | | | | |",
      said: "extraction.unexpected: expected 'count' to be in the catalog alone; "
        + "'String(localized:)' hands it over", notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| By hand | stale | | | | |",
      said: "extraction.manual: expected 'By hand' to be in the catalog alone; "
        + "it was entered by hand", notes: ["Localizable.xcstrings:4"]),
    Failure(
      row: "| Gone | manual | | | | |",
      said: "extraction.manual: expected 'Gone' to be entered by hand; "
        + "the catalog does not say that it was", notes: ["Localizable.xcstrings:3"]),
    Failure(
      row: "| Gome | stale | | | | |",
      said: "extraction.missing: expected 'Gome' to be in the catalog alone; "
        + "the table 'Localizable' has no entry",
      help: "did you mean 'Gone'?", notes: ["Localizable.xcstrings:3"]),
    Failure(
      row: "| Details | stale | | Localizable | | |",
      said: "extraction.missing: expected 'Details' to be in the catalog alone; "
        + "the table 'Localizable' has no entry, and the table 'Inspector' has it",
      notes: ["Inspector.xcstrings:1"]),
    Failure(
      row: "| Details | stale | | Inspektor | | |",
      said: "extraction.missing: expected 'Details' to be in the catalog alone; "
        + "there is no table 'Inspektor', and the table 'Inspector' has it",
      notes: ["Inspector.xcstrings:1"]),
    Failure(
      row: "| Preview | absent | | | | |",
      said: "extraction.unexpected: expected 'Preview' not to be extracted; "
        + "'Text' hands it over", notes: ["App/ContentView.swift:1"]),
    Failure(
      row: "| Storage | absent | | | | | verbatim",
      said: "extraction.reason: expected 'Storage' to be kept back as 'verbatim'; the sources keep "
        + "it back as 'string-parameter': a parameter takes it as a String",
      notes: ["App/ContentView.swift:7"]),
    Failure(
      row: "| Sample Sets | absent | | | | | verbatim",
      said: "extraction.reason: expected 'Sample Sets' to be kept back as 'verbatim'; "
        + "the sources do not have it at all", help: "did you mean 'Sample Set'?"),
    Failure(
      row: "| Sample Set | absent | | | | Other.swift | verbatim",
      said: "extraction.place: expected 'Sample Set' in 'Other.swift'; other places keep it back",
      notes: ["App/ContentView.swift:6"]),
    Failure(
      row: "| Copyright %lld | absent | String | | | | interpolated-key",
      said: "extraction.arguments: expected 'Copyright %lld' with String; "
        + "the sources interpolate Int", notes: ["App/ContentView.swift:8"]),
  ])
  func `rows that fail`(failure: Failure) async throws {
    let run = ExtractionScreen.run(
      "| key | expect | args | table | comment | where | reason\n\(failure.row)\n")
    let results = await run.results()
    let result = try #require(results.first)
    let diagnostic = try #require(result.diagnostic)
    #expect("\(diagnostic.id): \(diagnostic.message)" == failure.said)
    #expect(diagnostic.help == failure.help)
    #expect(
      diagnostic.notes.map { $0.range.map { "\($0.start.path):\($0.start.line)" } }
        == failure.notes)
    #expect(diagnostic.range?.start.line == 6)
    #expect(!result.trace.isEmpty)
  }
}
