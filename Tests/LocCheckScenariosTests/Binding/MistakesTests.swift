import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct MistakesTests {
  @Test func `ten mistakes of one scenario are ten errors`() {
    expectDiagnostics(
      #"""
      format: 1
      ⟦catalogue⟧: a.xcstrings
      set rtl: ar he

      == Item ◦ count @plural
      localized: item-count
      default: ◦ \(count) in ⟦\(foldr)⟧
      args: count=Int8 folder=String
      | locale | count | folder | ⟦chekc⟧ | text
      | en     | ⟦300⟧   | ◦      | is    | 300
      | ⟦@rlt⟧   | 1     | ◦      | is    | a
      | ⟦plx!⟧   | 1     | ◦      | is    | a
      | de     | 1     | ◦      | is    | 1⟦\{NBPS}⟧◦
      | fr     | 2     | ◦      | is    | a ⟦|⟧ b
      ⟦| it     | 2     | ◦      | a⟧
      | es     | 2     | ◦      | is    | 2⟦\d⟧
      """#,
      [
        "unknown field 'catalogue'; did you mean 'catalog'? [scenario.unknown-field]",
        "the argument 'foldr' is not declared; did you mean 'folder'? "
          + "[scenario.undeclared-argument]",
        "unknown column 'chekc'; did you mean 'check'? [scenario.unknown-column]",
        "'300' does not fit Int8, which holds -128 to 127 [scenario.value-out-of-range]",
        "no set is named 'rlt'; did you mean '@rtl'? [scenario.unknown-set]",
        "'plx!' is no locale; expected a tag like 'pl' or 'ar-EG' [scenario.invalid-locale]",
        "no character is named 'NBPS'; did you mean 'NBSP'? [scenario.unknown-character]",
        "6 cells for 5 columns; this bar is probably text in 'text' and must be written '\\|' "
          + "[scenario.cell-count]",
        "4 cells for 5 columns; 'text' is probably missing [scenario.cell-count]",
        "'\\d' is no escape; a backslash itself is written '\\\\' [scenario.unknown-escape]",
      ])
  }

  @Test func `one bad scenario leaves its neighbours alone`() {
    let text =
      "format: 1\n== A\n| locale | text\n| en | a\n== B\nkey: b\n| locale | text\n| en | b\n"
    let bound = MarkedScenario(text).bound()
    #expect(bound.diagnostics.map(\.id) == ["scenario.missing-subject"])
    #expect(bound.value.scenarios.map(\.name) == ["B"])
  }

  @Test func `a row with an error leaves its neighbours alone`() {
    let bound = MarkedScenario(
      "format: 1\n== A\nkey: a\n| locale | text\n| en | a\n| de |\n| fr | c\n"
    ).bound()
    #expect(bound.diagnostics.map(\.id) == ["scenario.empty-cell"])
    #expect(bound.value.scenarios[0].checks.map(\.line) == [5, 7])
  }
}
