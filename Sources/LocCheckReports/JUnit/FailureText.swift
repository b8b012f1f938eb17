import LocCheckDiagnostics
import LocCheckResults

/// The text of a failure or error element: `at path:line:column: ` and the rendered diagnostic.
///
/// Readers find the place by the blank before the path and the colons after it.
struct FailureText: Sendable, Hashable {
  /// The whole text.
  let whole: String

  /// Creates the text of a case's diagnostic, followed by what else was noticed about the case.
  init(_ diagnostic: Diagnostic, of result: CaseResult) {
    let renderer = DiagnosticRenderer(style: .plain, textForm: .rawAndEscaped)
    let place = result.missingPlace(of: diagnostic)
    let findings = result.findings.filter { $0 != diagnostic }
    let blocks = ["at " + place + renderer.render(diagnostic)] + findings.map(renderer.render)
    whole = String(blocks.joined(separator: "\n").dropLast())
  }

  /// Returns the text, cut between characters and with a note where it has more than `size` bytes.
  func cut(to size: Int) -> String {
    guard whole.utf8.count > size else { return whole }
    var end = whole.startIndex
    var length = 0
    while end < whole.endIndex {
      length += whole[end].utf8.count
      guard length <= size else { break }
      end = whole.index(after: end)
    }
    return whole[..<end] + "\n… (cut: the first \(size) of \(whole.utf8.count) bytes are shown)"
  }
}
