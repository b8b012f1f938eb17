import LocCheckDiagnostics
import LocCheckResults

extension SampleRuns {
  /// A run in many scripts with every outcome, every kind of fact and many locales.
  static let scripts: RunResults = {
    var environment = SampleRuns.environment
    environment.shard = Shard(2, of: 4)
    return RunResults(
      suites: [inventory, greetings, widths, sources], environment: environment)
  }()

  /// Texts with numbers and plurals, of which many are wrong.
  private static let inventory: SuiteResult = {
    let file = "Scenarios/warehouse/inventory.loccheck"
    let totals: [(locale: String, expected: String, actual: String)] = [
      ("ar-EG", "المجموع: ١٬٢٣٤٫٥٠ ج.م.\u{200F}", "المجموع: 1,234.50 ج.م."),
      ("de-DE", "Summe: 1.234,50\u{A0}€", "Summe: 1.234,50 €"),
      ("fr-FR", "Total\u{A0}: 1\u{202F}234,50\u{A0}€", "Total : 1 234,50 €"),
      ("he-IL", "סה״כ: \u{200F}1,234.50 \u{200F}₪", "סה\"כ: 1,234.50 ₪"),
      ("hi-IN", "कुल: ₹1,23,450.00", "कुल: ₹123,450.00"),
      ("ja-JP", "合計：1,234円（税込）", "合計:1,234円(税込)"),
      ("th-TH", "รวมทั้งสิ้น: ฿1,234.50", "รวมทั้งสิน: ฿1,234.50"),
      ("vi-VN", "Tổng cộng: 1.234,50\u{A0}₫", "To\u{302}\u{309}ng cộng: 1.234,50\u{A0}₫"),
      ("zh-Hans-CN", "总计:¥1,234.50", "总计:¥1,234.50"),
    ]
    let failures = totals.enumerated().map { index, total in
      CaseResult(
        id: CaseID(
          file: file, scenario: "The total of an order", locale: total.locale,
          arguments: [.init("amount", "1234.5")]), line: 10 + index, position: index,
        status: total.expected.utf8.elementsEqual(total.actual.utf8)
          ? .passed : .failed(difference(in: file, line: 10 + index, of: total)),
        expected: total.expected, actual: total.actual, source: "catalog", key: "order.total %@",
        table: "Orders", tags: ["money"], trace: trace(of: total.locale),
        nanoseconds: 1_200_000)
    }
    let forms = [
      ("one", "1", "1 plik"), ("few", "2", "2 pliki"), ("many", "5", "5 plików"),
      ("other", "1.5", "1,5 pliku"),
    ].enumerated().map { index, form in
      CaseResult(
        id: CaseID(
          file: file, scenario: "Files found", locale: "pl-PL",
          arguments: [.init("count", form.1)]), line: 30 + index, position: 9 + index,
        status: .passed, expected: form.2, actual: form.2, source: "catalog", category: form.0,
        key: "%lld files", table: "Files", nanoseconds: 310_000)
    }
    return SuiteResult(file: file, cases: failures + forms)
  }()

  /// Texts with emoji and marks, a flaky check, a known failure and one that was not made.
  private static let greetings: SuiteResult = {
    let file = "Scenarios/greetings.loccheck"
    /// Makes a check of the file.
    func check(
      _ line: Int, _ scenario: String, _ locale: String, _ status: CaseResult.Status,
      _ expected: String, _ actual: String
    ) -> CaseResult {
      CaseResult(
        id: CaseID(file: file, scenario: scenario, locale: locale), line: line, position: line,
        status: status, expected: expected, actual: actual, source: "catalog", key: "hello",
        table: "Localizable", nanoseconds: 90_000)
    }
    let family = "👨\u{200D}👩\u{200D}👧"
    let wave = (
      locale: "en-US", expected: "Hello 👋🏽 \(family) ❤\u{FE0F}",
      actual: "Hello 👋 \(family) ❤ "
    )
    var flaky = check(6, "A greeting", "ja-JP", .passed, "こんにちは 🎌", "こんにちは 🎌")
    flaky.attempts = [
      .failed(Diagnostic("text.differs", .error, "wrong text in ja-JP: got \"Hello\"")),
      .error(Diagnostic("run.timeout", .error, "the check took longer than 10 s")),
    ]
    var noticed = check(7, "A greeting", "el-GR", .passed, "Γειά σου", "Γειά σου")
    noticed.findings = [
      Diagnostic(
        "catalog.state", .warning, "the translation needs review",
        details: [.init("state", "needs_review")],
        notes: [.init("it was changed after the source text")], help: "have it reviewed")
    ]
    return SuiteResult(
      file: file,
      cases: [
        check(
          5, "A greeting", "en-US", .failed(difference(in: file, line: 5, of: wave)),
          wave.expected, wave.actual),
        flaky, noticed,
        check(
          8, "A greeting", "he-IL", .passed, "שלום, \u{2068}דנה\u{2069}!",
          "שלום, \u{2068}דנה\u{2069}!"),
        check(
          9, "A greeting", "ar-EG", .skipped(reason: "known failure L10N-7: wrong text in ar-EG"),
          "مرحبًا", "مرحبا"),
        check(10, "A greeting", "th-TH", .notRun("after SIGINT"), "สวัสดี", ""),
      ])
  }()

