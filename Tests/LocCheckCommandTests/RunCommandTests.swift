import Testing

/// `loccheck run`: what it prints, writes and returns.
struct RunCommandTests {
  /// Makes a folder with a catalog and a scenario file.
  private func tool(_ scenario: String) throws -> Tool {
    try Tool(["Scenarios/files.loccheck": scenario, "Scenarios/Files.xcstrings": Samples.catalog])
  }

  @Test func `all checks hold`() throws {
    let tool = try tool(Samples.passing)
    let run = try tool.run("run")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Scenarios/files.loccheck  3 passed\n\n3 checks passed in "))
    let report = try tool.text(of: "Reports/TEST-loccheck.xml")
    #expect(report.contains(#"<testsuites name="loccheck" tests="3" failures="0" errors="0""#))
    #expect(report.contains(#"name="Files [pl] count=5" classname="files.pl""#))
  }

  @Test func `a failing row prints where, what and why`() throws {
    let tool = try tool(Samples.failing)
    let run = try tool.run("run")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        Scenarios/files.loccheck:11:13: error: wrong plural form in pl: expected "22 pliki", got "22 pliku" [text.plural-form]
          11 | | pl | 22 | 22 pliki
             |             ^~~~~~~~
          expected  22 pliki
          actual    22 pliku
          differs   at scalar 8: expected i (U+0069 LATIN SMALL LETTER I), got u (U+0075 LATIN SMALL LETTER U)
          shown by  localized → Scenarios/Files.xcstrings:12 → "%lld files" → pl → plural.other
          because   22 is few in pl (CLDR 46); the entry has no few form, so other was used
          also      2, 3, 4, 23 and 24 show the same form

        Scenarios/files.loccheck  2 passed, 1 failed

        """))
    #expect(run.output.contains("1 check failed, 2 passed in "))
    let report = try tool.text(of: "Reports/TEST-loccheck.xml")
    #expect(
      report.contains(#"type="loccheck.text.plural-form">at Scenarios/files.loccheck:11:13: "#))
    #expect(try tool.run("run", "--exit-zero").status == 0)
  }

  @Test func `selection runs what was asked for`() throws {
    let tool = try tool(Samples.failing)
    #expect(try tool.run("run", "-l", "en").output.contains("1 check passed"))
    #expect(try tool.run("run", "-t", "not plural").status == 4)
    #expect(try tool.run("run", "--filter", "count=5").output.contains("1 check passed"))
    #expect(try tool.run("run", "--skip", "count=22").output.contains("2 checks passed"))
    #expect(try tool.run("run", "Scenarios/files.loccheck:10").output.contains("1 check passed"))
    #expect(try tool.run("run", "Scenarios/files.loccheck:4").status == 1)
  }

  @Test func `the outcome does not depend on jobs, language or colour`() throws {
    let tool = try tool(Samples.failing)
    func withoutTime(_ run: Tool.Outcome) -> String {
      run.output.split(separator: " in ").dropLast().joined(separator: " in ")
    }
    let one = try tool.run("run", "-j1")
    for language in ["C", "de_DE.UTF-8", "ar_SA.UTF-8"] {
      let run = try tool.run("run", "-j8", environment: ["LANG": language, "LC_ALL": language])
      #expect(withoutTime(run) == withoutTime(one))
    }
    #expect(!one.output.contains("\u{1B}"))
    #expect(try tool.run("run", "--color", "always").output.contains("\u{1B}["))
    #expect(try tool.run("run", environment: ["FORCE_COLOR": "1"]).output.contains("\u{1B}["))
    let both = ["FORCE_COLOR": "1", "NO_COLOR": "1"]
    #expect(!(try tool.run("run", environment: both).output.contains("\u{1B}[")))
  }

  @Test func `the report goes to standard output alone, or nowhere`() throws {
    let tool = try tool(Samples.failing)
    let piped = try tool.run("run", "--junit", "-", "--junit-flavor", "xunit")
    #expect(piped.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"))
    #expect(piped.output.hasSuffix("</testsuites>\n"))
    #expect(piped.errors.contains("1 check failed"))
    #expect(try tool.run("run", "--junit", "none").status == 1)
    #expect(!tool.has("Reports"))
  }

  @Test func `a run can stop at the first failure, or not begin`() throws {
    let tool = try tool(
      Samples.scenario("| en | 1 | wrong\n| en | 2 | 2 files\n| en | 3 | wrong"))
    let run = try tool.run("run", "--fail-fast")
    #expect(run.output.contains("1 check failed, 2 not run"))
    let dry = try tool.run("run", "--dry-run")
    #expect(dry.status == 0)
    #expect(
      dry.output == """
        Scenarios/files.loccheck › Files › en count=1
        Scenarios/files.loccheck › Files › en count=2
        Scenarios/files.loccheck › Files › en count=3

        """)
  }

  @Test(arguments: [("--fail-fast", 1), ("--fail-fast=1", 1), ("--fail-fast=2", 2)])
  func `the number of failures that end a run does not depend on the jobs`(
    option: String, failures: Int
  ) throws {
    let rows = (1...40).map { "| en | \($0) | wrong" }.joined(separator: "\n")
    let tool = try tool(Samples.scenario(rows))
    for jobs in ["-j1", "-j8"] {
      let run = try tool.run("run", option, jobs)
      #expect(run.status == 1)
      let report = try tool.text(of: "Reports/TEST-loccheck.xml")
      #expect(
        report.contains(
          #"tests="40" failures="\#(failures)" errors="0" skipped="\#(40 - failures)""#))
    }
  }

  @Test func `the quiet format prints failures and the count alone`() throws {
    let failing = try tool(Samples.failing).run("run", "--format", "quiet")
    #expect(failing.output.hasPrefix("Scenarios/files.loccheck:11:13: error: "))
    #expect(!failing.output.contains("\nScenarios/files.loccheck"))
    let passing = try tool(Samples.passing).run("run", "--format=quiet")
    #expect(passing.output.wholeMatch(of: #/3 checks passed in \d+(?:\.\d+)? m?s\n/#) != nil)
  }

  @Test func `a hyphen is a scenario file on standard input, its paths from the working folder`()
    throws
  {
    let tool = try Tool(["files.loccheck": Samples.failing, "Files.xcstrings": Samples.catalog])
    let run = try tool.run(["run", "-"], input: "files.loccheck")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("-:11:13: error: wrong plural form in pl"))
    #expect(run.output.contains("1 check failed, 2 passed in "))
  }
}
