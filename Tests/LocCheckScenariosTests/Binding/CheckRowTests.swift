import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import Testing

@testable import LocCheckScenarios

struct CheckRowTests {
  /// Returns the checks of rows under a scenario of one counted argument.
  private func checks(_ header: String, _ rows: String) throws -> [CheckRow] {
    try cleanScenario(
      "set rtl: ar he\n== A\nkey: \\(n) items\nargs: n=Int\n\(header)\n\(rows)\n"
    ).checks
  }

  @Test func `every column of a row is read`() throws {
    let check = try #require(
      try checks(
        "| locale | n | check | source | category | category(n) | status | text",
        "| ar-EG | 3 | starts | fallback:en | few | other | known APP-42 | \\{n} a |"
      ).first)
    #expect(check.locale == .tag(try #require(LocaleTag("ar-EG")), spelled: "ar-EG"))
    #expect(check.arguments == [[.value(ArgumentValue(3))]])
    #expect(check.check == .starts)
    #expect(check.source == .fallback("en"))
    #expect(check.categories == [.init(.few), .init(.other, of: "n")])
    #expect(check.knownIssue == "APP-42")
    #expect(check.expected == TextTemplate([.argument(.init("n")), .literal(" a")]))
    #expect(check.line == 7)
    #expect(check.expectedRange.text == "\\{n} a")
  }

  @Test func `empty optional cells say nothing`() throws {
    let check = try #require(
      try checks(
        "| locale | n | check | source | category | status | text", "| @rtl | 3 | | | | | a"
      ).first)
    #expect(
      check.locale
        == .set(name: "rtl", tags: [try #require(LocaleTag("ar")), try #require(LocaleTag("he"))]))
    #expect(check.check == .is)
    #expect(check.source == nil)
    #expect(check.categories.isEmpty)
    #expect(check.knownIssue == nil)
  }

  @Test(arguments: CheckWord.allCases)
  func `every check word is known`(word: CheckWord) throws {
    let checks = try checks("| locale | n | check | text", "| * | 1 | \(word.rawValue) | a")
    #expect(checks.map(\.check) == [word])
  }

  @Test(arguments: [
    ("catalog", TextSource.catalog), ("default", .defaultValue), ("key", .key),
    ("verbatim", .verbatim), ("fallback:pt-BR", .fallback("pt-BR")),
  ])
  func `every source is known`(word: String, source: TextSource) throws {
    let checks = try checks("| locale | n | source | text", "| * | 1 | \(word) | a")
    #expect(checks.map(\.source) == [source])
  }

  @Test func `a continuation adds a line to the last cell`() throws {
    let checks = try checks(
      "| locale | n | text", "| en | 1 | one\n|+ | two \\s |\n|+ |\n|+ | four\n| de | 1 | a")
    #expect(checks[0].expected.literal == "one\ntwo  \n\nfour")
    #expect(checks[1].expected.literal == "a")
  }

  @Test func `right-to-left rows keep their cells in order`() throws {
    let scenario = try cleanScenario(
      "== א\nkey: \\(שם)\nargs: שם=String\n| locale | שם | text\n| he | אוסף | אוסף: א | \n| ar | مجموعة | \\{RLM}\\{שם}"
    )
    #expect(scenario.name == "א")
    #expect(
      scenario.checks[0].arguments == [[.value(ArgumentValue(.string("אוסף"), spelled: "אוסף"))]])
    #expect(
      scenario.checks[1].expected
        == TextTemplate([.literal("\u{200F}"), .argument(.init("שם"))]))
  }

  @Test func `a bar too many is shown where a cell does not fit`() {
    let start =
      "format: 1\n== A\nkey: \\(n) \\(m)\nargs: n=String m=Int\n| locale | n | m | check | text\n"
    expectDiagnostics(
      start + "| en | ◦ ⟦|⟧ b | 3 | is | ◦\n| en | ◦ | 3 | is | a ⟦|⟧ b | c",
      [
        "6 cells for 5 columns; this bar is probably text in 'n' and must be written '\\|' "
          + "[scenario.cell-count]",
        "7 cells for 5 columns; this bar is probably text in 'text' and must be written '\\|' "
          + "[scenario.cell-count]",
      ])
  }

  @Test func `a cell too few is named where the others fit`() {
    let start = "format: 1\n== A\nkey: \\(n)\nargs: n=Int\n| locale | n | check | text\n"
    expectDiagnostics(
      start + "⟦| en | 3 | ◦⟧\n⟦| en | is | ◦⟧\n⟦| en⟧",
      [
        "3 cells for 4 columns; 'check' is probably missing [scenario.cell-count]",
        "3 cells for 4 columns; 'n' is probably missing [scenario.cell-count]",
        "1 cell for 4 columns; 'n' and 'check' and 'text' are probably missing "
          + "[scenario.cell-count]",
      ])
  }

  @Test func `cells of another form are errors`() {
    expectDiagnostics(
      """
      format: 1
      set rtl: ar
      == A
      key: \\(n)
      args: n=Int
      | locale | n | check | source | category | status | text
      | ⟦@rtt⟧ | 1 | ⟦iss⟧ | ⟦fallbck:en⟧ | ⟦fwe⟧ | ⟦known⟧ | ◦
      |  ⟦⟧| ⟦⟧| | ⟦fallback:⟧ | | ⟦todo X⟧ |⟦⟧
      """,
      [
        "no set is named 'rtt'; did you mean '@rtl'? [scenario.unknown-set]",
        "a check is 'is', 'contains', 'lacks', 'once', 'starts', 'ends', 'matches' or 'styled', "
          + "not 'iss'; did you mean 'is'? [scenario.unknown-value]",
        "a source is 'catalog', 'fallback:LOCALE', 'default', 'key' or 'verbatim', "
          + "not 'fallbck:en'; did you mean 'fallback:en'? [scenario.unknown-value]",
        "a category is 'zero', 'one', 'two', 'few', 'many' or 'other', not 'fwe'; "
          + "did you mean 'few'? [scenario.unknown-value]",
        "expected 'known' and the id of an issue, like 'known APP-42', found 'known' "
          + "[scenario.malformed-status]",
        "the row names no locale; expected a tag like 'pl', '*' or '@set' [scenario.empty-cell]",
        "the argument 'n' has no value [scenario.empty-cell]",
        "a source is 'catalog', 'fallback:LOCALE', 'default', 'key' or 'verbatim', "
          + "not 'fallback:' [scenario.unknown-value]",
        "expected 'known' and the id of an issue, like 'known APP-42', found 'todo X' "
          + "[scenario.malformed-status]",
        "the row expects no text; the empty text is written '\\{EMPTY}' [scenario.empty-cell]",
      ])
  }

  @Test func `a misspelt locale is held against those of the file`() {
    expectDiagnostics(
      "format: 1\nlocales: zh-Hans pt-BR\n== A\nkey: a\n| locale | text\n| ⟦zh-Hansss-x-⟧ | ◦\n| ⟦xq⟧ | a",
      [
        "'zh-Hansss-x-' is no locale; expected a tag like 'pl' or 'ar-EG' "
          + "[scenario.invalid-locale]",
        "there is no locale data for the language 'xq' [scenario.unknown-language]",
      ])
    expectDiagnostics(
      "format: 1\nlocales: zh-Hans\n== A\nkey: a\n| locale | text\n| ⟦zh–Hans⟧ | ◦",
      [
        "'zh–Hans' is no locale; expected a tag like 'pl' or 'ar-EG'; did you mean 'zh-Hans'? "
          + "[scenario.invalid-locale]"
      ])
  }

  @Test func `a pattern must compile`() {
    expectDiagnostics(
      """
      format: 1
      == A
      key: \\(n)
      args: n=Int
      | locale | n | check | text
      | en | 1 | matches | ⟦◦(⟧
      | en | 1 | matches | \\\\d+ \\{n}
      | en | 1 | matches | ⟦\(String(repeating: "(", count: 40))⟧
      """,
      [
        "the pattern is no Swift Regex: expected ')' [scenario.invalid-pattern]",
        "the pattern is no Swift Regex: its groups are nested deeper than 32 "
          + "[scenario.invalid-pattern]",
      ])
  }

  @Test(arguments: ["contains", "lacks", "once", "starts", "ends"])
  func `a check that every text passes is an error`(word: String) {
    expectDiagnostics(
      "format: 1\n== A\nkey: a\n| locale | check | text\n| en | \(word) | ⟦\\{EMPTY}⟧",
      ["the check '\(word)' says nothing about the empty text [scenario.vacuous-check]"])
  }

  @Test func `the empty text can be expected`() throws {
    let scenario = try cleanScenario("== A\nkey: a\n| locale | text\n| en | \\{EMPTY}")
    #expect(scenario.checks[0].expected.isEmpty)
  }
}
