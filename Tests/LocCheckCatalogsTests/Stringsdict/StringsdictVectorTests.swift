import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests over messages whose display on Apple's platforms is known, as far as reading them goes.
struct StringsdictVectorTests {
  /// The variables that most of the messages have.
  private static func second(_ name: String) -> String {
    plural("d", ["zero": "Zero \(name).second", "other": "Other \(name).second: %d"])
  }

  @Test(
    arguments: [
      (
        message(
          "Pre Alpha (| %#@first@ |)",
          [
            "first": plural(
              "d", ["zero": "Zero Alpha", "one": "One Alpha", "other": "Other Alpha: %d"])
          ]),
        [
          "Pre Alpha (| %#@first@ |)", "first %d", "Zero Alpha (substitution.first/plural.zero)",
          "One Alpha (substitution.first/plural.one)",
          "Other Alpha: %d (substitution.first/plural.other)",
        ]
      ),
      (
        message(
          "Pre Beta (| %#@first@ x %#@second@ |)",
          ["first": plural("d", ["one": "One", "other": "Other"]), "second": second("Beta")]),
        [
          "Pre Beta (| %#@first@ x %#@second@ |)", "first %d",
          "One (substitution.first/plural.one)",
          "Other (substitution.first/plural.other)", "second %d",
          "Zero Beta.second (substitution.second/plural.zero)",
          "Other Beta.second: %d (substitution.second/plural.other)",
        ]
      ),
      (
        message(
          "Pre Gamma (| %2$#@second@ x %1$#@first@ |)",
          ["first": plural("d", ["other": "F"]), "second": plural("d", ["other": "S"])]),
        [
          "Pre Gamma (| %2$#@second@ x %1$#@first@ |)", "first %d",
          "F (substitution.first/plural.other)", "second %d",
          "S (substitution.second/plural.other)",
        ]
      ),
      (
        message(
          "Pre Delta (| %#@first@ |)",
          [
            "first": plural(
              "d",
              [
                "one": "One Delta.first (%d). Second: %#@second@",
                "other": "Other Delta.first: %d. Second: %#@second@",
              ]), "second": second("Delta"),
          ]),
        [
          "Pre Delta (| %#@first@ |)", "first %d",
          "One Delta.first (%d). Second: %#@second@ (substitution.first/plural.one)",
          "Other Delta.first: %d. Second: %#@second@ (substitution.first/plural.other)",
          "second %d",
          "Zero Delta.second (substitution.second/plural.zero)",
          "Other Delta.second: %d (substitution.second/plural.other)",
        ]
      ),
      (
        message(
          "Pre Epsilon (| %#@first@ |)",
          [
            "first": plural("d", ["zero": "Zero", "other": "Other: %d. Second: %#@second@"]),
            "second": plural("d", ["one": "One", "other": "Other %d"]),
          ]),
        [
          "Pre Epsilon (| %#@first@ |)", "first %d", "Zero (substitution.first/plural.zero)",
          "Other: %d. Second: %#@second@ (substitution.first/plural.other)", "second %d",
          "One (substitution.second/plural.one)", "Other %d (substitution.second/plural.other)",
        ]
      ),
      (
        message(
          "Pre Zeta (| %@ %2$#@second@ |)",
          ["second": plural("d", ["other": "Other Zeta.second: %d."])]),
        [
          "Pre Zeta (| %@ %2$#@second@ |)", "second %d",
          "Other Zeta.second: %d. (substitution.second/plural.other)",
        ]
      ),
      (
        message(
          "Pre Eta (| %@ - %#@second@ - %d|)",
          ["second": plural("d", ["other": "Other Eta.second: %d."])]),
        [
          "Pre Eta (| %@ - %#@second@ - %d|)", "second %d",
          "Other Eta.second: %d. (substitution.second/plural.other)",
        ]
      ),
      (
        message(
          "Pre Theta (| %#@first@ |)",
          [
            "first": plural("d", ["one": "One Theta.first", "other": "F %#@second@"]),
            "second": plural("d", ["other": "S %#@third@"]), "third": plural("d", ["other": "T"]),
          ]),
        [
          "Pre Theta (| %#@first@ |)", "first %d",
          "One Theta.first (substitution.first/plural.one)",
          "F %#@second@ (substitution.first/plural.other)", "second %d",
          "S %#@third@ (substitution.second/plural.other)", "third %d",
          "T (substitution.third/plural.other)",
        ]
      ),
      (
        message(
          "%#@value@",
          [
            "value": plural(
              "lld",
              ["one": "Repeats daily", "other": "Repeats every %1$d days", "zero": "Repeats never"])
          ]),
        [
          "%#@value@", "value %lld", "Repeats daily (plural.one)",
          "Repeats every %1$d days (plural.other)", "Repeats never (plural.zero)",
        ]
      ),
      (
        message(
          "There %1$#@people@ sitting in %2$#@tables@ in this restaurant.",
          [
            "people": plural("d", ["one": "is %d person", "other": "are %d people"]),
            "tables": plural(
              "d", ["one": "%d table", "two": "a couple of tables", "other": "%d tables"]),
          ]),
        [
          "There %1$#@people@ sitting in %2$#@tables@ in this restaurant.", "people %d",
          "is %d person (substitution.people/plural.one)",
          "are %d people (substitution.people/plural.other)", "tables %d",
          "%d table (substitution.tables/plural.one)",
          "a couple of tables (substitution.tables/plural.two)",
          "%d tables (substitution.tables/plural.other)",
        ]
      ),
      (
        message(
          "%1$#@lu_completed_runs@",
          [
            "lu_completed_runs": plural(
              "lu",
              [
                "zero": "No runs completed yet", "one": "One %2$#@lu_total_runs@",
                "other": "%lu %2$#@lu_total_runs@",
              ]),
            "lu_total_runs": plural(
              "lu", ["one": "run completed", "other": "of %lu runs completed"]),
          ]),
        [
          "%1$#@lu_completed_runs@", "lu_completed_runs %lu",
          "No runs completed yet (plural.zero)", "One %2$#@lu_total_runs@ (plural.one)",
          "%lu %2$#@lu_total_runs@ (plural.other)", "lu_total_runs %lu",
          "run completed (substitution.lu_total_runs/plural.one)",
          "of %lu runs completed (substitution.lu_total_runs/plural.other)",
        ]
      ),
    ])
  func `a message is read as it stands, and without a finding`(text: String, outline: [String]) {
    let result = readStringsdict(text)
    #expect(result.value?.outline("k") == outline)
    #expect(result.diagnostics == [])
  }
}