  /// A scenario in forty locales, as release checks have them.
  private static let widths: SuiteResult = {
    let file = "Scenarios/widths.loccheck"
    let locales = [
      "ar-EG", "bg-BG", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-GB", "en-US", "es-419",
      "es-ES", "et-EE", "fi-FI", "fr-CA", "fr-FR", "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID",
      "it-IT", "ja-JP", "ko-KR", "lt-LT", "lv-LV", "ms-MY", "nb-NO", "nl-NL", "pl-PL", "pt-BR",
      "pt-PT", "ro-RO", "ru-RU", "sk-SK", "sl-SI", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN",
    ]
    let cases = ["Cancel", "A label that says what happens to the files on the other devices"]
      .flatMap { scenario in
        locales.enumerated().map { index, locale in
          CaseResult(
            id: CaseID(file: file, scenario: scenario, locale: locale, check: "once"),
            line: 4 + index, position: index, status: .passed, expected: "OK", actual: "OK",
            source: "catalog", nanoseconds: 20_000)
        }
      }
    return SuiteResult(file: file, cases: cases)
  }()

  /// Checks without a locale, one of which cannot be made.
  private static let sources: SuiteResult = {
    let file = "Scenarios/sources.loccheck"
    return SuiteResult(
      file: file,
      cases: [
        CaseResult(
          id: CaseID(file: file, scenario: ""), line: 1,
          position: 0,
          status: .error(
            Diagnostic(
              "scenario.catalog", .error, "'Gone.xcstrings' cannot be read: no such file",
              notes: [.init("the settings name it")], help: "check the path"))),
        CaseResult(
          id: CaseID(file: file, scenario: "Keys", key: "order.total %@"), line: 5, position: 1,
          status: .passed, expected: "an entry", actual: "an entry", nanoseconds: 5000),
      ])
  }()

  /// Returns the failure of a check whose texts differ.
  private static func difference(
    in file: String, line: Int, of texts: (locale: String, expected: String, actual: String)
  ) -> Diagnostic {
    let row = "| \(texts.locale) | 1234.5 | \(texts.expected) |"
    let source = SourceText(
      path: file, text: String(repeating: "\n", count: line - 1) + row + "\n")
    let place = source.range(line + 1..<line + 1 + texts.locale.utf8.count)
    return Diagnostic(
      "text.differs", .error,
      "wrong text in \(texts.locale): expected \"\(texts.expected)\", got \"\(texts.actual)\"",
      at: place,
      details: [
        .init("expected", texts.expected), .init("actual", texts.actual),
        .init("shown by", "localized → Orders.xcstrings:88 → \"order.total %@\""),
        .init("because", "the number was formatted for en-US"),
      ], notes: [.init("the row is here", at: place)],
      help: "give the formatter the locale of the view")
  }

  /// Returns the way of a text.
  private static func trace(of locale: String) -> [TraceStep] {
    [
      TraceStep(step: "entry", what: "localized", result: "order.total %@"),
      TraceStep(step: "localization", what: locale, result: String(locale.prefix(2))),
      TraceStep(
        step: "message", what: "order.total %@", result: "found", file: "Orders.xcstrings",
        line: 88),
      TraceStep(step: "format", what: "en-US", result: "catalog"),
    ]
  }
}
