import LocCheckCommandLine
import Testing

struct HelpTextTests {
  @Test func `the help of a command is the whole declaration in order`() throws {
    let path = try #require(CommandPath(root: SampleTool.root).appending("run"))
    #expect(
      HelpText(of: path).rendered(width: 80) == """
        Usage: tool run [OPTION…] [PATH…]

        Runs scenarios and writes a report.

        Every scenario is run in every language it names. A scenario that cannot be read
        becomes an error; the others still run.

        Status:
          0  all checks hold
          1  a check failed

        Arguments:
          PATH…                The files to run. (default: Scenarios)

        Selection:
          -k, --key GLOB       Runs only the messages whose key matches. (repeatable)

        Running:
          -j, --jobs N         How many checks run at once.
              --fail-fast[=N]  Stops after N failures.
          -n, --dry-run        Lists without running.
          -s, --[no-]strict    Makes warnings fail.

        Reports:
              --junit FILE     Writes a report for the server, which keeps it for a
                               while and then forgets it. (default: report.xml)
          -F, --format STYLE   The style of the output. (one of pretty or quiet)

        Output:
              --color auto|always|never
                               When to colour the output. (default: auto)

        Help:
          -h, --help           Shows this help.

        Examples:
          tool run -k 'menu.*'
              Runs the messages of the menu.
          tool run --dry-run
              Lists what would run.

        """)
  }

  @Test func `the help of the tool lists its commands`() {
    #expect(
      HelpText(of: CommandPath(root: SampleTool.root)).rendered(width: 100) == """
        Usage: tool [OPTION…] COMMAND

        Checks what a program says.

        Commands:
          run                            Runs scenarios and writes a report.
          report                         Works on reports.
          explain                        Explains a text.
          completions                    Prints completions.
          help                           Shows the help of the tool or of one of its commands.

        Output:
              --color auto|always|never  When to colour the output. (default: auto)

        Help:
          -h, --help                     Shows this help.
              --version                  Shows the version.

        """)
  }

  @Test(arguments: [
    (["explain"], "Usage: tool explain [OPTION…] KEY [LOCALE]"),
    (["report"], "Usage: tool report [OPTION…] COMMAND"),
    (["report", "merge"], "Usage: tool report merge [OPTION…] FILE…"),
    (["help"], "Usage: tool help [OPTION…] [COMMAND…]"),
  ])
  func `the usage line shows what has to follow`(names: [String], usage: String) throws {
    var path = CommandPath(root: SampleTool.root)
    for name in names {
      path = try #require(path.appending(name))
    }
    #expect(
      HelpText(of: path).rendered(width: 80).split(separator: "\n").first.map(String.init) == usage)
  }

  @Test(arguments: [40, 60, 72, 120])
  func `lists fit the width`(width: Int) throws {
    let path = try #require(CommandPath(root: SampleTool.root).appending("run"))
    let lines = HelpText(of: path).rendered(width: width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test(arguments: [Int.min, -1, 0, 1, 39])
  func `a width too small for two columns is widened`(width: Int) {
    let help = HelpText(of: CommandPath(root: SampleTool.root))
    #expect(help.rendered(width: width) == help.rendered(width: 40))
  }

  @Test func `a width without end breaks nothing`() {
    let help = HelpText(of: CommandPath(root: SampleTool.root))
    #expect(help.rendered(width: 4096) == help.rendered(width: 100))
  }
}
