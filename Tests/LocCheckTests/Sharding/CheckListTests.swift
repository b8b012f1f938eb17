import LocCheckDiagnostics
import LocCheckResults
import LocCheckScenarios
import Testing

@testable import LocCheck

struct CheckListTests {
  /// The plan of two files, of which one cannot be read, and one of which a row has two blanks.
  private var plan: RunPlan {
    let texts = [
      "Scenarios/checkout/cart.loccheck": """
      format: 1

      == Total line
      verbatim: Total

      | locale | text
      | en     | Total
      | ar-EG  | Total

      == Empty
      verbatim: Empty

      | locale | text
      | en     | Empty
      """,
      "Scenarios/broken.loccheck": "format: 99\n",
    ]
    let inputs = texts.map { ScenarioInput(SourceText(path: $0.key, text: $0.value)) }
    return Planner.plan(inputs, over: ResourceLibrary(), selecting: Selection())
  }

  /// Returns the rows with their scenarios that are left of the plan, the broken file's case left out.
  private func titles(_ plan: RunPlan) -> [String] {
    plan.identities.filter { $0.file.hasSuffix("cart.loccheck") }.map(\.title)
  }

  @Test func `the plan is what the tests say`() {
    #expect(titles(plan) == ["Total line [en]", "Total line [ar-EG]", "Empty [en]"])
    #expect(plan.count == 4)
  }

  @Test(arguments: [
    ("Scenarios/checkout/cart.loccheck › Total line › ar-EG", ["Total line [ar-EG]"]),
    (
      "Scenarios/checkout/cart.loccheck", ["Total line [en]", "Total line [ar-EG]", "Empty [en]"]
    ),
    ("checkout.cart.en", ["Total line [en]", "Empty [en]"]),
    ("checkout/cart/ar-EG.java", ["Total line [ar-EG]"]),
    ("checkout/cart/ar-EG.class", ["Total line [ar-EG]"]),
    ("Empty [en]", ["Empty [en]"]),
    ("checkout.cart.en.Empty [en]", ["Empty [en]"]),
    ("  Empty [en]\t\r\n\r\n\u{FEFF}\ncheckout.cart.ar-EG", ["Total line [ar-EG]", "Empty [en]"]),
    ("", []), ("\n\n", []), ("Empty", []), ("nothing of this", []),
  ])
  func `a line names checks in several ways`(list: String, expected: [String]) {
    let list = CheckList(SourceText(path: "list.txt", text: list))
    let included = plan.including([list], scenarioRoot: "Scenarios")
    let excluded = plan.excluding([list], scenarioRoot: "Scenarios")
    #expect(titles(included) == expected)
    #expect(titles(excluded) == titles(plan).filter { !expected.contains($0) })
    #expect(included.hasUnusableInputs && excluded.hasUnusableInputs)
  }

  @Test(arguments: ["./Scenarios//checkout/cart.loccheck", "Scenarios/x/../checkout/cart.loccheck"])
  func `the path of a scenario file may be spelled in any way`(path: String) {
    for path in [path, WorkingDirectory.path + "/" + path] {
      let list = CheckList(SourceText(path: "list.txt", text: path))
      #expect(titles(plan.including([list])) == titles(plan))
    }
  }

  @Test func `several lists are one`() {
    let lists = ["Empty [en]", "checkout.cart.ar-EG"].map {
      CheckList(SourceText(path: "list.txt", text: $0))
    }
    #expect(titles(plan.including(lists)) == ["Total line [ar-EG]", "Empty [en]"])
    #expect(titles(plan.excluding(lists)) == ["Total line [en]"])
    #expect(titles(plan.excluding([])) == titles(plan))
    #expect(titles(plan.including([])) == titles(plan))
  }

  @Test(arguments: [
    ("checkout.cart.en\nScenarios/broken.loccheck\n", nil),
    ("checkout.cart.en\n  checkout.cart.pl \n", "list.txt:2:3: 'checkout.cart.pl' names no check"),
    ("a\nEmpty [en]\nb\nc", "list.txt:1:1: 'a' names no check, and 2 of the others"),
  ])
  func `a line that names no check is told`(text: String, warning: String?) {
    let list = CheckList(SourceText(path: "list.txt", text: text))
    let found = plan.staleness(of: [list])
    #expect(
      found.map { "\($0.range?.start.description ?? ""): \($0.message)" }
        == [warning].compactMap { $0 })
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func `a line's place counts bytes, also behind some that are no text`() {
    let bytes = Array("checkout.cart.en\r\n".utf8) + [0xFF, 0xFE, 0x20] + Array("\n\t x\n".utf8)
    let found = plan.staleness(of: [CheckList(SourceText(path: "list.txt", bytes: bytes))])
    #expect(found.map(\.range?.start.description) == ["list.txt:2:1"])
    let last = SourceText(path: "list.txt", bytes: Array(bytes[..<18] + bytes[22...]))
    #expect(
      plan.staleness(of: [CheckList(last)]).map(\.range?.start.description) == ["list.txt:2:3"])
  }

  @Test func `a list that cannot be read is told`() {
    let list = CheckList.list(at: "/nowhere/list.txt")
    #expect(list.value == nil)
    #expect(
      list.diagnostics.map(\.message) == ["cannot read '/nowhere/list.txt': no such file or folder"]
    )
  }
}
