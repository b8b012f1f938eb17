import LocCheckCommandLine
import Testing

struct UsageErrorTests {
  @Test(arguments: [
    (["run", "--junt"], "unknown option '--junt' for 'run'; did you mean '--junit'?"),
    (["run", "--junt=x"], "unknown option '--junt' for 'run'; did you mean '--junit'?"),
    (["run", "--no-strct"], "unknown option '--no-strct' for 'run'; did you mean '--no-strict'?"),
    (["run", "--fail"], "unknown option '--fail' for 'run'; did you mean '--fail-fast'?"),
    (["run", "--j=1"], "unknown option '--j' for 'run'"),
    (["run", "--no-jobs"], "unknown option '--no-jobs' for 'run'"),
    (["run", "--entirely-unlike"], "unknown option '--entirely-unlike' for 'run'"),
    (["--colour=auto"], "unknown option '--colour'; did you mean '--color'?"),
    (["run", "-x"], "unknown option '-x' for 'run'"),
    (["run", "-nxs"], "unknown option '-x' in '-nxs' for 'run'"),
    (["run", "-dry-run"], "unknown option '-dry-run' for 'run'; did you mean '--dry-run'?"),
    (["runn"], "unknown command 'runn'; did you mean 'run'?"),
    (["elsewhere"], "unknown command 'elsewhere'"),
    (["report", "mrge"], "unknown command 'mrge' for 'report'; did you mean 'merge'?"),
    (["help", "runn"], "unknown command 'runn'; did you mean 'run'?"),
    (["help", "report", "mrge"], "unknown command 'mrge' for 'report'; did you mean 'merge'?"),
    (["help", "run", "x"], "unknown command 'x' for 'run'"),
    (
      [],
      "missing command; expected 'run', 'report', 'explain', 'completions' or 'help'"
    ),
    (["report"], "missing command for 'report'; expected 'merge' or 'html'"),
    (["run", "--jobs"], "missing value for '--jobs'; expected '--jobs N'"),
    (["run", "-nj"], "missing value for '-j'; expected '-j N'"),
    (["run", "--dry-run=yes"], "unexpected value 'yes' for '--dry-run', which takes none"),
    (["run", "--dry-run="], "unexpected value '' for '--dry-run', which takes none"),
    (["run", "--no-strict=1"], "unexpected value '1' for '--no-strict', which takes none"),
    (["run", "-sn=1"], "unexpected value '1' for '-n', which takes none"),
    (["run", "--help=run"], "unexpected value 'run' for '--help', which takes none"),
    (
      ["run", "--color", "alway"],
      "invalid value 'alway' for '--color': expected 'auto', 'always' or 'never'"
        + "; did you mean 'always'?"
    ),
    (
      ["run", "-Fxxxxxxxx"],
      "invalid value 'xxxxxxxx' for '-F': expected 'pretty' or 'quiet'"
    ),
    (["run", "--color="], "invalid value '' for '--color': expected 'auto', 'always' or 'never'"),
    (
      ["completions", "fsh"],
      "invalid value 'fsh' for 'SHELL': expected 'bash', 'fish' or 'zsh'; did you mean 'fish'?"
    ),
    (["completions"], "missing argument 'SHELL' for 'completions'"),
    (["report", "merge", "-h=x"], "unexpected value 'x' for '-h', which takes none"),
    (["report", "merge"], "missing argument 'FILE' for 'report merge'"),
    (["explain", "a", "b", "c"], "unexpected argument 'c' for 'explain'"),
  ])
  func `a wrong command line says what is wrong`(words: [String], message: String) {
    #expect(usageError(words)?.message == message)
  }

  @Test(arguments: [
    (["run", "--jobs=0"], "invalid value '0' for '--jobs': expected a whole number from 1 to 64"),
    (["run", "-j65"], "invalid value '65' for '-j': expected a whole number from 1 to 64"),
    (["run", "-j", "-1"], "invalid value '-1' for '-j': expected a whole number from 1 to 64"),
    (["run", "-j="], "invalid value '=' for '-j': expected a whole number from 1 to 64"),
    (["run", "-j", ""], "invalid value '' for '-j': expected a whole number from 1 to 64"),
    (
      ["run", "--jobs=99999999999999999999"],
      "invalid value '99999999999999999999' for '--jobs': expected a whole number from 1 to 64"
    ),
    (["run", "--jobs=٣"], "invalid value '٣' for '--jobs': expected a whole number from 1 to 64"),
    (["run", "-j0", "-j4"], "invalid value '0' for '-j': expected a whole number from 1 to 64"),
  ])
  func `a wrong number says what was expected`(words: [String], message: String) throws {
    let request = try ArgumentParser(SampleTool.root).parse(words)
    guard case .run(let arguments) = request else { throw UnexpectedRequest(request: request) }
    let error = usageError { () throws(UsageError) in try arguments[SampleTool.jobs] }
    #expect(error?.message == message)
    #expect(error?.word?.index == (words.count == 3 && words[1] == "-j" ? 2 : 1))
  }

  @Test func `an error is rendered with the tool and the way to the help`() {
    #expect(
      usageError(["run", "--junt"])?.rendered == """
        tool: error: unknown option '--junt' for 'run'; did you mean '--junit'?
        see 'tool run --help'

        """)
    #expect(
      usageError(["bogus"])?.rendered == """
        tool: error: unknown command 'bogus'
        see 'tool --help'

        """)
    #expect(
      usageError(["report", "merge"])?.rendered == """
        tool: error: missing argument 'FILE' for 'report merge'
        see 'tool report merge --help'

        """)
  }

  @Test func `an error keeps the word it is about and its place`() {
    #expect(usageError(["run", "-n", "--junt=x"])?.word == Word("--junt=x", index: 2))
    #expect(usageError(["run", "-nxs"])?.word == Word("-nxs", index: 1))
    #expect(usageError(["run", "--color", "red"])?.word == Word("red", index: 2))
    #expect(usageError(["run", "--color=red"])?.word == Word("red", index: 1))
    #expect(usageError(["run", "-n", "--jobs"])?.word == Word("--jobs", index: 2))
    #expect(usageError(["help", "report", "mrge"])?.word == Word("mrge", index: 2))
    #expect(usageError(["report"])?.word == nil)
  }

  @Test func `a command words its own errors about an option as typed`() throws {
    let arguments = try arguments("run", "x", "-n")
    let error = arguments.error("'-n' makes no sense here", about: SampleTool.dryRun)
    #expect(error.word == Word("-n", index: 2))
    #expect(
      error.rendered == """
        tool: error: '-n' makes no sense here
        see 'tool run --help'

        """)
    #expect(arguments.error("missing", about: SampleTool.key).word == nil)
  }

  @Test func `what a terminal would obey or hide is escaped`() {
    #expect(
      usageError(["\u{1B}[31m\u{7}"])?.message == #"unknown command '\u{1B}[31m\u{7}'"#)
    #expect(
      usageError(["a\u{202E}b\u{A0}c\nd"])?.message
        == #"unknown command 'a\u{202E}b\u{A0}c\u{A}d'"#)
    #expect(usageError(["żółw 🐢"])?.message == "unknown command 'żółw 🐢'")
  }

  @Test func `a long word is shortened`() {
    let shown = String(repeating: "x", count: 120)
    #expect(usageError([shown])?.message == "unknown command '\(shown)'")
    #expect(
      usageError([shown + "y"])?.message == "unknown command '\(shown)…'")
  }
}
