import LocCheckDiagnostics
import LocCheckReports
import LocCheckScenarios

/// Scenario files whose checks would be of one class in a JUnit report: `a b.loccheck` and `a_b.loccheck`.
///
/// The report keeps them apart, but by names that depend on which of the files are run, so that a dashboard
/// would lose their histories.
enum ClassNameClash {
  /// Adds to a plan a case for each file whose class name an earlier one has.
  static func report(in plan: inout RunPlan) {
    for files in JUnitReport.filesOfOneClass(among: plan.suites.map(\.file)) {
      for file in files.dropFirst() {
        plan.add(
          [
            Diagnostic(
              "scenario.class-name-clash", .error,
              "\(file.quoted) and \(files[0].quoted) have one class name in reports",
              help: "rename one of them: dots and blanks in names count as '_'")
          ], named: "the class name is another file's", in: file)
      }
    }
  }
}
