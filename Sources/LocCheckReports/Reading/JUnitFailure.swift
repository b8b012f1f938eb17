import LocCheckDiagnostics
import LocCheckXML

/// What went wrong in a case of JUnit XML.
struct JUnitFailure {
  /// Whether the check could not be made.
  let isError: Bool
  /// The line of the place the text begins with, nil where it begins with none.
  let line: Int?
  /// The diagnostic; what the text has beyond the message is among its details, line by line.
  let diagnostic: Diagnostic

  /// The lines of a text that are kept; what follows is output rather than a reason.
  private static let lineLimit = 500
  /// How this tool's types begin.
  private static let typePrefix = "loccheck."

  /// Reads a `failure`, an `error`, or one of an earlier attempt.
  init(_ element: XMLElement, isOurs: Bool) {
    isError = element.name == "error" || element.name.hasSuffix("Error")
    let trace = element.elements.first { $0.name == "stackTrace" }
    let text = FailureLines((trace ?? element).text)
    let message = element[attribute: "message"] ?? text.lines.first.map(String.init) ?? ""
    let type = element[attribute: "type"] ?? ""
    line = text.place
    let isTyped = type.hasPrefix(Self.typePrefix) && type.count > Self.typePrefix.count
    let rule = isTyped ? String(type.dropFirst(Self.typePrefix.count)) : type
    let unnamed = isError ? "junit.error" : "junit.failure"
    let details = isOurs ? text.facts : text.lines.map { Diagnostic.Detail("", String($0)) }
    diagnostic = Diagnostic(
      Diagnostic.ID(rule.isEmpty ? unnamed : rule), .error,
      isOurs ? EscapedText.unescaped(message) : message,
      details: Array(details.prefix(Self.lineLimit)))
  }
}
