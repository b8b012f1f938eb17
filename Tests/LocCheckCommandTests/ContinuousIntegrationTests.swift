import Foundation
import LocCheckCommandLine
import Testing

@testable import LocCheckCommand

/// The files that are ready for other projects to use.
struct ContinuousIntegrationTests {
  /// The files in YAML.
  private static let files = [
    ".github/actions/loccheck/action.yml", ".github/workflows/loccheck.yml",
    ".gitlab/loccheck.yml",
  ]

  /// What stands for the variables of the commands in them.
  private static let values = [
    "SHARD": "2/4", "LOCCHECK_SHARD": "2/4", "SHARDS": "4", "PLAN": "plan.json",
    "LOCCHECK_PLAN": "plan.json", "REPORTS": "Reports", "reports": "Reports",
    "RUNNER_TEMP": "/tmp", "paths": "Scenarios", "@": "--tag smoke",
  ]

  @Test(arguments: files)
  func `every command is one of the tool`(file: String) throws {
    let commands = Self.commands(in: try Self.text(of: file))
    #expect(!commands.isEmpty)
    for words in commands {
      guard case .run = try ArgumentParser(.locCheck).parse(words) else {
        Issue.record("\(words) runs no command")
        continue
      }
    }
  }

  @Test(.enabled(if: hasYAML), arguments: files)
  func `every file is YAML`(file: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import sys, yaml; assert yaml.safe_load(open(sys.argv[1]))",
      Self.root.appendingPathComponent(file).path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `the outputs of the action land where it says`() throws {
    let action = try Self.text(of: Self.files[0])
    let tool = try Tool([
      "Scenarios/files.loccheck": Samples.passing, "Scenarios/Files.xcstrings": Samples.catalog,
    ])
    let words = try #require(Self.commands(in: action).first)
    #expect(
      try tool.run(
        words.filter { !$0.hasPrefix("--plan") && $0 != "--tag" && $0 != "smoke" }
      )
      .status == 0)
    let outputs = action.matches(of: #/echo "(?:junit|html|journal)=\$REPORTS/([^"]+)"/#)
    #expect(outputs.count == 3)
    for output in outputs { #expect(tool.has("Reports/\(output.output.1)")) }
  }

  /// The folder of the package.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath()

  /// Whether Python can read YAML.
  private static let hasYAML: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import yaml"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Returns the text of a file of the package.
  private static func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  /// Returns the words of each call of the tool in a file, its variables filled in.
  private static func commands(in text: String) -> [[String]] {
    let lines = text.replacing(#/\\\n */#, with: "").split(separator: "\n")
    return lines.compactMap { line in
      guard
        let call = line.prefixMatch(
          of: #/ *(?:- )?(?:loccheck|"\$(?:LOCCHECK|RUNNER_TEMP/loccheck)") (\w+)\b(.*)/#)
      else { return nil }
      var words = "\(call.output.1)\(call.output.2)".replacing(#/ \|\| .*/#, with: "")
      words = words.replacing(#/\$\{\w+:[+-]([^}]*)\}/#) { "\($0.output.1)" }
      words = words.replacing(#/\$(\w+|@)/#) { values[String($0.output.1)] ?? "$" }
      return words.replacing("\"", with: "").split(separator: " ").map(String.init)
    }
  }
}
