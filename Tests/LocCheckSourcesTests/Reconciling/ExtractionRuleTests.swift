import LocCheckDiagnostics
import LocCheckSources
import Testing

/// The list of rules.
struct ExtractionRuleTests {
  @Test func `the ids and severities are those that findings have`() {
    let rules = ExtractionRule.all.map { "\($0.name) \($0.severity.rawValue)" }
    #expect(
      rules == [
        "syntax warning", "dynamic-key note", "interpolated-key error", "completed-string warning",
        "erased-message warning", "unlabelled-overloads warning", "assembled-message warning",
        "unknown-type note", "conflicting-default warning", "conflicting-comment note",
        "missing-comment warning", "missing-key error", "specifier-mismatch error",
        "other-table error", "other-bundle warning", "missing-table error",
        "missing-enum-key error",
        "stale-key warning", "dynamic-entry note", "missing-bundle warning",
        "unsynced-target warning", "emission-off warning", "separate-resource-bundle warning",
        "shared-catalog warning", "untargeted-code note", "compiler-only warning",
        "scanner-only warning",
        "compiler-differs warning", "unused-suppression note", "malformed-suppression warning",
      ])
  }

  @Test(arguments: ExtractionRule.all)
  func `a rule is found by its name and its id`(rule: ExtractionRule) {
    #expect(ExtractionRule(named: rule.name) == rule)
    #expect(ExtractionRule(named: rule.id.name) == rule)
    #expect(rule.id.name == "extract.\(rule.name)")
  }

  @Test(arguments: ["", "extract.", "missing", "Missing-key", "lookup.missing-key"])
  func `other names are no rules`(name: String) {
    #expect(ExtractionRule(named: name) == nil)
  }

  @Test(arguments: ExtractionRule.all)
  func `a rule explains itself in lowercase fragments of one line`(rule: ExtractionRule) {
    for text in [rule.summary, rule.remedy] {
      #expect(text.first?.isUppercase == false)
      #expect(!text.hasSuffix("."))
      #expect(!text.contains("\n"))
    }
    #expect(!rule.example.isEmpty)
  }
}
