import LocCheckDiagnostics
import LocCheckResults
import LocCheckXML

/// What went wrong in a case of JUnit XML.
struct JUnitFailure {
  /// Whether the check could not be made.
  let isError: Bool
  /// The line of the place that this tool's text begins with, nil where it begins with none.
  private(set) var line: Int?
  /// What else was noticed, which follows in this tool's text.
  private(set) var findings: [Diagnostic] = []
  /// The diagnostic; what the text of another tool has is among its details, line by line.
  private var diagnostic: Diagnostic
  /// The text.
  private let text: String

  /// The lines of a text that are kept as facts; what follows is output rather than a reason.
  private static let lineLimit = 500
  /// How this tool's types begin.
  private static let typePrefix = "loccheck."

  /// Reads a `failure`, an `error`, or one of an earlier attempt.
  ///
  /// The texts that a message quotes are spelled as literals, so nothing in it is unescaped.
  init(_ element: XMLElement, isOurs: Bool) {
    isError = element.name == "error" || element.name.hasSuffix("Error")
    text = (element.elements.first { $0.name == "stackTrace" } ?? element).text
    let lines = FailureLines(text)
    let message = element[attribute: "message"] ?? lines.lines.first.map(String.init) ?? ""
    let type = element[attribute: "type"] ?? ""
    let isTyped = type.hasPrefix(Self.typePrefix) && type.count > Self.typePrefix.count
    let rule = isTyped ? String(type.dropFirst(Self.typePrefix.count)) : type
    let unnamed = isError ? "junit.error" : "junit.failure"
    diagnostic = Diagnostic(
      Diagnostic.ID(rule.isEmpty ? unnamed : rule), .error,
      message,
      details: Array(lines.facts.prefix(Self.lineLimit)))
    if isOurs { readText(message: message) }
  }

  /// Returns the diagnostic of a case's status, with its text where that cannot be drawn from the rest.
  ///
  /// - Parameters:
  ///   - result: The case.
  ///   - findings: What else was noticed in it.
  func diagnostic(of result: CaseResult, findings: [Diagnostic]) -> Diagnostic {
    var diagnostic = diagnostic
    let drawn = FailureText(diagnostic, of: result, findings: findings).whole
    if !drawn.isIdenticalUTF8(to: text), !text.allSatisfy(\.isWhitespace) {
      diagnostic.transcript = text
    }
    return diagnostic
  }

  /// Reads the text of this tool, in which diagnostics are a blank line apart.
  ///
  /// - Parameter message: The attribute, which has all of the message unless it is cut.
  private mutating func readText(message: String) {
    guard text.hasPrefix("at ") else { return }
    let blocks = text.dropFirst(3).split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "")
    guard let first = blocks.first, let drawn = DrawnDiagnostic(first) else { return }
    line = drawn.headline.line
    var read = drawn.diagnostic
    read.id = diagnostic.id
    read.severity = .error
    read.details = Array(read.details.prefix(Self.lineLimit))
    if message.utf16.count < JUnitReport.maximumLineLength { read.message = diagnostic.message }
    diagnostic = read
    findings = blocks.dropFirst().compactMap { DrawnDiagnostic($0)?.diagnostic }
  }
}
