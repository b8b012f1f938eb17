import LocCheckDiagnostics
import LocCheckResults

/// The text of a failure or error element: `at path:line:column: ` and the rendered diagnostic.
///
/// Readers find the place by the blank before the path and the colons after it.
struct FailureText: Sendable, Hashable {
  /// The whole text.
  let whole: String

  /// The number of bytes beyond which libxml2 and what is built on it refuse a text, with some left over.
  private static let ceiling = 8 * 1024 * 1024

  /// Creates the text of a case's diagnostic.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - result: The case.
  ///   - findings: What else was noticed, which follows.
  init(_ diagnostic: Diagnostic, of result: CaseResult, findings: [Diagnostic]) {
    if let transcript = diagnostic.transcript {
      whole = transcript
      return
    }
    let renderer = DiagnosticRenderer(style: .plain, textForm: .rawAndEscaped)
    let place = result.missingPlace(of: diagnostic)
    let isPlaced = diagnostic.range != nil || !place.isEmpty
    var text = (isPlaced ? "at " : "") + place + renderer.render(diagnostic)
    for finding in findings where finding != diagnostic {
      text += "\n"
      text += renderer.render(finding)
    }
    // The element's end follows the last line.
    whole = String(text[..<text.utf8.index(before: text.endIndex)])
  }

  /// Returns the text, cut between characters and with a note where it has more than `size` bytes.
  ///
  /// One that an earlier report has cut has the note already.
  func cut(to size: Int) -> String {
    let size = min(max(size, 0), Self.ceiling)
    let excerpt = TextExcerpt(whole, size: size)
    guard !excerpt.isWhole else { return whole }
    let earlier = CutNote(atEndOf: whole)
    if let earlier, excerpt.wholeSize - earlier.text.utf8.count <= size { return whole }
    return excerpt.text
      + CutNote(size: size, wholeSize: earlier?.wholeSize ?? excerpt.wholeSize).text
  }
}
