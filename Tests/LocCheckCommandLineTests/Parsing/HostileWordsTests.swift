import LocCheckCommandLine
import Testing

struct HostileWordsTests {
  @Test(arguments: [
    ("---", UsageError.Reason.unknownOption("---")),
    ("-=", .unknownOption("-=")),
    ("--=x", .unknownOption("--=x")),
    ("--=", .unknownOption("--=")),
    ("---junit", .unknownOption("---junit")),
    ("--\u{0}", .unknownOption("--\u{0}")),
    ("-\u{0}", .unknownOption("-\u{0}")),
    ("--jobs\u{0}=4", .unknownOption("--jobs\u{0}")),
    ("--JOBS", .unknownOption("--JOBS")),
    ("-👩‍👩‍👧", .unknownOption("-👩‍👩‍👧")),
    ("-n👩‍👩‍👧", .unknownOption("-👩‍👩‍👧", in: "-n👩‍👩‍👧")),
    ("--🐢=1", .unknownOption("--🐢")),
    ("-\u{301}", .unknownOption("-\u{301}")),
    ("-\u{FF4A}4", .unknownOption("-\u{FF4A}", in: "-\u{FF4A}4")),
    ("--\u{301}", .unknownOption("--\u{301}")),
    ("-\r\n", .unknownOption("-\r\n")),
  ])
  func `a strange option is unknown`(word: String, reason: UsageError.Reason) {
    #expect(usageError(["run", word])?.reason == reason)
  }

  @Test(arguments: ["", " ", "\u{0}", "\n", "\u{301}", "—", "\u{2212}n", "＝", "\u{FEFF}--help"])
  func `a strange word that does not begin with a hyphen is an argument`(word: String) throws {
    #expect(
      try arguments("run", word)[SampleTool.paths].map { Array($0.utf8) } == [Array(word.utf8)])
  }

  @Test(arguments: ["", "\u{0}", "run\u{0}", "Run", "run ", "ｒｕｎ", "-"])
  func `a strange command is unknown`(word: String) {
    #expect(usageError([word])?.reason == .unknownCommand(word))
  }

  @Test func `values keep their scalars, even a mark on the equals sign`() throws {
    let composed = "e\u{301}"
    let keys = try arguments("run", "--key=\u{301}", "-k\u{301}", "--key", composed)[SampleTool.key]
    #expect(keys.map { Array($0.unicodeScalars) } == [["\u{301}"], ["\u{301}"], ["e", "\u{301}"]])
  }

  @Test func `a choice is not matched by canonical equivalence`() throws {
    let units = ValueSyntax<Unit>.choice()
    #expect(try units.decode("K") == .kelvin)
    #expect(throws: InvalidValue.self) { try units.decode("\u{212A}") }
  }

  /// A choice that has a canonical equivalent.
  enum Unit: String, CaseIterable, Sendable {
    case kelvin = "K"
  }

  @Test func `ten thousand words are read`() throws {
    let paths = (0..<10_000).map { "path-\($0)" }
    let words =
      ["run"] + paths.flatMap { ["-k", $0, $0] } + ["-" + String(repeating: "n", count: 10_000)]
    let request = try ArgumentParser(SampleTool.root).parse(words)
    guard case .run(let arguments) = request else { throw UnexpectedRequest(request: request) }
    #expect(try arguments[SampleTool.paths] == paths)
    #expect(try arguments[SampleTool.key] == paths)
    #expect(arguments.options.count == 20_000)
  }

  @Test func `words of every two bytes of ASCII are read or refused`() {
    let scalars = (UInt8.min...0x7F).map { Unicode.Scalar($0) }
    for first in scalars {
      for second in scalars {
        let word = "-\(first)\(second)"
        if let error = usageError(["run", word]) {
          #expect(error.tool == "tool")
          #expect(!error.rendered.dropLast().contains { $0 == "\r" || $0 == "\u{1B}" })
        }
      }
    }
  }
}
