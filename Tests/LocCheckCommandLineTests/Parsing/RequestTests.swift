import LocCheckCommandLine
import Testing

struct RequestTests {
  @Test(arguments: [
    (["--help"], "tool"),
    (["-h"], "tool"),
    (["help"], "tool"),
    (["run", "--help"], "tool run"),
    (["run", "-nh"], "tool run"),
    (["run", "x", "-h", "y"], "tool run"),
    (["report", "-h"], "tool report"),
    (["report", "merge", "-h"], "tool report merge"),
    (["help", "run"], "tool run"),
    (["help", "report", "merge"], "tool report merge"),
    (["help", "help"], "tool help"),
    (["help", "--help"], "tool help"),
    (["--color=never", "help", "run"], "tool run"),
  ])
  func `help is asked for by option and by command`(words: [String], invocation: String) throws {
    let request = try ArgumentParser(SampleTool.root).parse(words)
    guard case .help(let path) = request else { throw UnexpectedRequest(request: request) }
    #expect(path.invocation == invocation)
  }

  @Test(arguments: [
    ["run", "-h", "--bogus"], ["explain", "-h"], ["report", "-h", "bogus"], ["-h", "bogus"],
    ["run", "-hx"],
  ])
  func `help wins over what comes later and over what is missing`(words: [String]) throws {
    let request = try ArgumentParser(SampleTool.root).parse(words)
    guard case .help = request else { throw UnexpectedRequest(request: request) }
  }

  @Test(arguments: [["run", "--bogus", "-h"], ["bogus", "-h"], ["run", "--color=red", "--help"]])
  func `an error wins over help that comes later`(words: [String]) {
    #expect(usageError(words)?.word?.index == words.count - 2)
  }

  @Test func `help behind two hyphens is an argument`() throws {
    #expect(try arguments("run", "--", "-h")[SampleTool.paths] == ["-h"])
  }

  @Test(arguments: [["--version"], ["--version", "bogus"], ["--color=never", "--version", "run"]])
  func `the version is asked for before a command`(words: [String]) throws {
    let request = try ArgumentParser(SampleTool.root).parse(words)
    guard case .version = request else { throw UnexpectedRequest(request: request) }
  }

  @Test func `the version is no option of a command`() {
    #expect(usageError(["run", "--version"])?.reason == .unknownOption("--version"))
  }
}
