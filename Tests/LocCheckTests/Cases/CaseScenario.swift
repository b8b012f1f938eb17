import Foundation
import LocCheck
import LocCheckResults
import LocCheckScenarios
import Testing

/// A scenario file of the fixtures: its rows state the right texts, whatever its resources say.
struct CaseScenario: Hashable, CustomTestStringConvertible {
  /// The path below the fixtures, without its extension.
  let name: String

  var testDescription: String { name }

  /// All scenario files of the fixtures.
  static let all: [CaseScenario] = names(of: "." + ScenarioLoader.fileExtension)
    .map { CaseScenario(name: $0) }

  /// The names of all expectations, whether or not they have a scenario.
  static var expectations: [String] { names(of: expectationExtension) }

  /// The folder of the fixtures.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The extension of the file beside a scenario that says what does not simply pass.
  private static let expectationExtension = ".expected"

  /// The folder the scenario lies in, as messages call it, with a slash at its end.
  private var folderPath: String {
    WorkingDirectory.relative(file("").deletingLastPathComponent().path) + "/"
  }

  /// The text of the expectation, empty where there is none.
  var expectation: String {
    (try? String(contentsOf: file(Self.expectationExtension), encoding: .utf8)) ?? ""
  }

  /// Makes a text the expectation; an empty one is no file.
  func expect(_ text: String) throws {
    let file = file(Self.expectationExtension)
    if text.isEmpty {
      if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
    } else {
      try Data(text.utf8).write(to: file)
    }
  }

  /// Runs the scenario and returns what does not simply pass, a line each, in plan order.
  ///
  /// Warnings of the resources come first, at their places. Paths are relative to the scenario.
  func outcome() async -> String {
    let path = file("." + ScenarioLoader.fileExtension).path
    let plan = await RunLoader.plan([path], selecting: Selection())
    let suites = await ScenarioRunner(jobs: 2, now: { 0 }).run(plan) { _ in }
    let lines =
      plan.notices.map(\.caseLine) + suites.flatMap(\.cases).compactMap(\.caseLine)
    return lines.map { $0.replacing(folderPath, with: "") + "\n" }.joined()
  }

  /// Returns the file with the scenario's name and an extension.
  private func file(_ ending: String) -> URL { Self.folder.appending(path: name + ending) }

  /// Returns the names of all files with an extension, sorted.
  private static func names(of ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .sorted()
  }
}
