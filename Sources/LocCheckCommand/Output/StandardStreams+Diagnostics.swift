import LocCheckDiagnostics

extension StandardStreams {
  /// Writes diagnostics to standard error, each with an empty line after it.
  func writeError(_ diagnostics: [Diagnostic], style: DiagnosticRenderer.Style) {
    let renderer = DiagnosticRenderer(style: style)
    for diagnostic in diagnostics { writeError(renderer.render(diagnostic) + "\n") }
  }
}
