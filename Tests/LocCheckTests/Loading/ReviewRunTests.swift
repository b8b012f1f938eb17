import LocCheckDiagnostics
import LocCheckResults
import LocCheckScenarios
import Testing

@testable import LocCheck

/// Scenarios over translations under review, laid over the catalog they were exported from.
struct ReviewRunTests {
  /// A catalog with two German texts.
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
      "Quit": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Beenden"}}}}
    }}
    """

  /// An export in which a translator changed one text and left the other out.
  private static let review = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Localizable.xcstrings" source-language="en" target-language="de"
          datatype="plaintext">
        <body>
          <trans-unit id="Save" xml:space="preserve">
            <source>Save</source>
            <target state="needs-review-translation">Speichern</target>
          </trans-unit>
        </body>
      </file>
    </xliff>
    """

  /// Returns the outcomes of two rows over the catalog and what is laid over it.
  private func outcomes(
    over paths: String, states: String = "shipped", files: [String: String]
  ) async throws -> [String] {
    let scenario = """
      format: 1
      catalog: \(paths)
      states: \(states)
      == Save
      key: Save
      | locale | text
      | de | Speichern
      == Quit
      key: Quit
      | locale | text
      | de | Beenden
      """
    let folder = try TemporaryFolder(files.merging(["a.loccheck": scenario]) { $1 })
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    let suites = await ScenarioRunner(jobs: 1, now: { 0 }).run(plan) { _ in }
    return suites.flatMap(\.cases).map { result in
      switch result.status {
      case .passed: "passed"
      case .failed(let diagnostic): "failed \(diagnostic.id)"
      case .error(let diagnostic): "error \(diagnostic.id)"
      case .skipped(let reason): "skipped: \(reason)"
      }
    }
  }

  @Test func `a text under review replaces the catalog's, and the others stay`() async throws {
    let files = ["Localizable.xcstrings": Self.catalog, "de.xliff": Self.review]
    #expect(
      try await outcomes(over: "Localizable.xcstrings", files: files)
        == ["failed text.mismatch", "passed"])
    #expect(
      try await outcomes(over: "Localizable.xcstrings de.xliff", files: files)
        == ["passed", "passed"])
  }

  @Test func `the states of the review count as those of a catalog`() async throws {
    let files = ["Localizable.xcstrings": Self.catalog, "de.xliff": Self.review]
    #expect(
      try await outcomes(
        over: "Localizable.xcstrings de.xliff", states: "translated", files: files)
        == ["failed text.shows-key", "passed"])
  }

  @Test func `an exported folder is read as its files are`() async throws {
    let files = [
      "Localizable.xcstrings": Self.catalog, "de.xcloc/Localized Contents/de.xliff": Self.review,
      "de.xcloc/contents.json": "{}",
    ]
    #expect(
      try await outcomes(over: "Localizable.xcstrings de.xcloc", files: files)
        == ["passed", "passed"])
  }

  @Test func `a review alone has the texts it holds`() async throws {
    #expect(
      try await outcomes(over: "de.xliff", files: ["de.xliff": Self.review])
        == ["passed", "failed text.shows-key"])
  }
}
