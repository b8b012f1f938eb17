import Foundation
import LocCheckReports
import LocCheckResults
import Testing

/// Reports read back by programs that others wrote.
struct ReadBackTests {
  /// The reader that comes with libxml2.
  private static let xmllint = URL(filePath: "/usr/bin/xmllint")
  /// The script that runs the JUnit readers of a machine, outside of the package.
  private static let consumers = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/tools/junit-consumers")

  /// Whether a program can be run.
  private static func isInstalled(_ program: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: program.path)
  }

  /// Writes a report to a temporary file and runs a program on it.
  private func run(
    _ program: URL, _ arguments: [String], on report: String
  ) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "TEST-loccheck-\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(report.utf8).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments + [file.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns what xmllint finds for an XPath expression.
  private func value(of path: String, in report: String) throws -> String {
    let result = try run(Self.xmllint, ["--nonet", "--xpath", path], on: report)
    #expect(result.status == 0, "\(result.output)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  @Test(.enabled(if: isInstalled(xmllint)), arguments: JUnitReport.Flavor.allCases)
  func `the counts an XML reader finds are those of the run`(flavor: JUnitReport.Flavor) throws {
    let report = try JUnitReport(flavor: flavor).text(of: SampleRuns.nasty)
    let counts = SampleRuns.nasty.statistics
    for (path, count) in [
      ("count(/testsuites/testsuite/testcase)", counts.total), ("count(//failure)", counts.failed),
      ("count(//error)", counts.errors), ("count(//skipped)", counts.skipped),
      ("number(/testsuites/@tests)", counts.total), ("sum(//testsuite/@failures)", counts.failed),
    ] {
      #expect(try value(of: path, in: report) == String(count))
    }
  }

  @Test(.enabled(if: isInstalled(xmllint)), arguments: JUnitReport.Flavor.allCases)
  func `names are unique, on one line and at most 200 long`(flavor: JUnitReport.Flavor) throws {
    let report = try JUnitReport(flavor: flavor).text(of: SampleRuns.nasty)
    let repeated = "count(//testcase[@name = preceding-sibling::testcase/@name])"
    #expect(try value(of: repeated, in: report) == "0")
    #expect(try value(of: "count(//testcase[string-length(@name) > 200])", in: report) == "0")
    #expect(try value(of: "count(//testcase[string-length(@name) = 0])", in: report) == "0")
    #expect(try value(of: "count(//@message[contains(., '\n')])", in: report) == "0")
  }

  @Test(.enabled(if: isInstalled(xmllint)))
  func `markup in a message comes back as it was`() throws {
    let report = try JUnitReport(flavor: .full).text(of: SampleRuns.nasty)
    #expect(
      try value(of: "string((//failure)[1]/@message)", in: report)
        == "wrong text: got \"]]> &amp; &#27; <b a='1'>\"quoted\"</b>\"")
    #expect(
      try value(of: "string((//failure)[2]/@message)", in: report)
        == #"wrong text: got "\u{1B}[31mred\u{1B}[0m""#)
    #expect(
      try value(
        of: "string(//testcase[2]/properties/property[@name='arg.name']/@value)", in: report)
        == "]]> &amp; &#27; <b a='1'>\"quoted\"</b>")
  }

  @Test(.enabled(if: isInstalled(consumers)), arguments: JUnitReport.Flavor.allCases)
  func `every installed JUnit reader takes the report`(flavor: JUnitReport.Flavor) throws {
    let report = try JUnitReport(flavor: flavor).text(of: SampleRuns.nasty)
    let result = try run(Self.consumers, [], on: report)
    #expect(result.status == 0, "\(result.output)")
    let schema = result.output.split(separator: "\n").first { $0.contains("jenkins-xunit-xsd") }
    if flavor == .xunit, let schema { #expect(!schema.hasPrefix("FAIL"), "\(schema)") }
  }
}
