public import LocCheckDiagnostics

/// The second reading of a scenario file: lines, sorted under the scenario they belong to.
public struct ScenarioParser: Sendable {
  /// The file.
  private let source: SourceText
  /// The lines before the first heading.
  private var preamble: [ScenarioDocument.Line] = []
  /// The scenarios so far.
  private var sections: [ScenarioDocument.Section] = []
  /// What was noticed so far.
  private var diagnostics: [Diagnostic]
  /// Whether the line before, comments aside, is one that a continuation may continue.
  private var isBelowRow = false
  /// Whether rows before the first heading have been reported.
  private var hasReportedStrayRow = false

  /// Returns a file as it is written, and what in it is no line of the language.
  ///
  /// Never fails: a line that cannot be read is kept and reported, and reading goes on with the
  /// next.
  public static func document(from source: SourceText) -> Diagnosed<ScenarioDocument> {
    let tokens = ScenarioLexer.tokens(of: source)
    var parser = ScenarioParser(source, diagnostics: tokens.diagnostics)
    for token in tokens.value.lines { parser.read(token) }
    let document = ScenarioDocument(
      source: source, preamble: parser.preamble, sections: parser.sections,
      invisibleCharacters: tokens.value.invisibleCharacters)
    return Diagnosed(document, parser.diagnostics.inSourceOrder)
  }

  /// Creates a parser before the first line.
  private init(_ source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// Takes one line in.
  private mutating func read(_ token: LineToken) {
    let (number, bounds, bytes) = (token.number, token.bounds, source.bytes)
    switch token.kind {
    case .blank:
      isBelowRow = false
      append(.blank(number: number))
    case .comment:
      append(.comment(number: number, bounds: bounds))
    case .heading:
      isBelowRow = false
      let heading = ScenarioDocument.Heading(number: number, bounds: bounds, bytes: bytes)
      sections.append(ScenarioDocument.Section(heading: heading, lines: []))
    case .field:
      isBelowRow = false
      append(.field(ScenarioDocument.Field(number: number, bounds: bounds, bytes: bytes)))
    case .row:
      isBelowRow = true
      if sections.isEmpty { reportStrayRow(bounds) }
      append(.row(ScenarioDocument.Row(number: number, bounds: bounds, bytes: bytes)))
    case .continuation:
      let line = ScenarioDocument.Continuation(number: number, bounds: bounds, bytes: bytes)
      check(line)
      append(.continuation(line))
    case .unknown:
      isBelowRow = false
      diagnostics.append(.unknownLine(at: source.range(bounds)))
      append(.unknown(number: number, bounds: bounds))
    }
  }

  /// Appends a line to the scenario it belongs to, or to the preamble.
  private mutating func append(_ line: ScenarioDocument.Line) {
    if sections.isEmpty {
      preamble.append(line)
    } else {
      sections[sections.count - 1].lines.append(line)
    }
  }

  /// Reports the first row before any scenario; those below it have the same cause.
  private mutating func reportStrayRow(_ bounds: Range<Int>) {
    if !hasReportedStrayRow { diagnostics.append(.strayRow(at: source.range(bounds))) }
    hasReportedStrayRow = true
  }

  /// Checks that a continuation has its bar and a row to continue.
  private mutating func check(_ line: ScenarioDocument.Continuation) {
    let range = source.range(line.bounds)
    if line.cells.isEmpty || !line.margin.isEmpty {
      diagnostics.append(.malformedContinuation(at: range))
    } else if !isBelowRow {
      diagnostics.append(.strayContinuation(at: range))
    }
  }
}

extension Diagnostic {
  /// A line that begins like none of the language.
  fileprivate static func unknownLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-line", .error,
      "expected '# comment', '== Name', 'field: value' or '| cell | cell', found "
        + range.text.quoted, at: range)
  }

  /// A row before the first scenario.
  fileprivate static func strayRow(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.stray-row", .error,
      "a row stands before the first scenario; start one with '== Name'", at: range)
  }

  /// A continuation below something that is no row.
  fileprivate static func strayContinuation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.stray-continuation", .error,
      "there is no row directly above that '|+' could continue", at: range)
  }

  /// A continuation without its second bar.
  fileprivate static func malformedContinuation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.malformed-continuation", .error,
      "a continuation is written '|+ | more text'; found \(range.text.quoted)", at: range)
  }
}
