import Foundation
import Testing

/// What becomes of the reports of the run before.
struct EarlierReportsTests {
  /// Makes a folder with a scenario file of which one row fails.
  private func tool() throws -> Tool {
    try Tool([
      "Scenarios/files.loccheck": Samples.failing, "Scenarios/Files.xcstrings": Samples.catalog,
    ])
  }

  @Test func `a run that is killed leaves no report that could pass for its own`() throws {
    let tool = try tool()
    let reports = [
      "--html", "Reports/page.html", "--json", "Reports/run.json", "--markdown", "Reports/run.md",
    ]
    _ = try tool.run(["run", "--junit-split", "1"] + reports)
    let rows = (0..<40).map {
      "| en | \(String(repeating: "a", count: 40))\($0)! | matches | (a+)+b"
    }
    try tool.write(
      """
      format: 1

      == Endless
      verbatim: \\(word)
      args: word=String
      | locale | word | check | text
      \(rows.joined(separator: "\n"))

      """, to: "Scenarios/endless.loccheck")
    let running = try tool.start(["run"] + reports)
    for _ in 0..<600 where tool.has("Reports/TEST-loccheck.1.xml") { usleep(20_000) }
    kill(running.processIdentifier, SIGKILL)
    running.waitUntilExit()
    #expect(
      try tool.names(in: "Reports").filter { !$0.hasPrefix(".") } == ["TEST-loccheck.jsonl"])
    // The next run leaves nothing of it.
    _ = try tool.run(["run", "Scenarios/files.loccheck"] + reports)
    #expect(
      try tool.names(in: "Reports")
        == ["TEST-loccheck.jsonl", "TEST-loccheck.xml", "page.html", "run.json", "run.md"])
  }

  @Test func `files of other names and of other tools stay where a report is cut`() throws {
    let tool = try tool()
    try tool.write("notes", to: "Reports/TEST-loccheck.2025.xml")
    try tool.write("<testsuite name=\"x\"/>", to: "Reports/TEST-loccheck.2.xml")
    _ = try tool.run("run", "--junit-split", "4000")
    #expect(try tool.text(of: "Reports/TEST-loccheck.2025.xml") == "notes")
    #expect(try tool.text(of: "Reports/TEST-loccheck.2.xml") == "<testsuite name=\"x\"/>")
    #expect(tool.has("Reports/TEST-loccheck.1.xml"))
  }

  @Test func `the parts of a report that is cut no more, or otherwise, go`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit-split", "1")
    _ = try tool.run("run", "--junit-split", "suite")
    #expect(
      try tool.names(in: "Reports") == ["TEST-loccheck.files.xml", "TEST-loccheck.jsonl"])
    _ = try tool.run("run", "--junit-split", "2")
    #expect(
      try tool.names(in: "Reports")
        == ["TEST-loccheck.1.xml", "TEST-loccheck.2.xml", "TEST-loccheck.jsonl"])
    _ = try tool.run("run")
    #expect(try tool.names(in: "Reports") == ["TEST-loccheck.jsonl", "TEST-loccheck.xml"])
  }

  @Test func `parts are all of one run, also where one cannot be written`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit-split", "1", "--journal", "none")
    let names = try tool.names(in: "Reports")
    let before = try names.map { try tool.text(of: "Reports/\($0)") }
    // The part of the check that fails is the largest, and the only one that a file may not hold.
    let run = try tool.run(
      ["run", "--junit-split", "1", "--journal", "none"], after: "trap '' XFSZ; ulimit -f 3")
    #expect(run.status == 3)
    #expect(run.errors.matches(of: #/cannot write/#).count == 1, "\(run.errors)")
    #expect(try tool.names(in: "Reports") == names)
    #expect(try names.map { try tool.text(of: "Reports/\($0)") } == before)
  }

  @Test func `a journal that nobody asked for is told where an earlier one cannot be replaced`()
    throws
  {
    let tool = try tool()
    try tool.write("", to: "Reports/TEST-loccheck.jsonl/file")
    let run = try tool.run("run")
    #expect(run.status == 3)
    #expect(run.errors.contains("cannot write 'Reports/TEST-loccheck.jsonl': it is a folder"))
  }

  @Test func `a link to a folder does not hide that a report is read`() throws {
    let tool = try tool()
    _ = try tool.run("run")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appendingPathComponent("latest").path, withDestinationPath: "Reports")
    let again = try tool.run("run", "--rerun-failed", "latest/TEST-loccheck.xml")
    #expect(again.status == 2)
    #expect(again.errors.contains("is read too, and would be replaced"), "\(again.errors)")
    let both = try tool.run("run", "--html", "Reports/o", "--json", "latest/o")
    #expect(both.status == 2)
    #expect(both.errors.contains("two reports would go to"), "\(both.errors)")
  }

  @Test func `parts that are read are not replaced by a report that takes their place`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit-split", "1")
    let part = "Reports/TEST-loccheck.2.xml"
    for words in [
      ["report", "merge", part, "--junit", "Reports/TEST-loccheck.xml"],
      ["run", "--rerun-failed", part],
    ] {
      let run = try tool.run(words)
      #expect(run.status == 2)
      #expect(run.errors.contains("'\(part)' is read too, and would be replaced"), "\(run.errors)")
      #expect(tool.has(part))
    }
  }

  @Test func `nothing is made of a report that nothing could be read of`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit", "good.xml", "--journal", "none")
    let good = try tool.text(of: "good.xml")
    let foreign = [
      #"{"v":2,"kind":"runStarted","tool":"loccheck"}"#, #"{"v":2,"kind":"runEnded"}"#, "",
    ]
    try tool.write(foreign.joined(separator: "\n"), to: "later.jsonl")
    for command in ["convert", "merge"] {
      let run = try tool.run("report", command, "later.jsonl", "--junit", "good.xml")
      #expect(run.status == 2, "\(run.errors)")
      #expect(try tool.text(of: "good.xml") == good)
    }
  }

  @Test func `two runs do not write one journal at the same time`() throws {
    let tool = try tool()
    let pipe = Pipe()
    // A run that prints into a pipe that nobody empties is there until it is killed.
    let rows = (0..<4000).map { "| en | \($0) | \($0) files" }.joined(separator: "\n")
    try tool.write(Samples.scenario(rows), to: "Scenarios/many.loccheck")
    let first = try tool.start(
      ["run", "Scenarios/many.loccheck", "--format", "tap", "--junit", "none", "--journal", "j"],
      output: pipe)
    defer {
      kill(first.processIdentifier, SIGKILL)
      first.waitUntilExit()
    }
    for _ in 0..<600 where (try? tool.text(of: "j").isEmpty) ?? true { usleep(20_000) }
    try tool.write("<earlier/>", to: "Reports/TEST-loccheck.xml")
    let second = try tool.run("run", "Scenarios/files.loccheck", "--journal", "j")
    #expect(second.status == 3)
    #expect(second.errors == "loccheck: error: cannot write 'j': another run is writing it\n")
    #expect(second.output == "")
    #expect(try tool.text(of: "Reports/TEST-loccheck.xml") == "<earlier/>")
  }
}
