import Foundation
import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct TAPReportTests {
  /// Returns everything that is printed of a run.
  private func output(of results: RunResults) -> String {
    var report = TAPReport()
    return report.output(of: results)
  }

  /// Returns a sample that has reports on record.
  private func sample(_ name: String) throws -> RunResults {
    try #require(SampleRuns.onRecord.first { $0.name == name }?.results)
  }

  @Test(arguments: SampleRuns.onRecord.map(\.name))
  func `a run makes the report on record`(name: String) throws {
    try Goldens.expect(output(of: sample(name)), named: "\(name).tap")
  }

  @Test func `a run without a check is skipped`() {
    #expect(
      output(of: SampleRuns.empty) == """
        TAP version 13
        1..0 # SKIP no checks
        # no checks were made in 287 ms

        """)
  }

  @Test func `a name holds no directive`() {
    let result = CaseResult(
      id: CaseID(file: "a", scenario: "C:\\ # TODO #\u{301} SKIP"), line: 1, status: .passed)
    var report = TAPReport()
    #expect(
      report.text(for: .caseEnded(result)) == "ok 1 - a › C:\\\\ \\# TODO \\#\u{301} SKIP\n")
  }

  @Test(.enabled(if: Tool.exists("prove")), arguments: SampleRuns.onRecord.map(\.name))
  func `Perl reads the same counts`(name: String) throws {
    let results = try sample(name)
    let file = URL.temporaryDirectory.appending(path: "loccheck-\(UUID()).tap")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(output(of: results).utf8).write(to: file)
    let told = try Tool.run("prove", "-v", "--merge", "-e", "cat", file.path)
    let statistics = results.statistics
    let bad = statistics.failed + statistics.errors
    #expect(!told.contains("Parse errors"))
    if results.environment.interruption != nil {
      #expect(told.contains("Bailout called.  Further testing stopped:  interrupted by SIGINT"))
    } else if bad == 0 {
      #expect(told.contains("Result: PASS"))
    } else {
      #expect(told.contains("(Wstat: 0"))
      #expect(told.contains("Tests: \(statistics.total) Failed: \(bad)"))
    }
  }

  @Test(.enabled(if: Tool.hasYAML)) func `a reader of YAML finds every text as it is`() throws {
    let output = output(of: SampleRuns.nasty)
    let script = """
      import json, sys, yaml
      blocks, block = [], None
      for line in sys.stdin.buffer.read().decode('utf-8').split('\\n'):
        if line == '  ---': block = []
        elif line == '  ...': blocks.append(yaml.safe_load('\\n'.join(block))); block = None
        elif block is not None: block.append(line)
      json.dump(blocks, sys.stdout)
      """
    let told = try Tool.run("python3", "-c", script, input: output)
    let blocks = try #require(
      try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [[String: Any]])
    let bad = SampleRuns.nasty.suites.flatMap(\.cases).filter { $0.status.diagnostic != nil }
    #expect(blocks.count == bad.count)
    for (block, result) in zip(blocks, bad) {
      for (name, text) in [
        ("message", result.status.diagnostic?.message), ("expected", result.expected),
        ("actual", result.actual), ("file", result.id.file),
      ] {
        let read = try #require(block[name] as? String)
        let told = text.map { TextExcerpt($0, size: 6000) }
        let end = told?.isWhole == false ? "…" : ""
        #expect(Array(read.unicodeScalars) == told.map { Array(($0.text + end).unicodeScalars) })
      }
    }
  }
}
