import Foundation
import Testing

/// The reports of a run beside JUnit, and what is made of them afterwards.
struct ReportCommandTests {
  /// Makes a folder with a scenario file of which one row fails.
  private func tool() throws -> Tool {
    try Tool([
      "Scenarios/files.loccheck": Samples.failing, "Scenarios/Files.xcstrings": Samples.catalog,
    ])
  }

  @Test func `every report of a run can be made from its journal, byte for byte`() throws {
    let tool = try tool()
    _ = try tool.run(
      "run", "--reproducible", "--json", "a.json", "--html", "a.html", "--markdown", "a.md",
      "--junit", "a.xml")
    for source in ["a.jsonl", "a.json"] {
      let convert = try tool.run(
        "report", "convert", source, "--reproducible", "--json", "b.json", "--html", "b.html",
        "--markdown", "b.md", "--junit", "b.xml")
      #expect(convert.status == 0, "\(convert.errors)")
      for kind in ["json", "html", "md", "xml"] {
        #expect(try tool.text(of: "a.\(kind)") == tool.text(of: "b.\(kind)"), "\(source) \(kind)")
      }
    }
  }

  @Test func `the date of reproducible reports is that of the source`() throws {
    let tool = try tool()
    _ = try tool.run("run", environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    let report = try tool.text(of: "Reports/TEST-loccheck.xml")
    #expect(report.contains(#"timestamp="2023-11-14T22:13:20Z""#))
    #expect(report.contains(#"hostname="localhost""#))
    #expect(report.matches(of: #/ time="0\.000"/#).count == 5)
    let run = try tool.run("run", environment: ["SOURCE_DATE_EPOCH": "yesterday"])
    #expect(run.status == 2)
    #expect(run.errors.contains("SOURCE_DATE_EPOCH"))
  }

  @Test func `what has no place for a report is a mistake of usage`() throws {
    for words in [
      ["--json", "-", "--html", "-"], ["--json", "a.xml", "--junit", "a.xml"],
      ["--junit", "-", "--junit-split", "5"], ["--journal", "-"], ["--html-assets", "separate"],
      ["--html", "-", "--html-assets", "separate"],
    ] {
      #expect(try tool().run(["run"] + words).status == 2, "\(words)")
    }
  }

  @Test func `a report is cut into files of as many checks, or of a scenario file`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit-split", "1")
    let parts = ["TEST-loccheck.1.xml", "TEST-loccheck.2.xml", "TEST-loccheck.3.xml"]
    #expect(try tool.names(in: "Reports") == parts + ["TEST-loccheck.jsonl"])
    _ = try tool.run("run", "--junit-split", "2")
    #expect(try tool.names(in: "Reports") == parts.prefix(2) + ["TEST-loccheck.jsonl"])
    #expect(
      try tool.run(["report", "verify"] + parts.prefix(2).map { "Reports/\($0)" }).status == 0)
    _ = try tool.run("run", "--junit-split", "suite")
    #expect(try tool.run("report", "verify", "Reports/TEST-loccheck.files.xml").status == 0)
  }

  @Test func `attachments lie where the report says`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--attachments", "Reports/files")
    let report = try tool.text(of: "Reports/TEST-loccheck.xml")
    let path = try #require(report.firstMatch(of: #/\[\[ATTACHMENT\|([^\]]+)\]\]/#)?.output.1)
    #expect(try tool.text(of: String(path)).contains("22 pliku"))
    #expect(try tool.run("run", "--attachments", "/tmp/x").status == 2)
  }

  @Test func `a page stands beside the report it is made from`() throws {
    let tool = try tool()
    _ = try tool.run("run")
    #expect(try tool.run("report", "html", "Reports/TEST-loccheck.jsonl").status == 0)
    #expect(try tool.text(of: "Reports/TEST-loccheck.html").hasPrefix("<!DOCTYPE html>\n"))
    _ = try tool.run(
      "report", "html", "Reports/TEST-loccheck.xml", "-o", "page.html", "--html-assets", "separate")
    #expect(try !tool.text(of: "page.html").contains("<style"))
    #expect(tool.has("loccheck-report.css"))
  }

  @Test func `a report that cannot be written whole leaves the earlier one, and nothing else`()
    throws
  {
    let tool = try tool()
    _ = try tool.run("run", "--journal", "none", "--html", "Reports/page.html")
    let names = ["TEST-loccheck.xml", "page.html"]
    let before = try names.map { try tool.text(of: "Reports/\($0)") }
    // No file may have more than a kilobyte; the signal that says so is ignored, and writing fails half way.
    let run = try tool.run(
      ["run", "--journal", "none", "--html", "Reports/page.html"],
      after: "trap '' XFSZ; ulimit -f 1")
    #expect(run.status == 3)
    #expect(
      run.errors.matches(
        of:
          #/cannot write 'Reports\/[^']*': the file would be too large; the file that is there is of an earlier run\n/#
      ).count == 2)
    #expect(try names.map { try tool.text(of: "Reports/\($0)") } == before)
    #expect(try tool.names(in: "Reports") == names)
  }

  @Test func `one report that cannot be written does not keep the others from being written`()
    throws
  {
    let tool = try tool()
    let run = try tool.run("run", "--html", "/dev/full", "--json", "Scenarios")
    #expect(run.status == 3)
    #expect(run.errors.contains("cannot write '/dev/full': no space left on the device"))
    #expect(run.errors.contains("cannot write 'Scenarios': it is a folder where a file is meant"))
    #expect(try tool.text(of: "Reports/TEST-loccheck.xml").hasSuffix("</testsuites>\n"))
  }

  @Test func `a journal that was asked for and cannot be written is status 3`() throws {
    let tool = try tool()
    for (path, reason) in [
      ("/dev/full", "no space left on the device"), ("Scenarios", "it is a folder"),
    ] {
      let run = try tool.run("run", "--journal", path)
      #expect(run.status == 3)
      #expect(run.errors.contains("cannot write '\(path)': \(reason)"))
      #expect(tool.has("Reports/TEST-loccheck.xml"))
    }
  }

  @Test func `a report of another tool is verified and converted`() throws {
    let tool = try Tool([
      "foreign.xml": """
      <testsuite name="Login" tests="2" failures="1"><testcase name="a" classname="x" time="1,5"/>
      <testcase name="b"><failure/></testcase></testsuite>
      """
    ])
    let verify = try tool.run("report", "verify", "foreign.xml")
    #expect(verify.status == 1)
    #expect(verify.output.contains("foreign.xml:1:"))
    let convert = try tool.run("report", "convert", "foreign.xml", "--markdown", "-")
    #expect(convert.status == 0)
    #expect(convert.output.contains("1 check failed, 1 passed"))
  }

  @Test(arguments: ["absent.xml", "Scenarios", "Scenarios/files.loccheck"])
  func `what is no report is told`(path: String) throws {
    for command in [["verify"], ["convert", "--junit", "x.xml"], ["merge"], ["html"]] {
      let run = try tool().run(["report", command[0], path] + command.dropFirst())
      #expect(run.status == 1 || run.status == 2, "\(command)")
      #expect((run.errors + run.output).contains("error: "), "\(command)")
    }
  }

  @Test func `a report may come from standard input`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit", "r.xml")
    let convert = try tool.run(["report", "convert", "-", "--markdown", "-"], input: "r.jsonl")
    #expect(convert.status == 0, "\(convert.errors)")
    #expect(convert.output.hasPrefix("# loccheck: failed\n"))
    let page = try tool.run(["report", "html", "-"], input: "r.jsonl")
    #expect(page.output.hasPrefix("<!DOCTYPE html>"))
    #expect(!tool.has("-.html"))
    let verify = try tool.run(["report", "verify", "-"], input: "r.xml")
    #expect(verify.status == 0)
    #expect(verify.output == "-: 0 errors, 0 warnings\n")
  }

  @Test func `nothing to convert to is a mistake of usage`() throws {
    let tool = try tool()
    _ = try tool.run("run")
    let run = try tool.run("report", "convert", "Reports/TEST-loccheck.jsonl")
    #expect(run.status == 2)
    #expect(run.errors.contains("nothing to write"))
  }

  @Test func `a step of a GitHub workflow gets annotations and a summary`() throws {
    let tool = try tool()
    let summary = tool.folder.appendingPathComponent("summary.md")
    try Data("# Before\n".utf8).write(to: summary)
    let run = try tool.run(
      "run", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary.path])
    #expect(run.output.contains("\n::error file=Scenarios/files.loccheck,line=11,col=13"))
    let text = try tool.text(of: "summary.md")
    #expect(text.hasPrefix("# Before\n"))
    #expect(text.contains("22 pliku"))
  }
}
