import Foundation
import Testing

/// The scripts in the files that are ready for other projects to use, run as the services run them.
struct ContinuousIntegrationScriptTests {
  /// A script of one of the files.
  struct Script: Sendable {
    /// The file.
    var file: String
    /// What no other script of the file contains.
    var mark: String
    /// The variable of further words.
    var words: String
    /// The variable of the paths.
    var paths: String
  }

  /// The scripts that run checks.
  private static let runs = [
    Script(
      file: ".github/actions/loccheck/action.yml", mark: "run $", words: "ARGUMENTS",
      paths: "PATHS"),
    Script(
      file: ".gitlab/loccheck.yml", mark: "run $", words: "LOCCHECK_ARGUMENTS",
      paths: "LOCCHECK_PATHS"),
  ]

  /// The scripts that plan them.
  private static let plans = [
    Script(
      file: ".github/workflows/loccheck.yml", mark: "plan $", words: "SELECTION",
      paths: "PATHS"),
    Script(
      file: ".gitlab/loccheck.yml", mark: "plan $", words: "LOCCHECK_SELECTION",
      paths: "LOCCHECK_PATHS"),
  ]

  /// The script that merges what GitLab's jobs found.
  private static let merge = Script(
    file: ".gitlab/loccheck.yml", mark: "report merge", words: "", paths: "")

  @Test(arguments: runs)
  func `quotes keep words together, as in a shell`(script: Script) throws {
    let tool = try tool()
    let words = "--tag 'plural and not slow'\n--locale en --format quiet"
    let run = try run(script, in: tool, [script.words: words])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("2 checks passed"))
  }

  @Test(arguments: runs + plans)
  func `a quote that is not closed is an error`(script: Script) throws {
    let tool = try tool()
    #expect(try run(script, in: tool, [script.words: "--tag 'plural"]).status != 0)
    #expect(try tool.names(in: ".").filter { $0.hasSuffix("plan.json") || $0 == "Reports" } == [])
  }

  @Test(arguments: runs)
  func `paths may have blanks, and be patterns`(script: Script) throws {
    let tool = try tool(
      [
        "More Scenarios/more.loccheck": Samples.passing,
        "More Scenarios/Files.xcstrings": Samples.catalog,
      ])
    let run = try run(
      script, in: tool,
      [script.paths: "'More Scenarios' Scenarios/f*.loccheck", script.words: "--format quiet"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("6 checks passed"))
  }

  @Test func `the numbers of a job of GitLab make no part unless it asks for one`() throws {
    let tool = try tool()
    var variables = [
      "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2", "LOCCHECK_ARGUMENTS": "--format quiet",
    ]
    #expect(
      try run(Self.runs[1], in: tool, variables).output.hasPrefix("3 checks passed"))
    variables["LOCCHECK_SHARD"] = "auto:gitlab"
    #expect(try run(Self.runs[1], in: tool, variables).output.hasPrefix("1 check passed"))
    #expect(try tool.names(in: "Reports") == ["2"])
  }

  @Test(arguments: plans)
  func `what can be read is planned though a file cannot`(script: Script) throws {
    let tool = try tool(["Scenarios/broken.loccheck": "nothing"])
    #expect(try run(script, in: tool).status == 0)
    #expect(try tool.names(in: ".").contains { $0.hasSuffix("plan.json") })
    #expect(try run(script, in: tool, [script.words: "--tga plural"]).status == 2)
    #expect(try run(script, in: try self.tool(), [script.words: "--tag other"]).status == 4)
  }

  @Test func `the parts of GitLab's jobs are merged, and a lost one is noticed`() throws {
    let tool = try tool()
    #expect(try run(Self.plans[1], in: tool).status == 0)
    for index in ["1", "2"] {
      let variables = [
        "CI_NODE_INDEX": index, "CI_NODE_TOTAL": "2", "LOCCHECK_SHARD": "auto:gitlab",
        "LOCCHECK_PLAN": "loccheck-plan.json",
      ]
      #expect(try run(Self.runs[1], in: tool, variables).status == 0)
    }
    #expect(try run(Self.merge, in: tool).status == 0)
    #expect(try tool.text(of: "Reports/TEST-loccheck.xml").contains(#"tests="3""#))
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Reports/1"))
    #expect(try run(Self.merge, in: tool).status == 1)
  }

  @Test func `every job of the workflow installs what the command needs`() throws {
    let text = try Self.text(of: ".github/workflows/loccheck.yml")
    let jobs = try #require(text.components(separatedBy: "\njobs:\n").last)
    let names = jobs.matches(of: /(?m)^  (\w+):$/).map { String($0.output.1) }
    #expect(names == ["plan", "run", "merge"])
    for job in jobs.split(separator: /(?m)^  \w+:$/) {
      #expect(job.contains("path: .loccheck\n"))
      #expect(job.contains(".ci/install\n"))
      #expect(job.contains("container: ${{ inputs.image }}\n"))
    }
  }

  // MARK: - Running

  /// Makes a folder with scenarios that hold, and some other files.
  private func tool(_ others: [String: String] = [:]) throws -> Tool {
    try Tool(
      others.merging([
        "Scenarios/files.loccheck": Samples.passing, "Scenarios/Files.xcstrings": Samples.catalog,
      ]) { first, _ in first })
  }

  /// Runs a script with the tool in a folder, in the shell that the service runs it in.
  private func run(
    _ script: Script, in tool: Tool, _ variables: [String: String] = [:]
  ) throws -> Tool.Outcome {
    let text = try #require(
      Self.scripts(in: try Self.text(of: script.file)).first { $0.contains(script.mark) })
    try Data(text.utf8).write(to: tool.folder.appendingPathComponent("script"))
    let isGitHub = script.file.hasPrefix(".github")
    let environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin:.", "LOCCHECK": "./loccheck", "PATHS": "Scenarios",
      "REPORTS": "Reports", "RUNNER_TEMP": ".", "GITHUB_OUTPUT": "/dev/null", "SHARDS": "2",
      "LOCCHECK_SHARDS": "2",
    ]
    return try tool.run(
      [], environment: environment.merging(variables) { $1 },
      after: """
        ln -sf "$1" loccheck; \(isGitHub ? "bash -eo pipefail" : "sh -e") script; exit $?
        """)
  }

  /// Returns the scripts of more than one line in a file.
  private static func scripts(in text: String) -> [String] {
    text.matches(of: /(?m)^( *)(?:run:|-) \|\n((?:\1 +.*\n|\n)+)/).map { match in
      let lines = match.output.2.split(separator: "\n", omittingEmptySubsequences: false)
      let indentation = lines[0].prefix { $0 == " " }.count
      return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
    }
  }

  /// Returns the text of a file of the package.
  private static func text(of file: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath()
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }
}
