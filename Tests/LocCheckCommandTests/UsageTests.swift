import LocCheckCommandLine
import Testing

@testable import LocCheckCommand

/// The declaration of the tool, its help and its usage errors.
struct UsageTests {
  @Test func `the declaration has no problems`() {
    #expect(CommandSpecification.locCheck.problems == [])
  }

  @Test func `the version and the help go to standard output`() throws {
    let tool = try Tool()
    let version = try tool.run("--version")
    #expect(version.status == 0)
    #expect(version.output == "loccheck 0.1.0\n")
    let help = try tool.run("help", "run")
    #expect(help.status == 0)
    #expect(help.output == (try tool.run("run", "--help")).output)
    for option in CommandSpecification.run.groups.flatMap(\.options) {
      #expect(help.output.contains("--\(option.name)"))
    }
    #expect(try tool.run("help").output.contains("Exit status: 0 all checks hold"))
  }

  @Test(
    arguments: [
      (
        ["run", "--junt", "x"],
        "loccheck: error: unknown option '--junt' for 'run'; did you mean '--junit'?\n"
      ),
      (["rnu"], "loccheck: error: unknown command 'rnu'; did you mean 'run'?\n"),
    ])
  func `a misspelt word gets a suggestion`(words: [String], expected: String) throws {
    let run = try Tool().run(words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(expected))
    #expect(run.output == "")
  }

  @Test(
    arguments: [
      ["run", "-l", "english please"], ["run", "-t", "a and"], ["run", "-f", "("],
      ["run", "-j", "0"], ["run", ""], ["run", "--junit", ""], ["run", "--junit-flavor", "fancy"],
      [],
    ])
  func `a value that cannot be read is status 2`(words: [String]) throws {
    let run = try Tool().run(words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("loccheck: error: "))
  }

  @Test func `list prints identities as text and as JSON`() throws {
    let tool = try Tool([
      "files.loccheck": Samples.passing, "Files.xcstrings": Samples.catalog,
    ])
    let text = try tool.run("list", "files.loccheck")
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("files.loccheck › Files › en count=1\n"))
    let json = try tool.run("list", "files.loccheck", "--format", "json", "-l", "pl")
    #expect(json.output.contains(#""id" : "files.loccheck › Files › pl count=5""#))
    #expect(json.output.contains(#""version" : 1"#))
    #expect(try tool.run("list", "files.loccheck", "-l", "ja").status == 4)
  }
}
