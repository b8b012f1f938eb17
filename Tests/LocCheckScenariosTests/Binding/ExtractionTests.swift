import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

@testable import LocCheckScenarios

struct ExtractionTests {
  /// Returns the extraction of a scenario without errors.
  private func extraction(_ text: String) throws -> Extraction {
    guard case .extraction(let extraction) = try cleanScenario("== A\n" + text).subject else {
      Issue.record("no extraction")
      return Extraction(sources: [])
    }
    return extraction
  }

  @Test func `every column is read`() throws {
    let extraction = try extraction(
      """
      extract: a.swift b/*.swift
      keys-of: LocalizationKey Other
      | key | expect | args | table | comment | reason | where
      | %lld in %@ | found | Int String | Inspector | Seen \\| heard | | a.swift:12
      | a | absent | | | | interpolated-key | C:b.swift:3
      | c | missing | | | | |
      """)
    #expect(extraction.sources.map(\.text) == ["a.swift", "b/*.swift"])
    #expect(extraction.keyEnumerations.map(\.name) == ["LocalizationKey", "Other"])
    #expect(extraction.keyEnumerations.map(\.range.text) == ["LocalizationKey", "Other"])
    #expect(extraction.exhaustiveness == nil)
    let rows = extraction.rows
    #expect(rows.map(\.key) == ["%lld in %@", "a", "c"])
    #expect(rows.map(\.arguments) == [[.int, .string], nil, nil])
    #expect(rows.map(\.table) == ["Inspector", nil, nil])
    #expect(rows.map(\.comment) == ["Seen | heard", nil, nil])
    #expect(rows.map(\.reason) == [nil, .interpolatedKey, nil])
    #expect(
      rows.map(\.place) == [
        .init(file: "a.swift", line: 12), .init(file: "C:b.swift", line: 3), nil,
      ])
  }

  @Test(arguments: Extraction.Expectation.allCases)
  func `every expectation is known`(expectation: Extraction.Expectation) throws {
    let rows = try extraction("extract: a\n| key | expect\n| k | \(expectation.rawValue)").rows
    #expect(rows.map(\.expectation) == [expectation])
  }

  @Test(arguments: SkippedText.Reason.allCases)
  func `every reason is known`(reason: SkippedText.Reason) throws {
    let rows = try extraction(
      "extract: a\n| key | expect | reason\n| k | absent | \(reason.rawValue)"
    ).rows
    #expect(rows.map(\.reason) == [reason])
  }

  @Test func `keys of an enum need no row`() throws {
    #expect(try extraction("extract: a\nkeys-of: Key\n").rows.isEmpty)
    expectDiagnostics(
      "format: 1\n⟦== ◦⟧\nextract: a\nexhaustive: yes\n",
      [
        "the scenario checks nothing: it has no row below its column names "
          + "[scenario.empty-scenario]"
      ])
  }

  @Test func `cells of another form are errors`() {
    expectDiagnostics(
      """
      format: 1
      == A
      extract: a
      ⟦device⟧: mac
      exhaustive: ⟦yse⟧
      | key | expect | args | reason | ⟦plcae⟧ | where
      | ◦ | ⟦fuond⟧ | ⟦Itn⟧ | ⟦verbatm⟧ | x | ⟦a.swift:x⟧
      |  ⟦⟧|  ⟦⟧| | | |
      | k | found | | ⟦preview⟧ | |
      | k | found | | | |
      ⟦| k | missing | | | |⟧
      """.replacing("|⟧", with: "| a⟧"),
      [
        "'device:' has no meaning beside 'extract:' [scenario.misfitting-field]",
        "'exhaustive:' is 'yes' or 'no', not 'yse'; did you mean 'yes'? [scenario.unknown-value]",
        "unknown column 'plcae' [scenario.unknown-column]",
        "an expectation is 'found', 'missing', 'stale', 'manual' or 'absent', not 'fuond'; "
          + "did you mean 'found'? [scenario.unknown-value]",
        "unknown type 'Itn'; did you mean 'Int'? [scenario.unknown-type]",
        "a reason is 'verbatim', 'string-variable', 'string-parameter', 'dynamic-key', "
          + "'interpolated-key', 'completed-string', 'preview', 'inactive-code' or "
          + "'other-target', not 'verbatm'; did you mean 'verbatim'? [scenario.unknown-value]",
        "expected a file, or a file and a line like 'ContentView.swift:12', found 'a.swift:x' "
          + "[scenario.malformed-place]",
        "the row has no value for 'key' [scenario.empty-cell]",
        "the row has no value for 'expect' [scenario.empty-cell]",
        "a reason goes with 'absent' only [scenario.misplaced-reason]",
        "line ‹10› already says what is expected of 'k' [scenario.duplicate-check]",
      ])
  }

  @Test func `a key may stand in two tables`() throws {
    let rows = try extraction(
      "extract: a\n| key | expect | table\n| k | found | A\n| k | found | B\n"
    ).rows
    #expect(rows.count == 2)
  }

  @Test func `key and expect are required columns`() {
    expectDiagnostics(
      "format: 1\n== A\nextract: a\n⟦| key | where⟧\n| ◦ | a\n",
      ["the column 'expect' is missing [scenario.missing-column]"])
  }

  @Test func `an exhaustive scenario says where it is one`() throws {
    let extraction = try extraction("extract: a\nexhaustive: yes\n| key | expect\n| k | found\n")
    #expect(extraction.exhaustiveness?.text == "exhaustive: yes")
    #expect(
      try self.extraction("extract: a\nexhaustive: no\n| key | expect\n| k | found\n")
        .exhaustiveness == nil
    )
  }

  @Test func `a table and a bundle may be those of a whole scenario`() throws {
    let scenario = try cleanScenario(
      "== A\nextract: a\ntable: Kit\nin-bundle: Kit\n| key | expect\n| k | found\n")
    #expect(scenario.table == "Kit")
    #expect(scenario.bundle == "Kit")
  }

  @Test func `cells that would check nothing are errors`() {
    expectDiagnostics(
      """
      format: 1
      == A
      extract: a
      | key | expect | args | table | comment | where
      | a | stale | ⟦Int⟧ | T | ◦ | ⟦b.swift⟧
      | b | manual | ⟦Int⟧ | T | ◦ |
      | c | absent | Int | T | ⟦◦⟧ | b.swift
      """,
      [
        "'args' has no meaning beside 'stale' [scenario.misplaced-cell]",
        "'where' has no meaning beside 'stale' [scenario.misplaced-cell]",
        "'args' has no meaning beside 'manual' [scenario.misplaced-cell]",
        "'comment' has no meaning beside 'absent' [scenario.misplaced-cell]",
      ])
  }
}
