import LocCheckDiagnostics

/// The last line of an audit: how much is wrong, and how far the tables are translated.
struct AuditTotals {
  /// The line, without its end.
  let text: String

  /// Creates the line.
  init(_ audit: Audit, style: DiagnosticRenderer.Style) {
    let counts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
      Self.count(
        audit.findings.count { $0.diagnostic.severity == severity }, severity.rawValue)
    }
    let nothing = audit.isEmpty ? "nothing to audit" : "nothing wrong"
    let findings = counts.isEmpty ? nothing : counts.joined(separator: ", ")
    let isSuccess = !audit.findings.contains { $0.diagnostic.severity == .error }
    let ink = isSuccess ? Ink.success : Ink.error
    self.text = ([ink.applied(findings, style)] + [Self.tables(audit.statistics)].compactMap { $0 })
      .joined(separator: "; ")
  }

  /// Returns how far the tables are translated, nil where there are none.
  private static func tables(_ statistics: [TableStatistics]) -> String? {
    let tables = Set(statistics.map { [$0.path, $0.table, $0.bundle ?? ""] })
    guard let places = count(tables.count, "table") else { return nil }
    let locales = count(Set(statistics.compactMap(\.locale)).count, "locale")
    let sums: [(count: Int, name: String)] = [
      (statistics.reduce(0) { $0 + $1.translated }, "translated"),
      (statistics.reduce(0) { $0 + $1.machineTranslated }, "machine translated"),
      (statistics.reduce(0) { $0 + $1.needsReview }, "in review"),
      (statistics.reduce(0) { $0 + $1.new }, "new"),
      (statistics.reduce(0) { $0 + $1.missing }, "missing"),
    ]
    let states = sums.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    return places + (locales.map { " in \($0)" } ?? "") + ": "
      + (states.isEmpty ? "no keys" : states.joined(separator: ", "))
  }

  /// Returns a number of things in words, nil for none.
  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
