import HeadlessLabel
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import LocCheckResults

/// Whether a shown text is what a row demands, and what is wrong where it is not.
struct Judgement {
  /// The check.
  let check: DisplayCheck
  /// What was shown.
  let shown: DisplayedText
  /// The expected text, its arguments filled in.
  let expected: String
  /// Returns whether the run is to end early.
  let isInterrupted: @Sendable () -> Bool

  /// Returns what is wrong, nil where everything is as demanded.
  ///
  /// A broken format fails a row whatever the text is: on the device it may crash. Else the text
  /// comes first, then its source, then the category.
  func failure(explaining explanation: () -> Explanation) -> Diagnostic? {
    if let finding = brokenFormat {
      return diagnostic(
        finding.id, "\(finding.message) [\(check.locale)]", explanation,
        notes: finding.range.map { [.init("the text is here", at: $0)] } ?? [],
        help: finding.help)
    }
    switch textVerdict {
    case .holds: break
    case .fails:
      return diagnostic(textFailureID, textMessage, explanation, help: nearMiss)
    case .undecided:
      return diagnostic(
        "text.undecided",
        """
        matching the text in \(check.locale) takes longer than \(TextVerdict.matchingLimit / 1000) \
        seconds
        """,
        explanation,
        help: "a repetition inside of a repetition, as in '(a+)+', tries too many ways")
    case .interrupted:
      return diagnostic(
        .interrupted, "the run was interrupted before the text in \(check.locale) was matched",
        explanation)
    }
    if let demanded = check.row.source, let actual = wrongSource(demanded) {
      return diagnostic(
        "source.mismatch",
        "wrong source in \(check.locale): expected \(demanded), got \(actual)", explanation)
    }
    for demand in check.row.categories {
      let actual = category(of: demand.argument)
      guard actual != demand.category else { continue }
      let argument = demand.argument.map { " of '\($0)'" } ?? ""
      return diagnostic(
        "category.mismatch",
        """
        wrong category\(argument) in \(check.locale): expected \(demand.category), \
        got \(actual.map(\.rawValue) ?? "none")
        """, explanation)
    }
    return nil
  }

  /// Returns the category demanded for an argument, or for the first counted one.
  func category(of argument: String?) -> PluralCategory? {
    for resolution in shown.resolutions {
      for selection in resolution.trace.selections {
        guard let argument else { return selection.demanded }
        let place = selection.argument - 1
        if resolution.trace.arguments.indices.contains(place),
          resolution.trace.arguments[place].name == argument
        {
          return selection.demanded
        }
      }
    }
    return nil
  }

  /// The first error among what was noticed, which fails the row.
  var brokenFormat: Diagnostic? { shown.findings.first { $0.severity == .error } }

  /// What may have been meant where a look-up missed, nil where nothing is near.
  private var nearMiss: String? {
    guard missed != nil else { return nil }
    return shown.findings.lazy.filter { $0.id.name.hasPrefix("lookup.") }.compactMap(\.help).first
  }

  /// Whether the text is what the check word demands.
  private var textVerdict: TextVerdict {
    let (actual, expected) = (comparable(shown.text), comparable(expected))
    return switch check.row.check {
    case .is: TextVerdict(actual.unicodeScalars.elementsEqual(expected.unicodeScalars))
    case .contains: TextVerdict(occurrences(of: expected, in: actual) > 0)
    case .lacks: TextVerdict(occurrences(of: expected, in: actual) == 0)
    case .once: TextVerdict(occurrences(of: expected, in: actual) == 1)
    case .starts: TextVerdict(actual.unicodeScalars.starts(with: expected.unicodeScalars))
    case .ends:
      TextVerdict(
        actual.unicodeScalars.reversed().starts(with: expected.unicodeScalars.reversed()))
    case .matches: TextVerdict(matching: actual, with: expected, unless: isInterrupted)
    case .styled:
      TextVerdict(
        comparable(InlineMarkdown.runs(of: self.expected)) == comparable(shown.runs))
    }
  }

  /// Returns the source that is not the demanded one, nil where every look-up has the demanded one.
  private func wrongSource(_ demanded: TextSource) -> TextSource? {
    let sources = shown.resolutions.filter { $0.trace.key != nil || demanded == .verbatim }
      .map(\.trace.source)
    return sources.isEmpty ? .verbatim : sources.first { !Self.isSame($0, demanded) }
  }

  /// Returns whether two sources are the same, however their locales are spelled.
  private static func isSame(_ left: TextSource, _ right: TextSource) -> Bool {
    guard case .fallback(let left) = left, case .fallback(let right) = right else {
      return left == right
    }
    return left == right || LocaleTag(left).map { $0 == LocaleTag(right) } ?? false
  }

