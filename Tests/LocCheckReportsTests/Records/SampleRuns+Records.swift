import LocCheckDiagnostics
import LocCheckResults

@testable import LocCheckReports

extension SampleRuns {
  /// A run in which every member of a record has a value, and places that are hard to keep.
  static let thorough: RunResults = {
    let file = "Scenarios/thorough.loccheck"
    let id = CaseID(
      file: file, scenario: "Cafe\u{301}", locale: "de", arguments: [.init("n", "1")],
      check: "contains", occurrence: 2)
    var composed = id
    composed.scenario = "Café"
    return RunResults(
      suites: [
        SuiteResult(
          file: file,
          cases: [
            CaseResult(
              id: id, line: 3, position: 0, status: .passed,
              attempts: [.failed(everything), .error(bare), .skipped(reason: "later")],
              expected: "", actual: "a", source: "fallback:en", category: "few", key: "k",
              table: "T", tags: ["a", "b"],
              trace: [
                TraceStep(step: "entry", what: "localized", result: "k"),
                TraceStep(step: "table", what: "T", result: "de", file: "T.xcstrings", line: 88),
              ], findings: places.map { Diagnostic("a.place", .warning, "here", at: $0) },
              nanoseconds: 1_234_567_891),
            CaseResult(
              id: composed, line: 4, position: 1, status: .error(everything),
              findings: [everything, bare]),
            CaseResult(id: titled(3), line: 5, position: 4, status: .notRun("after a failure")),
            CaseResult(id: titled(4), line: 6, position: 5, status: .notRun("")),
          ]),
        SuiteResult(file: "Scenarios/without checks.loccheck", cases: []),
      ],
      environment: RunEnvironment(
        toolVersion: "0.1.0", icuVersion: "76.1", cldrVersion: "46", hostname: "ci-1",
        startedAt: 1_769_850_487, nanoseconds: 1_234_567_891_234, shard: Shard(2, of: 4),
        interruption: "SIGINT"))

    /// Returns the identity of a repeat.
    func titled(_ occurrence: Int) -> CaseID {
      CaseID(file: file, scenario: "", key: "title", occurrence: occurrence)
    }
  }()

  /// A diagnostic with a value in every member.
  private static let everything = Diagnostic(
    "a.everything", .warning, "it is \"odd\"", at: places.first,
    subject: .init(key: "k", locale: "de", variant: "plural.few"),
    details: [.init("expected", "a\u{200F}"), .init("shown by", "\tb\r\nc")],
    notes: [.init("see", at: places.last), .init("a remark")], help: "do \u{202E}it")

  /// A diagnostic with the least there can be.
  private static let bare = Diagnostic("a.bare", .note, "")

  /// Places at the edges of lines and files, in bytes that are no UTF-8, and in very long lines.
  static let places: [SourceRange] = {
    let text = SourceText(path: "Scenarios/a b.loccheck", text: "first\r\n\tsecond é line\rthird")
    let marked = SourceText(
      path: "marked.loccheck", text: "\u{FEFF}first\n\u{FEFF}second\n\u{FEFF}")
    let broken = SourceText(
      path: "broken.loccheck", bytes: Array("a\n".utf8) + [0xFF, 0xC3, 0x62, 0xF0, 0x9F, 0x0A])
    let long = SourceText(
      path: "long.loccheck", text: "x\n" + String(repeating: "日本語 ", count: 5000) + "\nend")
    let empty = SourceText(path: "", bytes: [])
    return [
      text.range(0..<5), text.range(5..<5), text.range(7..<9), text.range(9..<24),
      text.range(text.bytes.count..<text.bytes.count), text.range(2..<20),
      marked.range(3..<8), marked.range(9..<12), marked.range(12..<15), marked.range(19..<22),
      broken.range(2..<3), broken.range(4..<5), broken.range(5..<8), long.range(0..<1),
      long.range(2..<5), long.range(25_001..<25_010), long.range(49_990..<50_005),
      empty.range(0..<0),
    ]
  }()

  /// Runs by name, to write and to read back.
  static let named = [
    NamedRun("ordinary", placed(ordinary)), NamedRun("nasty", placed(nasty)),
    NamedRun("thorough", thorough), NamedRun("troubled", placed(troubled)),
    NamedRun("empty", empty),
  ]

  /// The runs whose JSON and journal are on record.
  static let short = [NamedRun("ordinary", ordinary), NamedRun("nasty", shortened(nasty))]

  /// Returns a run without its longest texts, whose reports would be very large.
  private static func shortened(_ run: RunResults) -> RunResults {
    var run = run
    for index in run.suites.indices {
      run.suites[index].cases.removeAll { ($0.expected ?? "").utf8.count > 200 }
    }
    return run
  }

  /// Returns a run whose checks have their places in the plan.
  private static func placed(_ run: RunResults) -> RunResults {
    var run = run
    for suite in run.suites.indices {
      for index in run.suites[suite].cases.indices {
        run.suites[suite].cases[index].position = index
      }
    }
    return run
  }
}
