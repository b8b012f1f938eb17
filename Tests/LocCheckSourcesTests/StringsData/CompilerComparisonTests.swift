import LocCheckDiagnostics
import LocCheckSources
import Testing

struct CompilerComparisonTests {
  /// The Swift file of the tests, one literal a line.
  private static let swift = SourceText(
    path: "App/View.swift",
    text: """
      Text("Apples")
      Text("Pears \\(count)")
      NSLocalizedString("Plums", comment: "")
      Text(flag ? "On" : "Off")

      """)

  /// What the scanner finds on a line: the first literal with a text.
  private static func scanned(
    _ key: MessagePattern, line: Int, table: String? = nil, comment: String? = nil,
    value: MessagePattern? = nil, isTyped: Bool = true, column: Int = 6, target: String? = "App"
  ) -> SourceMessage {
    let lines = swift.text(in: 0..<swift.bytes.count).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 } + column - 1
    let range = swift.range(start..<start + 4)
    return SourceMessage(
      key: key, table: table, comment: comment, defaultValue: value, api: "Text", target: target,
      isTyped: isTyped, location: range.start, range: range)
  }

  /// What the compiler extracts on a line.
  private static func compiled(
    _ key: MessagePattern, line: Int, table: String? = nil, comment: String? = nil,
    value: MessagePattern? = nil, path: String = "/build/Fruit/App/View.swift", column: Int = 1
  ) -> SourceMessage {
    SourceMessage(
      key: key, table: table, comment: comment, defaultValue: value, api: "the compiler",
      origin: .compiler, location: SourceLocation(path: path, line: line, column: column))
  }

  /// A key with one value.
  private static func pears(_ specifier: String?, expression: String = "count") -> MessagePattern {
    MessagePattern([
      .text("Pears "), .argument(MessageArgument(expression: expression, specifier: specifier)),
    ])
  }

  /// The findings as `id at line: message`.
  private static func findings(_ comparison: CompilerComparison) -> [String] {
    comparison.extraction.findings.map { finding in
      "\(finding.id) at \(finding.range?.start.line ?? 0): \(finding.message)"
    }
  }

  @Test
  func `what both say is one message at the scanner's place`() {
    let own = Self.scanned(MessagePattern("Apples"), line: 1)
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: [own]),
      compiler: [Self.compiled(MessagePattern("Apples"), line: 1)])
    #expect(comparison.extraction.messages == [own])
    #expect(comparison.extraction.findings == [])
  }

  @Test
  func `without data of the compiler nothing is compared`() {
    let own = [Self.scanned(MessagePattern("Apples"), line: 1)]
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: own), compiler: [])
    #expect(comparison.extraction.messages == own)
    #expect(comparison.extraction.findings == [])
  }

  @Test
  func `a message that the compiler did not extract is told, but for those it never does`() {
    let own = [
      Self.scanned(MessagePattern("Apples"), line: 1),
      Self.scanned(MessagePattern("Plums"), line: 3, isTyped: false, column: 19),
    ]
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: own), compiler: [],
      compiledFiles: ["/build/Fruit/App/View.swift"])
    #expect(comparison.extraction.messages == own)
    #expect(
      Self.findings(comparison) == [
        "extract.scanner-only at 1: 'Apples' is not among what the compiler extracted from this "
          + "file"
      ])
    #expect(comparison.extraction.findings.map(\.subject?.key) == ["Apples"])
  }

  @Test
  func `a message that the sources do not show is added at its place and told`() {
    let own = Self.scanned(MessagePattern("Apples"), line: 1)
    let skipped = SkippedText(
      key: MessagePattern("On"), reason: .preview, range: Self.swift.range(0..<4))
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: [own], skipped: [skipped]),
      compiler: [
        Self.compiled(MessagePattern("On"), line: 4, column: 13),
        Self.compiled(MessagePattern("Apples"), line: 1),
      ])
    #expect(comparison.extraction.messages.map(\.key.displayed) == ["Apples", "On"])
    #expect(comparison.extraction.messages.map(\.target) == ["App", "App"])
    #expect(comparison.extraction.messages.map(\.origin) == [.scanner, .compiler])
    #expect(
      comparison.extraction.messages[1].range?.start
        == SourceLocation(path: "App/View.swift", line: 4, column: 13))
    #expect(
      Self.findings(comparison) == [
        "extract.compiler-only at 4: the compiler extracted 'On', which the sources do not show"
      ])
    #expect(
      comparison.extraction.findings.flatMap(\.notes).map(\.message) == ["left out here: preview"])
  }

  @Test
  func `the compiler knows a specifier that the scanner does not`() {
    let own = Self.scanned(Self.pears(nil), line: 2)
    let doubt = Diagnostic(
      "extract.unknown-type", .note, "the type of 'count' is not known", at: own.range,
      subject: .init(key: "Pears %?"))
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: [own], findings: [doubt]),
      compiler: [Self.compiled(Self.pears("%lld", expression: ""), line: 2)])
    #expect(comparison.extraction.messages.map(\.key) == [Self.pears("%lld")])
    #expect(comparison.extraction.findings == [])
  }

  @Test
  func `a doubt stays where one of two messages is not settled`() {
    let own = [Self.scanned(Self.pears(nil), line: 2), Self.scanned(Self.pears(nil), line: 4)]
    let doubt = Diagnostic(
      "extract.unknown-type", .note, "the type of 'count' is not known", at: own[0].range,
      subject: .init(key: "Pears %?"))
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: own, findings: [doubt]),
      compiler: [Self.compiled(Self.pears("%lld", expression: ""), line: 2)])
    #expect(
      comparison.extraction.findings.map(\.id) == ["extract.unknown-type", "extract.scanner-only"])
  }

  @Test
  func `what differs is told and the compiler's word counts`() {
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: [
        Self.scanned(Self.pears("%@"), line: 2, comment: "ours", value: MessagePattern("P"))
      ]),
      compiler: [
        Self.compiled(
          Self.pears("%lld", expression: ""), line: 2, table: "Fruit", comment: "theirs")
      ])
    let message = comparison.extraction.messages[0]
    #expect(message.key == Self.pears("%lld"))
    #expect(message.table == "Fruit")
    #expect(message.comment == "theirs")
    #expect(message.defaultValue == nil)
    #expect(
      Self.findings(comparison) == [
        "extract.compiler-differs at 2: key and table and comment and value of 'Pears %lld' differ "
          + "from what the compiler extracted"
      ])
    #expect(
      comparison.extraction.findings[0].details.map { "\($0.label): \($0.text)" } == [
        "compiler: key 'Pears %lld'", "sources: key 'Pears %@'",
        "compiler: table 'Fruit'", "sources: table 'Localizable'",
        "compiler: comment 'theirs'", "sources: comment 'ours'",
        "compiler: value none", "sources: value 'P'",
      ])
  }

  @Test
  func `another key on the line is a difference`() {
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: [Self.scanned(MessagePattern("Apples"), line: 1)]),
      compiler: [Self.compiled(MessagePattern("Apple"), line: 1)])
    #expect(
      Self.findings(comparison) == [
        "extract.compiler-differs at 1: key of 'Apple' differs from what the compiler extracted"
      ])
    #expect(comparison.extraction.messages.map(\.key.displayed) == ["Apple"])
  }

  @Test
  func `a key that has moved to another line is the same message`() {
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: [Self.scanned(MessagePattern("Apples"), line: 1)]),
      compiler: [Self.compiled(MessagePattern("Apples"), line: 40)])
    #expect(comparison.extraction.findings == [])
    #expect(comparison.extraction.messages.map(\.location.line) == [1])
  }

  @Test
  func `two literals on a line find each other by their keys`() {
    let own = [
      Self.scanned(MessagePattern("On"), line: 4, column: 13),
      Self.scanned(MessagePattern("Off"), line: 4, column: 20),
    ]
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: own),
      compiler: [
        Self.compiled(MessagePattern("Off"), line: 4), Self.compiled(MessagePattern("On"), line: 4),
      ])
    #expect(comparison.extraction.findings == [])
    #expect(comparison.extraction.messages.map(\.key.displayed) == ["On", "Off"])
  }

  @Test
  func `data of several architectures and code of several targets count once`() {
    let own = [
      Self.scanned(MessagePattern("Apples"), line: 1),
      Self.scanned(MessagePattern("Apples"), line: 1, target: "Widget"),
    ]
    let extracted = Self.compiled(MessagePattern("Apples"), line: 1)
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: own), compiler: [extracted, extracted])
    #expect(comparison.extraction.findings == [])
    #expect(comparison.extraction.messages.map(\.target) == ["App", "Widget"])
  }

  @Test
  func `files that only one side knows are not compared`() {
    let own = Self.scanned(MessagePattern("Apples"), line: 1)
    let other = Self.compiled(
      MessagePattern("Figs"), line: 1, path: "/build/Packages/Tree/Sources/Leaf.swift")
    let comparison = CompilerComparison(
      scanner: SourceExtraction(messages: [own]), compiler: [other])
    #expect(comparison.extraction.messages == [own, other])
    #expect(comparison.extraction.findings == [])
  }

  @Test
  func `a scanned file without messages is compared where it is named`() {
    let comparison = CompilerComparison(
      scanner: SourceExtraction(), compiler: [Self.compiled(MessagePattern("Figs"), line: 1)],
      scannedFiles: ["App/View.swift"])
    #expect(comparison.extraction.findings.map(\.id) == ["extract.compiler-only"])
    #expect(comparison.extraction.messages.map(\.location.path) == ["App/View.swift"])
  }

  @Test(arguments: [
    ("App/View.swift", ["/build/App/View.swift"], true),
    ("./App/View.swift", ["/build/App/View.swift"], true),
    ("../App/View.swift", ["/build/App/View.swift"], true),
    ("View.swift", ["/build/App/View.swift"], true),
    ("View.swift", ["/build/App/View.swift", "/build/Watch/View.swift"], false),
    ("App/View.swift", ["/build/App/View.swift", "/build/Watch/View.swift"], true),
    ("App/View.swift", ["/build/Watch/View.swift"], false),
    ("/home/fruit/App/View.swift", ["/build/App/View.swift"], true),
    ("/home/fruit/App/View.swift", ["/home/fruit/App/View.swift", "/b/App/View.swift"], true),
    ("App/View.swift", ["App/View.swift"], true),
    ("App/MyView.swift", ["/build/App/View.swift"], false),
  ])
  func `paths that end alike are those of one file`(
    scanned: String, compiled: [String], isFound: Bool
  ) {
    let comparison = CompilerComparison(
      scanner: SourceExtraction(),
      compiler: compiled.map { Self.compiled(MessagePattern("Figs"), line: 1, path: $0) },
      scannedFiles: [scanned])
    let paths = comparison.extraction.messages.map(\.location.path)
    #expect(paths.contains(scanned) == (isFound || compiled.contains(scanned)))
    #expect(comparison.extraction.findings.isEmpty != isFound)
  }
}
