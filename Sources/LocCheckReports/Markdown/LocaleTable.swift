import LocCheckResults

/// The counts of a run by locale, as a Markdown table.
struct LocaleTable: Sendable {
  /// The counts of each locale, the locales by their bytes, the rows without one last.
  let rows: [(locale: String?, counts: OutcomeCounts)]
  /// The counts of the run.
  let total: OutcomeCounts

  /// The number of locales that are told one by one; there are fewer, where nobody means harm.
  private static let maximumRows = 500

  /// Creates the table of a run.
  init(_ results: RunResults) {
    var locales: [String?: OutcomeCounts] = [:]
    for suite in results.suites {
      for result in suite.cases {
        locales[result.id.locale, default: OutcomeCounts()].add(Outcome(result))
      }
    }
    total = locales.values.reduce(into: OutcomeCounts()) { $0.add($1) }
    rows = locales.map { ($0.key, $0.value) }.sorted { left, right in
      guard let first = left.locale else { return false }
      guard let second = right.locale else { return true }
      return first.utf8.lexicographicallyPrecedes(second.utf8)
    }
  }

  /// The lines of the table; none where there is nothing to count.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let header = "| Locale | Passed | Failed | Errors | Skipped | Flaky | Not run |"
    let rule = "| :--- | ---: | ---: | ---: | ---: | ---: | ---: |"
    let shown = rows.prefix(Self.maximumRows).map { row in
      Self.line(row.locale.map(MarkdownText.cell) ?? "*none*", row.counts)
    }
    let others = rows.dropFirst(Self.maximumRows)
    let rest = others.reduce(into: OutcomeCounts()) { $0.add($1.counts) }
    return [header, rule] + shown
      + (others.isEmpty ? [] : [Self.line("*\(others.count) more*", rest)])
      + [Self.line("**all**", total)]
  }

  /// Returns a row.
  private static func line(_ name: String, _ counts: OutcomeCounts) -> String {
    let numbers = [
      counts.held, counts[.failed], counts[.error], counts[.skipped], counts[.flaky],
      counts[.notRun],
    ]
    return "| \(name) | " + numbers.map(String.init).joined(separator: " | ") + " |"
  }
}
