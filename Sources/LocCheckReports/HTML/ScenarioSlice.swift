import LocCheckDiagnostics
import LocCheckResults

/// The results of one scenario: a stretch of its file's results.
struct ScenarioSlice {
  /// The anchor of the scenario in the page.
  let anchor: String
  /// The anchor of its file.
  let suiteAnchor: String
  /// The results.
  let cases: ArraySlice<CaseResult>

  /// The name to show, which can be seen and clicked whatever the scenario's own is.
  var title: String {
    let name = cases.first?.id.scenario ?? ""
    if name.isEmpty { return "The file as a whole" }
    return name.allSatisfy { $0 == " " } ? "A scenario named \(name.quoted)" : name
  }

  /// Returns the anchor of a check, given its index in the file's results.
  func anchor(ofCase index: Int) -> String { "\(suiteAnchor)-c\(index + 1)" }

  /// Returns the anchor of a file.
  static func anchor(ofSuite number: Int) -> String { "f\(number + 1)" }

  /// Returns the scenarios of a file in their order.
  ///
  /// - Parameters:
  ///   - suite: The file's results.
  ///   - number: The file's number among all, from 0.
  static func all(of suite: SuiteResult, number: Int) -> [ScenarioSlice] {
    let cases = suite.cases
    let suiteAnchor = anchor(ofSuite: number)
    var slices: [ScenarioSlice] = []
    var start = cases.startIndex
    while start < cases.endIndex {
      let name = cases[start].id.scenario
      let end =
        cases[start...].firstIndex { !$0.id.scenario.isIdenticalUTF8(to: name) }
        ?? cases.endIndex
      slices.append(
        ScenarioSlice(
          anchor: "\(suiteAnchor)-s\(slices.count + 1)", suiteAnchor: suiteAnchor,
          cases: cases[start..<end]))
      start = end
    }
    return slices
  }
}
