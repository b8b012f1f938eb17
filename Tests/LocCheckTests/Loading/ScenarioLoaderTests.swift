import Foundation
import LocCheck
import LocCheckDiagnostics
import LocCheckScenarios
import Testing

/// The scenario files that arguments name, and what is read from them.
struct ScenarioLoaderTests {
  @Test func `a folder stands for all scenario files below it`() throws {
    let folder = try TemporaryFolder([
      "b.loccheck": "", "sub/a.loccheck": "", "readme.md": "", ".hidden/c.loccheck": "",
    ])
    let files = ScenarioLoader.files(named: [folder.path])
    #expect(files.paths == [folder("b.loccheck"), folder("sub/a.loccheck")])
    #expect(files.lines.isEmpty)
    #expect(files.problems.isEmpty)
  }

  @Test func `a scenario file that no path leads to is an input with the reason`() async throws {
    let folder = try TemporaryFolder(["sub/a.loccheck": ""])
    try folder.makeIllegibleFile(in: "sub", ending: ".loccheck")
    try folder.makeIllegibleFile(in: "sub", ending: ".txt")
    let files = ScenarioLoader.files(named: [folder.path, folder("sub")])
    #expect(files.paths == [folder("sub/a.loccheck")])
    let path = folder("sub/\u{FFFD}.loccheck")
    #expect(files.problems == [InputError(path: path, reason: "its name is not UTF-8")])
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    #expect(plan.hasUnusableInputs)
  }

  @Test(.enabled(if: getuid() != 0))
  func `a folder that may not be listed is an input with the reason`() async throws {
    let folder = try TemporaryFolder(["a.loccheck": "", "locked/b.loccheck": ""])
    chmod(folder("locked"), 0)
    defer { chmod(folder("locked"), 0o755) }
    let files = ScenarioLoader.files(named: [folder.path])
    #expect(files.paths == [folder("a.loccheck")])
    #expect(files.problems == [InputError(path: folder("locked"), reason: "permission denied")])
    #expect(
      files.problems.map(ScenarioLoader.input).flatMap(\.diagnostics).map(\.message)
        == ["cannot read '\(folder("locked"))': permission denied"])
  }

  @Test func `a line is cut off the name of a file, and a whole file wins over its lines`() throws {
    let folder = try TemporaryFolder(["a.loccheck": "", "b.loccheck": "", "c.loccheck:3": ""])
    let files = ScenarioLoader.files(named: [
      folder("a.loccheck:7"), folder("a.loccheck:9"), folder("b.loccheck:1"),
      folder("b.loccheck"), folder("c.loccheck:3"),
    ])
    #expect(files.paths == [folder("a.loccheck"), folder("b.loccheck"), folder("c.loccheck:3")])
    #expect(files.lines == [folder("a.loccheck"): [7, 9]])
  }

  @Test func `a file that cannot be read is an input with the reason`() async throws {
    let folder = try TemporaryFolder(["folder/x": ""])
    let inputs = await ScenarioLoader.inputs(at: [folder("none.loccheck"), folder("folder")])
    #expect(
      inputs.map { $0.diagnostics.map(\.message) } == [
        ["cannot read '\(folder("none.loccheck"))': no such file or folder"],
        ["cannot read '\(folder("folder"))': it is a folder where a file is meant"],
      ])
  }

  @Test func `a plan holds the checks of all files in the order of their paths`() async throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"Hi":{}},"version":"1.0"}"#
    let scenario = "format: 1\ncatalog: *.xcstrings\n\n== S\nkey: Hi\n| locale | text\n| en | Hi\n"
    let folder = try TemporaryFolder([
      "L.xcstrings": catalog, "b.loccheck": scenario, "a.loccheck": scenario,
    ])
    let plan = await RunLoader.plan([folder.path], selecting: Selection())
    #expect(plan.suites.map(\.file) == [folder("a.loccheck"), folder("b.loccheck")])
    #expect(plan.count == 2)
    #expect(!plan.hasUnusableInputs)
  }
}
