import LocCheckDiagnostics
import LocCheckResults
import LocCheckScenarios
import Testing

@testable import LocCheck

/// Runs from files on the disk to results.
struct RunLoaderTests {
  /// Returns a catalog with one message.
  private func catalog(_ english: String) -> String {
    """
    {"sourceLanguage":"en","version":"1.0","strings":{"greeting":{"localizations":
    {"en":{"stringUnit":{"state":"translated","value":"\(english)"}}}}}}
    """
  }

  /// Returns a scenario over a pattern, with one row.
  private func scenario(_ pattern: String, expecting text: String) -> String {
    """
    format: 1
    catalog: \(pattern)

    == Greeting
    key: greeting
    table: L
    | locale | text
    | en | \(text)

    """
  }

  /// Runs a plan and returns the status words of its checks, file by file.
  private func words(of plan: RunPlan) async -> [[String]] {
    await ScenarioRunner(jobs: 2, now: { 0 }).run(plan) { _ in }
      .map { $0.cases.map(\.status.word) }
  }

  @Test func `a pattern is read from the folder of the file it stands in`() async throws {
    let folder = try TemporaryFolder([
      "A/s.loccheck": scenario("L.xcstrings", expecting: "Hello"),
      "A/L.xcstrings": catalog("Hello"),
      "B/s.loccheck": scenario("L.xcstrings", expecting: "Hi"),
      "B/L.xcstrings": catalog("Hi"),
      "C/s.loccheck": scenario("../A/*.xcstrings", expecting: "Hi"),
    ])
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    #expect(!plan.hasUnusableInputs)
    #expect(await words(of: plan) == [["passed"], ["passed"], ["failed"]])
  }

  @Test func `a resource that cannot be read is one error, and its rows are skipped`() async throws
  {
    let folder = try TemporaryFolder([
      "a.loccheck": scenario("L.xcstrings", expecting: "Hello"), "L.xcstrings/file": "",
      "b.loccheck": scenario("*.xcstrings", expecting: "Hello"),
      "c.loccheck": scenario("gone/**/*.xcstrings", expecting: "Hello"),
      "d.loccheck": scenario("L.strings", expecting: "Hello"), "L.strings": "",
    ])
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    #expect(plan.hasUnusableInputs)
    // The second file names the same resource, whose error is told once. A file of strings that is
    // damaged is an empty one on the device, so its row shows what a user sees.
    #expect(
      await words(of: plan) == [
        ["error", "skipped"], ["skipped"], ["error", "skipped"], ["error", "failed"],
      ])
  }

  @Test func `what a pattern cannot look into is an error, not a weaker test`() async throws {
    let folder = try TemporaryFolder([
      "a.loccheck": scenario("Texts/*/L.xcstrings", expecting: "Hello"),
      "b.loccheck": scenario("Links/*.xcstrings", expecting: "Hello"),
      "Texts/One/L.xcstrings": catalog("Hello"), "Links/L.xcstrings": catalog("Hello"),
    ])
    try folder.link("Texts/Two", to: String(repeating: "x", count: 300))
    try folder.link("Links/M.xcstrings", to: "gone")
    let plan = await RunLoader.plan(
      [folder("a.loccheck"), folder("b.loccheck")], selecting: Selection())
    #expect(plan.hasUnusableInputs)
    #expect(await words(of: plan) == [["error", "skipped"], ["error", "skipped"]])
    #expect(
      plan.suites.flatMap(\.cases).flatMap(\.errors).map(\.message) == [
        "cannot read '\(folder("Texts/Two"))': the name is too long",
        "cannot read '\(folder("Links/M.xcstrings"))': no such file or folder",
      ])
  }

  @Test func `arguments that name lines cut the plan down`() async throws {
    let folder = try TemporaryFolder([
      "a.loccheck": "format: 1\n\n== S\nverbatim: x\n| locale | text\n| en | x\n| fr | x\n",
      "b.loccheck": "format: 1\n\n== S\nverbatim: x\n| locale | text\n| en | x\n| fr | x\n",
    ])
    let plan = await RunLoader.plan(
      [folder("a.loccheck:7"), folder("b.loccheck")], selecting: Selection())
    #expect(plan.identities.map(\.locale) == ["fr", "en", "fr"])
  }

  @Test func `a file that is missing is an error and the others are planned`() async throws {
    let folder = try TemporaryFolder([
      "a.loccheck": "format: 1\n\n== S\nverbatim: x\n| locale | text\n| en | x\n"
    ])
    let plan = await RunLoader.plan(
      [folder("gone.loccheck"), folder("a.loccheck")], selecting: Selection())
    #expect(plan.hasUnusableInputs)
    #expect(plan.suites.map(\.file) == [folder("a.loccheck"), folder("gone.loccheck")])
    #expect(await words(of: plan) == [["passed"], ["error"]])
  }

  @Test func `an empty folder is an empty plan`() async throws {
    let folder = try TemporaryFolder(["notes.txt": ""])
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    #expect(plan.count == 0)
    #expect(!plan.hasUnusableInputs)
  }
}
