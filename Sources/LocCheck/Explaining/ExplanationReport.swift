public import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import LocCheckResults

/// Explanations as text for a terminal: what is shown, the steps that led there, and what was
/// noticed.
public struct ExplanationReport: Sendable {
  /// Whether the text is coloured.
  public let style: DiagnosticRenderer.Style

  /// Creates a report.
  public init(style: DiagnosticRenderer.Style) { self.style = style }

  /// Returns the text: a block for each explanation, with an empty line between them.
  public func text(of explanations: [ExplainedText]) -> String {
    explanations.map(block).joined(separator: "\n")
  }

  /// Returns the lines of one explanation.
  private func block(_ explained: ExplainedText) -> String {
    let renderer = DiagnosticRenderer(style: style)
    let source = (explained.isIntended ? Ink.success : Ink.error)
      .applied(VisibleText.escaped(explained.source.description), style)
    let details =
      explained.steps.map { Diagnostic.Detail($0.step, $0.sentence) }
      + [Diagnostic.Detail("text", explained.text)] + explained.reasons
    return "\(explained.entryPoint.rawValue) in \(explained.locale): \(source)\n"
      + renderer.render(details) + explained.findings.map(renderer.render).joined()
  }
}

extension TraceStep {
  /// The step in one line, with its place.
  fileprivate var sentence: String {
    let place = file.map { " (\($0)" + (line.map { ":\($0)" } ?? "") + ")" } ?? ""
    return "\(what) → \(result)\(place)"
  }
}
