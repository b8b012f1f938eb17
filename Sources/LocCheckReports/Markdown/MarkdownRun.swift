import LocCheckDiagnostics
import LocCheckResults

/// The parts of which Markdown reports of a run are made.
struct MarkdownRun {
  /// The results.
  let results: RunResults
  /// The size of the largest text, in UTF-8 bytes.
  let maximumTextSize: Int

  /// The verdict, the counts, the table of locales and the circumstances.
  var head: String {
    let table = LocaleTable(results)
    let paragraphs = [
      "# loccheck: \(verdict(table.total))",
      table.total.sentence + MarkdownText.words(results.environment.ending),
      table.lines.joined(separator: "\n"), circumstances,
    ]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Returns the head and the entries of some sections, as many as there is room for, and a line that says
  /// how many are missing; nothing where there is no room for the head.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - limit: The number of checks that are told.
  ///   - room: The UTF-8 bytes that the text may take.
  ///   - keepsHead: Whether the head is there even without room for it.
  func text(
    of sections: [MarkdownSection], limit: Int = .max, room: Int, keepsHead: Bool = false
  ) -> String {
    var text = LogText.withoutCommands(head)
    var size = text.utf8.count + Self.reserve
    guard size <= room || keepsHead else { return "" }
    var told = 0
    forEachEntry(of: sections) { entry, count in
      let entry = LogText.withoutCommands(entry)
      size += entry.utf8.count
      guard told < limit, size <= room else { return false }
      text += entry
      told += count
      return true
    }
    let rest = count(of: sections) - told
    if rest > 0 {
      let checks = rest == 1 ? "1 more check is" : "\(rest) more checks are"
      text += "\n*\(checks) not shown here.*\n"
    }
    return text
  }

  /// The bytes that the line about what is missing takes at most.
  private static let reserve = 200

  /// Hands on the entries of some sections in their order, until one is refused.
  ///
  /// An entry is whole lines; the first of a section or a file begins with its headings.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - take: Receives each entry and the number of checks in it, and says whether it wants more.
  private func forEachEntry(
    of sections: [MarkdownSection], _ take: (_ entry: String, _ count: Int) -> Bool
  ) {
    for section in sections {
      var sectionHeading = "\n## \(section.title)\n"
      for suite in results.suites {
        var fileHeading = "\n### \(code(suite.file))\n\n"
        for (entry, count) in entries(of: suite, in: section) {
          guard take(sectionHeading + fileHeading + entry, count) else { return }
          (sectionHeading, fileHeading) = ("", "")
        }
      }
    }
  }

  /// Returns the number of checks that belong to some sections.
  func count(of sections: [MarkdownSection]) -> Int {
    results.suites.reduce(0) { count, suite in
      count + suite.cases.count { result in sections.contains { $0.contains(result) } }
    }
  }

  /// Returns the verdict in a word.
  private func verdict(_ counts: OutcomeCounts) -> String {
    if results.environment.interruption != nil { return "interrupted" }
    if counts.total == 0 { return "no checks" }
    return counts.bad == 0 ? "passed" : "failed"
  }

  /// The line about tools, data and machine.
  private var circumstances: String {
    let environment = results.environment
    let parts = [
      known("loccheck", environment.toolVersion), known("ICU", environment.icuVersion),
      known("CLDR", environment.cldrVersion),
      environment.shard.map { "shard \($0)" }, known("host", environment.hostname),
      Timestamp.start(of: environment).map { "started at \($0)" },
    ]
    return parts.compactMap(\.self).map(MarkdownText.words).joined(separator: ", ")
  }

  /// Returns a fact of the run behind its name, nil where it is not known.
  private func known(_ name: String, _ fact: String) -> String? {
    fact.isEmpty ? nil : "\(name) \(fact)"
  }

  /// Returns the entries of a file, each made when it is asked for; of checks that were not run there is
  /// nothing to tell but their number.
  private func entries(
    of suite: SuiteResult, in section: MarkdownSection
  ) -> some Sequence<(text: String, count: Int)> {
    let cases = suite.cases.lazy.filter { section.contains($0) }
    let count = section == .notRun ? cases.count : 0
    let told = count > 0 ? cases.prefix(1) : cases.prefix(.max)
    return told.map { result in
      count > 0
        ? ("* \(count) \(count == 1 ? "check" : "checks")\n", count) : (entry(result), 1)
    }
  }

  /// Returns what is said of a check: its line, its name and how it ended, then the facts.
  private func entry(_ result: CaseResult) -> String {
    let name = result.id.title.isEmpty ? "the file" : code(result.id.title)
    let line = "* " + (result.knownLine.map { "line \($0), " } ?? "") + name
    switch result.status {
    case .failed(let diagnostic), .error(let diagnostic):
      return "\(line): \(code(diagnostic.message))\n" + facts(of: diagnostic)
    case .skipped(let reason):
      return "\(line): \(code(reason))\n"
    case .passed:
      return line + (result.flakiness.map { ": \(code($0.message))" } ?? "") + "\n"
    }
  }

  /// Returns the labelled facts of a diagnostic as a list below its entry.
  private func facts(of diagnostic: Diagnostic) -> String {
    let help = diagnostic.help.map { [Diagnostic.Detail("help", $0)] } ?? []
    return (diagnostic.details + help).map { detail in
      let text =
        detail.isTextUnderTest
        ? MarkdownText.spelled(detail.text, maximumSize: maximumTextSize) : code(detail.text)
      return "  * \(MarkdownText.words(detail.label)): \(text)\n"
    }.joined()
  }

  /// Returns a text of any content and size.
  private func code(_ text: String) -> String {
    MarkdownText.code(text, maximumSize: maximumTextSize)
  }
}
