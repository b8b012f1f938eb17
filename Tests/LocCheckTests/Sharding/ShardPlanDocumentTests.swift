import LocCheckDiagnostics
import LocCheckScenarios
import Testing

@testable import LocCheck

struct ShardPlanDocumentTests {
  /// A plan with odd identities.
  private let plan = ShardPlan(
    mode: .timings,
    shards: [
      .init(
        identities: [
          "Scenarios/a.loccheck › A › ar-EG n=2", "tab\t quote\" back\\slash \u{202E}\u{1F469}",
          "e\u{301}",
        ], nanoseconds: 1_234_567_890),
      .init(identities: ["\u{E9}"], nanoseconds: 5),
      .init(nanoseconds: 0),
    ])

  /// Returns the plan that a text holds, and what is wrong with it.
  private func read(_ text: String) -> (plan: ShardPlan?, problems: [String]) {
    let read = ShardPlanReader.plan(from: SourceText(path: "plan.json", text: text))
    return (read.value, read.diagnostics.map(DiagnosticRenderer(style: .plain).render))
  }

  @Test func `a plan is read as it was written`() throws {
    let text = String(decoding: ShardPlanWriter.bytes(of: plan), as: UTF8.self)
    let read = read(text)
    #expect(read.plan == plan)
    #expect(read.problems == [])
    // Spellings of one letter are equal to `==`.
    #expect(
      read.plan?.shards[0].identities[2].utf8.count == 3
        && read.plan?.shards[1].identities[0].utf8.count == 2)
    for mode in ShardMode.allCases {
      let plan = ShardPlan(mode: mode, shards: [.init(identities: ["a"])])
      let text = String(decoding: ShardPlanWriter.bytes(of: plan), as: UTF8.self)
      #expect(self.read(text).plan == plan)
    }
  }

  @Test func `a plan has a line for each check`() {
    let plan = ShardPlan(
      mode: .timings,
      shards: [.init(identities: ["a › b"], nanoseconds: 1_500_000), .init(nanoseconds: 0)])
    let text = String(decoding: ShardPlanWriter.bytes(of: plan), as: UTF8.self)
    let header = text.prefix { $0 != "\n" } + "\n"
    #expect(header == "{\n")
    #expect(text.contains(#""version":1,"tool":"loccheck","toolVersion":"0.1.0","icu":"#))
    #expect(
      text.hasSuffix(
        """
          "mode":"timings",
          "shards":[
            {"seconds":0.002,"nanoseconds":1500000,"cases":[
              "a › b"
            ]},
            {"seconds":0.000,"nanoseconds":0,"cases":[]}
          ]
        }

        """))
  }

  @Test func `members that are not known are passed over`() {
    let read = read(
      #"{"version": 1, "x": [{}], "mode": "hash", "shards": [{"y": null, "cases": ["a"]}]}"#)
    #expect(read.plan == ShardPlan(mode: .hash, shards: [.init(identities: ["a"])]))
  }

  @Test(arguments: [
    (
      "", "plan.json:1:1: error: expected an object, found the end of the file [plan.syntax]"
    ),
    (
      "{\"version\": 1, \"mode\": \"slice\", \"shards\": [{\"cases\": [\n7]}]}",
      "plan.json:2:1: error: expected the identity of a check, found '7' [plan.syntax]"
    ),
    (
      #"{"version": 1, "mode": "slice", "shards": []}"#,
      "plan.json:1:1: error: expected a member 'shards' that has at least one [plan.no-shards]"
    ),
    (
      #"{"version": 1, "suites": []}"#,
      "plan.json:1:1: error: expected a member 'shards' that has at least one [plan.no-shards]"
    ),
    (
      #"{"version": 2, "mode": "slice", "shards": [{"cases": []}]}"#,
      "plan.json:1:1: error: expected a plan of version 1, found version 2 [plan.version]"
    ),
    (
      "{}", "plan.json:1:1: error: expected a plan of version 1, found no version [plan.version]"
    ),
    (
      #"{"version": 1, "mode": "random", "shards": [{"cases": []}]}"#,
      """
      plan.json:1:1: error: expected one of slice, hash, timings as mode, found 'random' [plan.mode]
      """
    ),
  ])
  func `what is no plan is told`(text: String, expected: String) {
    let read = read(text)
    #expect(read.plan == nil)
    #expect(read.problems.map { String($0.prefix { $0 != "\n" }) } == [expected])
  }

  @Test func `a plan is read to the end or not at all`() {
    let bytes = ShardPlanWriter.bytes(of: plan)
    for length in 0..<bytes.count - 1 {
      let source = SourceText(path: "plan.json", bytes: Array(bytes[..<length]))
      let read = ShardPlanReader.plan(from: source)
      #expect(read.value == nil && read.diagnostics.map(\.id) == ["plan.syntax"])
    }
  }

  @Test func `a file that cannot be read is told`() {
    let read = ShardPlanReader.plan(at: "/nowhere/plan.json")
    #expect(read.value == nil)
    #expect(
      read.diagnostics.map(\.message)
        == ["cannot read '/nowhere/plan.json': no such file or folder"])
  }
}
