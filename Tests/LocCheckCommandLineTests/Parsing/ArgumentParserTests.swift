import LocCheckCommandLine
import Testing

struct ArgumentParserTests {
  @Test(arguments: [
    ["--jobs", "4"], ["--jobs=4"], ["-j", "4"], ["-j4"], ["-nj4"], ["-nj", "4"],
    ["-j2", "--jobs=4"],
  ])
  func `every spelling of a value means the same`(words: [String]) throws {
    let request = try ArgumentParser(SampleTool.root).parse(["run"] + words)
    guard case .run(let arguments) = request else { throw UnexpectedRequest(request: request) }
    #expect(try arguments[SampleTool.jobs] == 4)
  }

  @Test func `an absent option is nil, off, empty or its default`() throws {
    let arguments = try arguments("run")
    #expect(try arguments[SampleTool.jobs] == nil)
    #expect(try arguments[SampleTool.dryRun] == false)
    #expect(try arguments[SampleTool.key] == [])
    #expect(try arguments[SampleTool.color] == .auto)
    #expect(try arguments[SampleTool.junit] == "report.xml")
    #expect(try arguments[SampleTool.failFast] == nil)
    #expect(!arguments.contains(SampleTool.junit))
  }

  @Test func `short flags can be bundled`() throws {
    let arguments = try arguments("run", "-ns")
    #expect(try arguments[SampleTool.dryRun])
    #expect(try arguments[SampleTool.strict])
  }

  @Test func `the last value wins`() throws {
    let arguments = try arguments("run", "--junit", "a.xml", "--color=never", "--junit=b.xml")
    #expect(try arguments[SampleTool.junit] == "b.xml")
    #expect(try arguments[SampleTool.color] == .never)
  }

  @Test func `a repeatable option keeps every value in order`() throws {
    let arguments = try arguments("run", "-kb", "--key", "a", "--key=b", "x", "-k", "c")
    #expect(try arguments[SampleTool.key] == ["b", "a", "b", "c"])
  }

  @Test func `a negatable flag is decided by its last form`() throws {
    #expect(try arguments("run", "--strict", "--no-strict")[SampleTool.strict] == false)
    #expect(try arguments("run", "--no-strict", "-s")[SampleTool.strict])
  }

  @Test func `an equals sign with nothing behind it is an empty value`() throws {
    let arguments = try arguments("run", "--junit=", "--key", "")
    #expect(try arguments[SampleTool.junit] == "")
    #expect(try arguments[SampleTool.key] == [""])
    #expect(arguments.contains(SampleTool.junit))
  }

  @Test func `only the first equals sign separates`() throws {
    #expect(try arguments("run", "--key=a=b=")[SampleTool.key] == ["a=b="])
  }

  @Test func `an equals sign belongs to the value of a short option`() throws {
    #expect(try arguments("run", "-k=a")[SampleTool.key] == ["=a"])
  }

  @Test func `an optional value is taken only behind an equals sign`() throws {
    let bare = try arguments("run", "--fail-fast", "3")
    #expect(try bare[SampleTool.failFast] == 1)
    #expect(try bare[SampleTool.paths] == ["3"])
    #expect(try arguments("run", "--fail-fast=3")[SampleTool.failFast] == 3)
    #expect(try arguments("run", "--fail-fast=3", "--fail-fast")[SampleTool.failFast] == 1)
  }

  @Test func `a required value is the next word whatever it looks like`() throws {
    #expect(try arguments("run", "--key", "--jobs")[SampleTool.key] == ["--jobs"])
    #expect(try arguments("run", "-k", "--")[SampleTool.key] == ["--"])
    #expect(try arguments("run", "-k", "-h")[SampleTool.key] == ["-h"])
    #expect(try arguments("run", "-k-")[SampleTool.key] == ["-"])
  }

  @Test func `options and arguments can be mixed`() throws {
    let arguments = try arguments("run", "a", "-n", "b", "--jobs", "2", "c")
    #expect(try arguments[SampleTool.paths] == ["a", "b", "c"])
    #expect(try arguments[SampleTool.jobs] == 2)
    #expect(try arguments[SampleTool.dryRun])
  }

  @Test func `two hyphens end the options once`() throws {
    let arguments = try arguments("run", "-n", "--", "-s", "--", "--help")
    #expect(try arguments[SampleTool.paths] == ["-s", "--", "--help"])
    #expect(try arguments[SampleTool.strict] == false)
  }

  @Test func `a single hyphen is an argument`() throws {
    #expect(try arguments("run", "-", "-n")[SampleTool.paths] == ["-"])
  }

  @Test func `options of the tool are accepted before and after the command`() throws {
    #expect(try arguments("--color", "never", "run")[SampleTool.color] == .never)
    #expect(try arguments("run", "--color", "never")[SampleTool.color] == .never)
    #expect(try arguments("report", "--color=never", "html", "x")[SampleTool.color] == .never)
  }

  @Test func `what was typed keeps its order, form and place`() throws {
    let arguments = try arguments("--color=never", "run", "-nj", "2", "x", "--no-strict")
    #expect(
      arguments.options == [
        OptionOccurrence(
          name: "color", spelling: Word("--color", index: 0), value: Word("never", index: 0)),
        OptionOccurrence(name: "dry-run", spelling: Word("-n", index: 2)),
        OptionOccurrence(
          name: "jobs", spelling: Word("-j", index: 2), value: Word("2", index: 3)),
        OptionOccurrence(
          name: "strict", spelling: Word("--no-strict", index: 5), isNegated: true),
      ])
    #expect(
      arguments.positionals == [PositionalOccurrence(name: "PATH", word: Word("x", index: 4))])
  }

  @Test func `commands are selected to any depth`() throws {
    #expect(try arguments("run").path.names == ["run"])
    let merge = try arguments("report", "merge", "a", "b")
    #expect(merge.path.names == ["report", "merge"])
    #expect(try merge[SampleTool.files] == ["a", "b"])
  }

  @Test func `the name of a command below is an argument`() throws {
    #expect(try arguments("run", "report", "run")[SampleTool.paths] == ["report", "run"])
  }

  @Test func `arguments are filled in the declared order`() throws {
    let both = try arguments("explain", "menu.open", "pl")
    #expect(try both[SampleTool.message] == "menu.open")
    #expect(try both[SampleTool.locale] == "pl")
    let one = try arguments("explain", "menu.open")
    #expect(try one[SampleTool.locale] == nil)
    #expect(try arguments("completions", "fish")[SampleTool.shell] == .fish)
  }

  @Test func `a default stands in for arguments that are absent`() throws {
    #expect(try arguments("run")[SampleTool.paths] == ["Scenarios"])
  }

  @Test func `a tool without commands runs at once`() throws {
    let root = CommandSpecification(
      name: "tool", summary: "Runs.", positionals: [SampleTool.paths.specification])
    #expect(try arguments("help", in: root)[SampleTool.paths] == ["help"])
  }
}
