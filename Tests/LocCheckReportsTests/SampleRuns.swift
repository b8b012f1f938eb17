import LocCheckDiagnostics
import LocCheckResults

/// Runs to make reports of.
enum SampleRuns {
  /// The circumstances of every sample.
  static let environment = RunEnvironment(
    toolVersion: "0.1.0", icuVersion: "76.1", cldrVersion: "46", hostname: "ci-1",
    startedAt: 1_769_850_487, nanoseconds: 287_400_000)

  /// A run with each status, as a reader meets them.
  static let ordinary: RunResults = {
    let cart = "Scenarios/checkout/cart.loccheck"
    let source = SourceText(
      path: cart, text: String(repeating: "\n", count: 19) + "| ar-EG | 2 | المجموع: ١٢\u{200F}\n")
    let failure = Diagnostic(
      "text.differs", .error,
      "wrong text in ar-EG: expected \"المجموع: ١٢\u{200F}\", got \"المجموع: 12\"",
      at: source.range(33..<54),
      details: [
        .init("expected", "المجموع: ١٢\u{200F}"), .init("actual", "المجموع: 12"),
        .init(
          "differs",
          "at scalar 10: expected ١ (U+0661 ARABIC-INDIC DIGIT ONE), got 1 (U+0031 DIGIT ONE)"),
        .init("shown by", "localized → Cart.xcstrings:88 → \"Total\" → ar"),
      ])
    let warning = Diagnostic(
      "text.digits", .warning, "the text has digits of another numbering system")
    return RunResults(
      suites: [
        SuiteResult(
          file: cart,
          cases: [
            CaseResult(
              id: CaseID(file: cart, scenario: "Empty cart", locale: "en-US"), line: 12,
              position: 0, status: .passed, source: "catalog", key: "cart.empty", table: "Cart",
              tags: ["smoke"],
              nanoseconds: 3_000_000),
            CaseResult(
              id: CaseID(
                file: cart, scenario: "Total line", locale: "ar-EG",
                arguments: [.init("count", "2")]), line: 20, position: 0, status: .failed(failure),
              category: "two", key: "Total", table: "Cart", tags: ["plural", "rtl"],
              findings: [warning], nanoseconds: 250_000_000),
            CaseResult(
              id: CaseID(file: cart, scenario: "Widths", locale: "de", check: "once"), line: 40,
              position: 0, status: .skipped(reason: "known CART-42: still too long")),
            CaseResult(
              id: CaseID(file: cart, scenario: "Keys", key: "cart.title"), line: 50,
              position: 0,
              status: .error(
                Diagnostic("scenario.catalog", .error, "'Cart.xcstrings' cannot be read")),
              nanoseconds: 34_000_000),
          ]),
        SuiteResult(
          file: "Scenarios/files.loccheck",
          cases: [
            CaseResult(
              id: CaseID(
                file: "Scenarios/files.loccheck", scenario: "Files", locale: "pl",
                arguments: [.init("count", "1")]), line: 7, position: 0, status: .passed,
              nanoseconds: 400_000)
          ]),
      ], environment: environment)
  }()

  /// A run without a check.
  static let empty = RunResults(suites: [], environment: environment)

  /// A run whose texts hold everything that has broken a report somewhere.
  static let nasty: RunResults = {
    let file = "Scenarios/odd names & <tags>/a.b \"c\".loccheck"
    let long = String(repeating: "long ", count: 2000)
    let texts = [
      "]]> &amp; &#27; <b a='1'>\"quoted\"</b>", "\u{1B}[31mred\u{1B}[0m",
      "NUL \u{0} BEL \u{7} DEL \u{7F}",
      "CR \r LF \n CRLF \r\n TAB \t", "\u{FFFE}\u{FFFF}\u{1FFFE}\u{FFFD}", "\u{85}\u{2028}\u{2029}",
      "\u{202E}gnirts\u{202C} \u{2067}שלום\u{2066} \u{2069}\u{2069}\u{2069}", "المجموع: ١٢\u{200F}",
      "👨\u{200D}👩\u{200D}👧 ❤\u{FE0F} 🏴\u{E0067}\u{E007F} © ®", "e\u{301} \u{301}\u{302}",
      "1\u{202F}000\u{A0}€", "::error file=a::b", "[[ATTACHMENT|/etc/passwd]]", "", "   ", long,
      String(repeating: "\u{301}", count: 500), String(repeating: "👍🏽", count: 100),
      String(repeating: "日本語\n", count: 800),
    ]
    let source = SourceText(path: file, text: texts.joined(separator: "\n"))
    let results = texts.enumerated().flatMap { index, text in
      let diagnostic = Diagnostic(
        "text.differs", .error, "wrong text: got \"\(text)\"", at: source.range(index..<index + 2),
        details: [
          .init("expected", text), .init("actual", text + "\u{200B}"), .init("shown by", text),
        ],
        notes: [.init(text, at: source.range(0..<3))], help: text)
      let statuses: [CaseResult.Status] = [
        .passed, .failed(diagnostic), .error(diagnostic), .skipped(reason: text),
      ]
      return statuses.map { status in
        CaseResult(
          id: CaseID(
            file: file, scenario: text, locale: index % 2 == 0 ? "ar-EG" : nil,
            arguments: [.init("name", text)]), line: index + 1, position: 0, status: status,
          expected: text,
          actual: text, key: text, table: text, tags: [text], findings: [diagnostic],
          nanoseconds: Int64(index) * 1_234_567)
      }
    }
    return RunResults(
      suites: [
        SuiteResult(file: file, cases: results),
        SuiteResult(file: "Scenarios/z.loccheck", cases: []),
      ], environment: environment)
  }()
}
