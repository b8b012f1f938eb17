import Testing

/// The JUnit report of a run: where it goes, and that nothing but the inputs changes it.
struct ReportTests {
  /// Makes a folder with a scenario file of which one row fails.
  private func tool() throws -> Tool {
    try Tool([
      "Scenarios/files.loccheck": Samples.failing, "Scenarios/Files.xcstrings": Samples.catalog,
    ])
  }

  /// Returns a report without what the clock wrote.
  private func timeless(_ report: String) -> String {
    report.replacing(#/ (?:time|timestamp)="[^"]*"/#, with: "")
      .replacing(#/<property name="start" value="[^"]*"\/>/#, with: "")
  }

  @Test func `a failing row is a failure element with the console's text`() throws {
    let tool = try tool()
    let run = try tool.run("run")
    #expect(run.status == 1)
    let report = try tool.text(of: "Reports/TEST-loccheck.xml")
    #expect(report.matches(of: #/<failure /#).count == 1)
    #expect(report.contains(#"<testsuites name="loccheck" tests="3" failures="1" errors="0""#))
    // Browsers show the body as it is, so that texts are isolated from what stands around them.
    #expect(report.contains("  actual    \u{2068}22 pliku\u{2069}\n"))
  }

  @Test func `standard output gets the same report as a file`() throws {
    let tool = try tool()
    for flavor in ["full", "xunit"] {
      let piped = try tool.run("run", "--junit", "-", "--junit-flavor", flavor)
      let filed = try tool.run("run", "--junit", "out/r.xml", "--junit-flavor", flavor)
      #expect(piped.status == 1)
      #expect(timeless(piped.output) == timeless(try tool.text(of: "out/r.xml")))
      #expect(piped.errors.hasPrefix("Scenarios/files.loccheck:11:13: error: "))
      #expect(filed.errors == "")
    }
    #expect(!tool.has("Reports"), "the default place is not used beside another")
  }

  @Test func `jobs and languages leave every byte but the times alone`() throws {
    let tool = try tool()
    _ = try tool.run("run", "-j1")
    let expected = timeless(try tool.text(of: "Reports/TEST-loccheck.xml"))
    for language in ["C", "POSIX", "de_DE.UTF-8", "ar_SA.UTF-8", "tr_TR.UTF-8", "none"] {
      let environment = ["LANG": language, "LC_ALL": language, "LANGUAGE": language]
      _ = try tool.run("run", "-j8", environment: environment)
      #expect(timeless(try tool.text(of: "Reports/TEST-loccheck.xml")) == expected, "\(language)")
    }
  }

  @Test func `a report replaces the one of an earlier run whole`() throws {
    let tool = try tool()
    _ = try tool.run("run")
    _ = try tool.run("run", "-l", "en")
    let report = try tool.text(of: "Reports/TEST-loccheck.xml")
    #expect(report.contains(#"tests="1""#))
    #expect(report.hasSuffix("</testsuites>\n"))
    #expect(try tool.names(in: "Reports") == ["TEST-loccheck.jsonl", "TEST-loccheck.xml"])
  }

  @Test(
    arguments: [
      ("/dev/full", "no space left on the device"),
      ("Scenarios", "it is a folder where a file is meant"),
      ("Scenarios/files.loccheck/r.xml", "a part of the path is not a folder"),
    ])
  func `a report that cannot be written is status 3 with the reason`(
    path: String, reason: String
  ) throws {
    let run = try tool().run("run", "--junit=\(path)")
    #expect(run.status == 3)
    #expect(run.errors == "loccheck: error: cannot write '\(path)': \(reason)\n")
    #expect(run.output.contains("1 check failed, 2 passed"))
  }

  @Test func `a report that cannot be written is told even where failures are excused`() throws {
    #expect(try tool().run("run", "--exit-zero", "--junit", "/dev/full").status == 3)
  }

  @Test func `checks that fail are excused, and the report still has them`() throws {
    let tool = try tool()
    #expect(try tool.run("run", "--exit-zero").status == 0)
    #expect(try tool.text(of: "Reports/TEST-loccheck.xml").contains("<failure "))
  }
}