  /// The rule a wrong text breaks.
  private var textFailureID: Diagnostic.ID {
    guard check.row.check == .is else { return .init("text.\(check.row.check.rawValue)") }
    if let trace = missed { return trace.source == .key ? "text.shows-key" : "text.fallback" }
    if fallenBack != nil { return "text.fallback" }
    if selectionFallingBack != nil { return "text.plural-form" }
    let difference = TextDifference(
      expected: comparable(expected), actual: comparable(shown.text))
    switch difference?.likeness {
    case .invisibleCharacters: return "text.invisible-characters"
    case .spaces: return "text.spaces"
    case .normalization: return "text.normalization"
    case .digits: return "text.digits"
    case .several: return "text.look-alike"
    case nil: return "text.mismatch"
    }
  }

  /// What is wrong with the text, in one line.
  private var textMessage: String {
    let actual = quoted(shown.text)
    let wanted = quoted(expected)
    let locale = check.locale
    switch check.row.check {
    case .is:
      if let trace = missed ?? fallenBack {
        let source = trace.source == .key || trace.source == .defaultValue ? "the " : ""
        return """
          not localized in \(locale): expected \(wanted), \
          got \(actual) from \(source)\(trace.source)
          """
      }
      let what = selectionFallingBack == nil ? "text" : "plural form"
      return "wrong \(what) in \(locale): expected \(wanted), got \(actual)"
    case .contains: return "text in \(locale) lacks \(wanted): \(actual)"
    case .lacks: return "text in \(locale) contains \(wanted): \(actual)"
    case .once:
      let count = occurrences(of: comparable(expected), in: comparable(shown.text))
      return "text in \(locale) contains \(wanted) \(count) times, not once: \(actual)"
    case .starts: return "text in \(locale) does not start with \(wanted): \(actual)"
    case .ends: return "text in \(locale) does not end with \(wanted): \(actual)"
    case .matches: return "text in \(locale) does not match \(wanted): \(actual)"
    case .styled:
      return "wrong styles in \(locale): expected \(wanted), got \(quoted(styledText))"
    }
  }

  /// The shown runs as Markdown.
  private var styledText: String { InlineMarkdown.markdown(of: shown.runs) }

  /// The trace of a look-up whose default value or key was shown.
  private var missed: Trace? {
    shown.resolutions.map(\.trace).first { trace in
      trace.key != nil && (trace.source == .key || trace.source == .defaultValue)
    }
  }

  /// The trace of a text in a language that does not serve the user.
  private var fallenBack: Trace? {
    shown.resolutions.map(\.trace).first { trace in
      if case .fallback = trace.source { true } else { false }
    }
  }

  /// The first choice of a form other than the demanded one.
  private var selectionFallingBack: Trace.Selection? {
    shown.resolutions.flatMap(\.trace.selections).first { $0.used != $0.demanded }
  }

  /// Makes the failure with everything that explains it.
  private func diagnostic(
    _ id: Diagnostic.ID, _ message: String, _ explanation: () -> Explanation,
    notes: [Diagnostic.Note] = [], help: String? = nil
  ) -> Diagnostic {
    let isStyled = check.row.check == .styled
    var details = [
      Diagnostic.Detail(check.row.check == .lacks ? "unwanted" : "expected", expected),
      Diagnostic.Detail("actual", isStyled ? styledText : shown.text),
    ]
    if check.row.check == .is,
      let difference = TextDifference(
        expected: comparable(expected), actual: comparable(shown.text))
    {
      details.append(.init("differs", difference.description))
      if let likeness = difference.likeness { details.append(.init("beware", likeness.remark)) }
    }
    details += explanation().details
    return Diagnostic(
      id, .error, message, at: check.row.expectedRange, details: details, notes: notes, help: help)
  }

  /// Returns a text in quotation marks, spelled as a string literal.
  private func quoted(_ text: String) -> String { "\"\(VisibleText.spelled(text))\"" }

  /// Returns a text as it is compared.
  private func comparable(_ text: String) -> String {
    guard check.scenario.settings.isolates == .ignore else { return text }
    return Self.withoutIsolates(text)
  }

  /// Returns runs as they are compared.
  private func comparable(_ runs: [StyledRun]) -> [StyledRun] {
    guard check.scenario.settings.isolates == .ignore else { return runs.merged() }
    return runs.map { run in
      var run = run
      run.text = Self.withoutIsolates(run.text)
      return run
    }.merged()
  }

  /// Returns a text without directional isolates, which Apple's systems may put around arguments.
  private static func withoutIsolates(_ text: String) -> String {
    let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2069}"
    guard text.unicodeScalars.contains(where: isolates.contains) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !isolates.contains($0) }))
  }

  /// Returns how often a text occurs in another, scalar by scalar, without overlaps.
  private func occurrences(of part: String, in text: String) -> Int {
    let (part, text) = (Array(part.utf8), Array(text.utf8))
    guard !part.isEmpty, part.count <= text.count else { return part.isEmpty ? 1 : 0 }
    var (count, index) = (0, 0)
    while index + part.count <= text.count {
      if text[index] == part[0], text[index..<index + part.count].elementsEqual(part) {
        count += 1
        index += part.count
      } else {
        index += 1
      }
    }
    return count
  }
}
