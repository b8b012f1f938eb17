import LocCheckDiagnostics
import LocCheckResults
import LocCheckScenarios
import Testing

@testable import LocCheck

/// Scenario files that a report could not tell apart by their class names.
struct ClassNameClashTests {
  /// A scenario whose check holds.
  private static let scenario = """
    format: 1

    == Verbatim
    verbatim: a
    | locale | text
    | en | a

    """

  @Test func `of two files of one class name the second is an error, and both run`() async throws {
    let folder = try TemporaryFolder([
      "a b.loccheck": Self.scenario, "a_b.loccheck": Self.scenario, "ab.loccheck": Self.scenario,
    ])
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    #expect(plan.hasUnusableInputs)
    #expect(plan.suites.map(\.cases.count) == [1, 2, 1])
    let errors = plan.suites[1].cases.flatMap(\.errors)
    #expect(errors.map(\.id) == ["scenario.class-name-clash"])
    #expect(errors[0].message.contains("a_b.loccheck'"))
    #expect(
      plan.suites[1].cases.map(\.id.scenario) == [
        "the class name is another file's", "Verbatim",
      ])
  }

  @Test func `files of unlike names do not clash`() async throws {
    let folder = try TemporaryFolder(["a.loccheck": Self.scenario, "x/a.loccheck": Self.scenario])
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    #expect(!plan.hasUnusableInputs)
  }
}
