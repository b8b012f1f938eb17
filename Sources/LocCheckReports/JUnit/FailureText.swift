import LocCheckDiagnostics
import LocCheckResults

/// The text of a failure or error element: `at path:line:column: ` and the rendered diagnostic.
///
/// Readers find the place by the blank before the path and the colons after it.
struct FailureText: Sendable, Hashable {
  /// The whole text.
  let whole: String

  /// The number of bytes beyond which a character is none that anybody reads.
  private static let longestCharacter = 256
  /// The number of bytes beyond which libxml2 and what is built on it refuse a text, with some left over.
  private static let ceiling = 8 * 1024 * 1024

  /// Creates the text of a case's diagnostic.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - result: The case.
  ///   - findings: What else was noticed, which follows.
  init(_ diagnostic: Diagnostic, of result: CaseResult, findings: [Diagnostic]) {
    let renderer = DiagnosticRenderer(style: .plain, textForm: .rawAndEscaped)
    let place = result.missingPlace(of: diagnostic)
    var text = "at " + place + renderer.render(diagnostic)
    for finding in findings where finding != diagnostic {
      text += "\n"
      text += renderer.render(finding)
    }
    // The element's end follows the last line.
    text.unicodeScalars.removeLast()
    whole = text
  }

  /// Returns the text, cut between characters and with a note where it has more than `size` bytes.
  ///
  /// A character of hundreds of marks is cut inside, or nothing of a text of one might be shown.
  func cut(to size: Int) -> String {
    let size = min(max(size, 0), Self.ceiling)
    guard whole.utf8.count > size else { return whole }
    let limit = whole.utf8.index(whole.startIndex, offsetBy: size)
    var end = whole.startIndex
    var next = end
    while next <= limit {
      end = next
      next = whole.index(after: next)
    }
    if whole.utf8.distance(from: end, to: next) > Self.longestCharacter {
      let scalars = whole.unicodeScalars
      while scalars.index(after: end) <= limit { end = scalars.index(after: end) }
    }
    return whole[..<end] + "\n… (cut: the first \(size) of \(whole.utf8.count) bytes are shown)"
  }
}
