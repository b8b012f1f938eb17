import LocCheckDiagnostics
import LocCheckLocales
import Testing

@testable import LocCheckScenarios

struct DemandRegisterTests {
  /// The beginning of a file with one counted argument.
  private static let start = """
    format: 1
    locales: en ar
    set rtl: ar he
    == A
    key: \\(n)
    args: n=Int
    | locale | n | check | text

    """

  /// Returns the message about a second demand.
  private func message(_ identity: String, line: Int) -> String {
    "line ‹\(line)› already demands the text of '\(identity)' [scenario.duplicate-check]"
  }

  @Test func `two rows for one locale and value are an error`() {
    expectDiagnostics(
      Self.start + "| pl | 1 | is | ◦\n| pl | 2 | is | ◦\n⟦| pl | 1 | | ◦⟧\n",
      [message("pl 1", line: 8)])
  }

  @Test func `lists, ranges, sets and a listed star are expanded`() {
    expectDiagnostics(
      Self.start + "| pl | 0 2..4 | is | ◦\n⟦| pl | 3 | is | a⟧\n| he | 1 | is | a\n"
        + "⟦| @rtl | 1 | is | a⟧\n| en | 7 | is | a\n⟦| * | 7 | is | a⟧\n",
      [message("pl 3", line: 8), message("he 1", line: 10), message("en 7", line: 12)])
  }

  @Test func `other checks may repeat an identity`() {
    expectDiagnostics(
      Self.start
        + "| pl | 1 | is | a\n| pl | 1 | once | a\n| pl | 1 | lacks | b\n| pl | 1 | once | c\n",
      [])
  }

  @Test func `a locale has one identity however it is spelled`() {
    expectDiagnostics(
      Self.start + "| pt-BR | 1 | is | a\n⟦| pt_BR | 1 | is | a⟧\n", [message("pt-BR 1", line: 8)])
  }

  @Test func `strings of equal looks and other scalars are two identities`() throws {
    let scenario = try cleanScenario(
      "== A\nkey: \\(s)\nargs: s=String\n| locale | s | text\n| fr | é | a\n| fr | e\u{301} | a\n")
    #expect(scenario.checks.count == 2)
  }

  @Test func `numbers are compared by their value`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: \\(x)\nargs: x=Double\n| locale | x | text\n| en | 1.5 | ◦\n"
        + "⟦| en | 1.50 | a⟧\n", [message("en 1.50", line: 6)])
  }

  @Test func `a plan finds what categories and a star expand to`() throws {
    let scenario = try cleanScenario(
      "== A\nkey: \\(n) \\(m)\nargs: n=Int m=Int\n| locale | n | m | text\n| pl | @few 1 | 8 9 | a\n"
        + "| pl | 22 | 9 | a\n")
    let pl = try #require(LocaleTag("pl"))
    var register = DemandRegister()
    var problems: [Diagnostic] = []
    for row in scenario.checks {
      let combinations = row.combinations { category, place in
        #expect(category == .few)
        #expect(place == 0)
        return [ArgumentValue(2), ArgumentValue(22)]
      }
      problems += combinations.compactMap {
        register.register(row.range, locale: pl, arguments: $0)
      }
    }
    #expect(
      problems.map(\.message) == ["line 6 already demands the text of 'pl 22 9'"])
    let first = scenario.checks[0].combinations { _, _ in [ArgumentValue(2)] }
    #expect(
      first.map { $0.map(\.spelled) } == [["2", "8"], ["2", "9"], ["1", "8"], ["1", "9"]])
  }

  @Test func `a row of too many combinations is an error`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: \\(n) \\(m)\nargs: n=Int m=Int\n| locale | n | m | text\n"
        + "⟦| en | 1..200 | 1..200 | ◦⟧\n",
      ["the row makes more than 10000 checks in one locale [scenario.too-many-checks]"])
  }

  @Test func `a selector names the locales of a row`() throws {
    let (en, ar) = (try #require(LocaleTag("en")), try #require(LocaleTag("ar")))
    #expect(LocaleSelector.all.tags(all: [en, ar]) == [en, ar])
    #expect(LocaleSelector.set(name: "x", tags: [ar]).tags(all: [en]) == [ar])
    #expect(LocaleSelector.tag(ar, spelled: "ar").tags(all: [en]) == [ar])
  }
}
