import Foundation
import Testing

/// What is left of a run that a signal ends.
struct InterruptionTests {
  /// A scenario whose patterns match, and others that try too many ways to come to an end.
  private static func scenario(quick: Int, endless: Int) -> String {
    let text = String(repeating: "a", count: 40)
    let rows =
      (0..<quick).map { "| en | b\($0) | is | b\($0)" }
      + (0..<endless).map { "| en | \(text)\($0)! | matches | (a+)+b" }
    return """
      format: 1

      == Rows
      verbatim: \\(word)
      args: word=String
      | locale | word | check | text
      \(rows.joined(separator: "\n"))

      """
  }

  /// Waits until the journal has as many results, and returns how many it has then.
  private func waitForResults(_ count: Int, in tool: Tool) -> Int {
    for _ in 0..<600 {
      let text = (try? tool.text(of: "Reports/TEST-loccheck.jsonl")) ?? ""
      let ended = text.split(separator: "\n").count { $0.contains(#""kind":"caseEnded""#) }
      if ended >= count { return ended }
      usleep(20_000)
    }
    return 0
  }

  @Test(arguments: [(SIGINT, "SIGINT", 130), (SIGTERM, "SIGTERM", 143)])
  func `a signal has the reports finished`(signal: Int32, name: String, status: Int32) throws {
    let tool = try Tool(["Scenarios/rows.loccheck": Self.scenario(quick: 64, endless: 64)])
    let running = try tool.start("run", "-j2", "--json", "Reports/run.json")
    #expect(waitForResults(64, in: tool) >= 64)
    // The next checks are under way by then, and none of them comes to an end.
    usleep(1_000_000)
    kill(running.processIdentifier, signal)
    running.waitUntilExit()
    #expect(running.terminationStatus == status)
    let report = try tool.text(of: "Reports/TEST-loccheck.xml")
    #expect(report.hasSuffix("</testsuites>\n"))
    #expect(report.contains(#"tests="128""#))
    #expect(report.contains(#"type="loccheck.run.interrupted""#))
    #expect(report.contains("not run since the run was interrupted"))
    #expect(report.contains(#"<property name="interruption" value="\#(name)"/>"#))
    #expect(try tool.text(of: "Reports/run.json").hasSuffix("}\n"))
    #expect(try tool.names(in: "Reports").allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func `a second signal ends the process at once`() throws {
    let tool = try Tool(["Scenarios/rows.loccheck": Self.scenario(quick: 4000, endless: 0)])
    // Standard output is a pipe that holds less than the run prints, and that nobody empties: after one
    // signal alone the process would wait for ever.
    let pipe = Pipe()
    let running = try tool.start(
      "run", "--format", "tap", "--junit", "none", "--journal", "Reports/TEST-loccheck.jsonl",
      output: pipe)
    #expect(waitForResults(1, in: tool) >= 1)
    for _ in 0..<600 where running.isRunning {
      kill(running.processIdentifier, SIGINT)
      usleep(20_000)
    }
    let hasEnded = !running.isRunning
    if !hasEnded { kill(running.processIdentifier, SIGKILL) }
    running.waitUntilExit()
    #expect(hasEnded)
    #expect(running.terminationStatus == 130)
  }

  @Test func `a run that is killed leaves a journal from which every report can be made`() throws {
    let tool = try Tool(["Scenarios/rows.loccheck": Self.scenario(quick: 3000, endless: 0)])
    #expect(try tool.run("run", "--reproducible", "--json", "whole.json").status == 0)
    for wanted in (0..<4).map({ _ in Int.random(in: 1...2500) }) {
      try? FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Reports"))
      let running = try tool.start("run", "-j2")
      let ended = waitForResults(wanted, in: tool)
      kill(running.processIdentifier, SIGKILL)
      running.waitUntilExit()
      let journal = try tool.text(of: "Reports/TEST-loccheck.jsonl")
      let lines = journal.split(separator: "\n").filter { $0.contains("caseEnded") }
      #expect(lines.count >= ended)
      let convert = try tool.run(
        "report", "convert", "Reports/TEST-loccheck.jsonl", "--junit", "r.xml", "--json", "r.json",
        "--html", "r.html", "--markdown", "r.md")
      #expect(convert.status == 0, "\(convert.errors)")
      let cases = try tool.text(of: "r.json").split(separator: "\n").filter {
        $0.contains(#""scenario":"Rows""#)
      }
      // The last line may be cut; every other is of a check that ended.
      let whole = journal.hasSuffix("\n") ? lines.count : lines.count - 1
      #expect(cases.count >= whole)
      #expect(try tool.run("report", "verify", "r.xml").status == 0)
    }
  }
}
