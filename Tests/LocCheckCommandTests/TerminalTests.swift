import Testing

@testable import LocCheckCommand

/// When output is coloured, by the conventions that other tools follow.
struct TerminalTests {
  /// A choice with an environment, and whether a stream that is no terminal is coloured.
  struct Case: CustomTestStringConvertible {
    /// The choice on the command line.
    var choice: ColorChoice = .auto
    /// The environment.
    var environment: [String: String] = [:]
    /// Whether the output is coloured.
    var isColored: Bool

    /// The choice and the environment.
    var testDescription: String { "\(choice) \(environment)" }
  }

  @Test(
    arguments: [
      Case(isColored: false),
      Case(choice: .always, isColored: true),
      Case(choice: .always, environment: ["NO_COLOR": "1", "TERM": "dumb"], isColored: true),
      Case(choice: .never, environment: ["FORCE_COLOR": "1"], isColored: false),
      Case(environment: ["FORCE_COLOR": "1"], isColored: true),
      Case(environment: ["FORCE_COLOR": "0"], isColored: false),
      Case(environment: ["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], isColored: false),
      Case(environment: ["FORCE_COLOR": ""], isColored: false),
      Case(environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"], isColored: false),
      Case(environment: ["FORCE_COLOR": "1", "NO_COLOR": ""], isColored: true),
      Case(environment: ["FORCE_COLOR": "1", "TERM": "dumb"], isColored: true),
      Case(environment: ["CLICOLOR_FORCE": "1"], isColored: true),
      Case(environment: ["CLICOLOR_FORCE": "0"], isColored: false),
      Case(environment: ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], isColored: true),
      Case(environment: ["CLICOLOR": "1"], isColored: false),
    ])
  func `the command line goes before the environment`(_ expected: Case) throws {
    let words = ["run", "--color", "\(expected.choice)"]
    let tool = try Tool([
      "Scenarios/files.loccheck": Samples.failing, "Scenarios/Files.xcstrings": Samples.catalog,
    ])
    let run = try tool.run(words, environment: expected.environment)
    #expect(run.output.contains("\u{1B}[") == expected.isColored)
    #expect(!(try tool.text(of: "Reports/TEST-loccheck.xml").contains("\u{1B}")))
    #expect(!run.output.contains("\r"), "only a terminal has a line that is overwritten")
    #expect(run.errors == "")
  }

  @Test(arguments: [("120", 120), ("1", 1)])
  func `the width is what the environment says`(columns: String, expected: Int) {
    #expect(Terminal(environment: ["COLUMNS": columns]).width == expected)
  }

  @Test(arguments: ["0", "-5", "wide", ""])
  func `a width that is none is passed over`(columns: String) {
    #expect(Terminal(environment: ["COLUMNS": columns]).width == Terminal(environment: [:]).width)
  }
}
