/// Draws diagnostics for people: the place, the message, the source line with a caret, and the facts.
///
/// ```
/// Scenarios/files.loccheck:21:20: error: wrong plural form in pl: expected "22 pliki", got "22 pliku" [text.plural-form]
///   21 | | pl     | 22    | 22 pliki
///      |                    ^
///   expected  22 pliki
///   actual    22 pliku
/// ```
///
/// No character of the input can move the cursor, hide or reorder anything: invisible characters are
/// escaped (``VisibleText``), tabs expanded, and right-to-left text is isolated. The caret counts cells.
public struct DiagnosticRenderer: Sendable, Hashable {
  /// Whether the text is coloured.
  public enum Style: Sendable, Hashable {
    /// Bare text.
    case plain
    /// Text with the colours of ECMA-48 (ANSI) terminals.
    case ansi
  }

  /// How the texts under test (`expected`, `unwanted`, `actual`, `text`) are shown.
  public enum TextForm: Sendable, Hashable {
    /// On one line, spelled as a string literal (``VisibleText/spelled(_:)``); right-to-left text is isolated as a whole if nothing is.
    case escaped
    /// As they are inside FSI…PDI, and spelled so on a further line where that differs.
    case rawAndEscaped
  }

  /// Whether the text is coloured.
  public var style: Style
  /// How the texts under test are shown.
  public var textForm: TextForm

  /// Creates a renderer.
  public init(style: Style, textForm: TextForm = .escaped) {
    self.style = style
    self.textForm = textForm
  }

  /// Returns the diagnostic as lines that end in LF.
  public func render(_ diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    if let range = diagnostic.range { lines += excerptLines(range) }
    lines += detailLines(diagnostic.details)
    lines += diagnostic.notes.map { note in
      place(note.range?.start) + Ink.note.applied("note:", style) + " " + line(note.message)
    }
    if let help = diagnostic.help {
      lines.append("  " + Ink.help.applied("help:", style) + " " + line(help))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns labelled facts alone, their texts in one column, as lines that end in LF.
  public func render(_ details: [Diagnostic.Detail]) -> String {
    detailLines(details).map { $0 + "\n" }.joined()
  }

  /// Returns the first line alone, without its end: place, severity, message and id.
  public func headline(_ diagnostic: Diagnostic) -> String {
    let severity = Ink(diagnostic.severity).applied(diagnostic.severity.rawValue + ":", style)
    let message = Ink.message.applied(line(diagnostic.message), style)
    let id = Ink.faint.applied("[\(diagnostic.id)]", style)
    return "\(place(diagnostic.range?.start))\(severity) \(message) \(id)"
  }

  /// Returns a place as the beginning of a line, nothing where there is none.
  private func place(_ location: SourceLocation?) -> String {
    location.map { line($0.description) + ": " } ?? ""
  }

  /// Returns the source line and its marker, each after a gutter.
  private func excerptLines(_ range: SourceRange) -> [String] {
    let excerpt = SourceExcerpt(range)
    let number = String(excerpt.number)
    let gutter = String(repeating: " ", count: max(2 - number.count, 0) + 2) + number + " |"
    let blank = String(repeating: " ", count: gutter.count - 1) + "|"
    return [
      Ink.faint.applied(gutter, style) + (excerpt.text.isEmpty ? "" : " " + excerpt.text),
      Ink.faint.applied(blank, style) + " " + Ink.marker.applied(excerpt.marker, style),
    ]
  }

  /// Returns the labelled facts, their texts in one column.
  private func detailLines(_ details: [Diagnostic.Detail]) -> [String] {
    let facts = details.flatMap(facts)
    let labels = facts.map { line($0.label) }
    let widths = labels.map { DisplayWidth.cells(of: $0) }
    let column = (widths.max() ?? 0) + 2
    return facts.indices.map { index in
      let padding = String(repeating: " ", count: column - widths[index])
      return "  " + Ink.faint.applied(labels[index], style) + padding + facts[index].text
    }
  }

  /// Returns the lines one detail makes, ready to print.
  private func facts(_ detail: Diagnostic.Detail) -> [Diagnostic.Detail] {
    guard detail.isTextUnderTest else {
      return [Diagnostic.Detail(detail.label, line(detail.text))]
    }
    guard !detail.text.isEmpty else { return [Diagnostic.Detail(detail.label, "(empty)")] }
    let escaped = VisibleText.spelled(detail.text)
    switch textForm {
    case .escaped where detail.text.isIdenticalUTF8(to: escaped):
      return [Diagnostic.Detail(detail.label, RightToLeft.isolatingText(escaped))]
    case .escaped:
      return [Diagnostic.Detail(detail.label, RightToLeft.isolatingRuns(in: escaped))]
    case .rawAndEscaped:
      let raw = VisibleText.escapingControls(in: detail.text)
      let first = Diagnostic.Detail(detail.label, RightToLeft.isolated(raw))
      guard !raw.isIdenticalUTF8(to: escaped) else { return [first] }
      return [first, Diagnostic.Detail("(escaped)", RightToLeft.isolatingRuns(in: escaped))]
    }
  }

  /// Returns a text that is safe to print on one line.
  private func line(_ text: String) -> String {
    RightToLeft.isolatingRuns(in: VisibleText.escaped(text))
  }
}
