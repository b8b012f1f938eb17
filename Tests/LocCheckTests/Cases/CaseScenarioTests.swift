import Foundation
import Testing

/// Kinds of defects that users of real apps met, and what only looks like one.
struct CaseScenarioTests {
  /// The environment variable that has the expectations rewritten by what is found: set it to `1`.
  private static let updateVariable = "LOCCHECK_UPDATE_GOLDENS"

  @Test(arguments: CaseScenario.all)
  func `a scenario fails where its resource is wrong and nowhere else`(
    _ scenario: CaseScenario
  ) async throws {
    let outcome = await scenario.outcome()
    if ProcessInfo.processInfo.environment[Self.updateVariable] == "1" {
      try scenario.expect(outcome)
    }
    let expected = scenario.expectation.split(separator: "\n")
    let found = outcome.split(separator: "\n")
    let hint = "\(Self.updateVariable)=1 swift test rewrites \(scenario.name).expected"
    #expect(found.filter { !expected.contains($0) } == [], "not expected; \(hint)")
    #expect(expected.filter { !found.contains($0) } == [], "expected, not found; \(hint)")
    if Set(found) == Set(expected) {
      #expect(found == expected, "in another order, or more than once; \(hint)")
    }
  }

  @Test func `every expectation has its scenario`() {
    #expect(!CaseScenario.all.isEmpty)
    #expect(Set(CaseScenario.expectations).subtracting(CaseScenario.all.map(\.name)) == [])
  }
}
