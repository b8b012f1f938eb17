import LocCheckDiagnostics
import LocCheckResults
import LocCheckXML

extension JUnitReport {
  /// The length of the longest message and property, in UTF-16 code units: what Jenkins' database takes.
  static let maximumLineLength = 1000

  /// The element of a check.
  private static let testCase = XMLPattern(
    "testcase", ["name", "classname", "time", "file", "line"])

  /// Writes a check's result.
  ///
  /// The order is that of Surefire's schema: failures, then what was left out, then errors.
  func write(_ result: CaseResult, as identity: CaseIdentity, to writer: XMLWriter) {
    writer.element(
      Self.testCase,
      [
        identity.name, identity.className,
        Seconds(nanoseconds: result.nanoseconds).description,
        inFull(result.knownFile), inFull(result.knownLine.map(String.init)),
      ]
    ) {
      if flavor == .full { writeProperties(of: result, to: writer) }
      switch result.status {
      case .passed:
        writeFailedAttempts("flakyFailure", of: result, to: writer)
        writeErroneousAttempts("flakyError", of: result, to: writer)
      case .failed(let diagnostic):
        write("failure", diagnostic, of: result, to: writer)
        writeFailedAttempts("rerunFailure", of: result, to: writer)
        writeErroneousAttempts("rerunError", of: result, to: writer)
      case .error(let diagnostic):
        writeFailedAttempts("rerunFailure", of: result, to: writer)
        write("error", diagnostic, of: result, to: writer)
        writeErroneousAttempts("rerunError", of: result, to: writer)
      case .skipped(let reason):
        let message = message(reason, or: "skipped")
        writer.element("skipped", ["message": message]) { writer.text(message) }
      }
      if let attachments, result.status.diagnostic != nil {
        writer.element("system-out") { writer.text(attachments.line(for: identity)) }
      }
    }
  }

  /// Writes what went wrong.
  private func write(
    _ name: String, _ diagnostic: Diagnostic, of result: CaseResult, to writer: XMLWriter
  ) {
    let text = FailureText(diagnostic, of: result, findings: result.findings)
    writer.element(name, attributes(of: diagnostic)) { writer.text(text.cut(to: maximumTextSize)) }
  }

  // MARK: - Attempts

  /// Writes the earlier times that a check did not hold.
  private func writeFailedAttempts(_ name: String, of result: CaseResult, to writer: XMLWriter) {
    for case .failed(let diagnostic) in result.attempts {
      writeAttempt(name, diagnostic, of: result, to: writer)
    }
  }

  /// Writes the earlier times that a check could not be made.
  private func writeErroneousAttempts(
    _ name: String, of result: CaseResult, to writer: XMLWriter
  ) {
    for case .error(let diagnostic) in result.attempts {
      writeAttempt(name, diagnostic, of: result, to: writer)
    }
  }

  /// Writes what went wrong at an earlier time.
  private func writeAttempt(
    _ name: String, _ diagnostic: Diagnostic, of result: CaseResult, to writer: XMLWriter
  ) {
    let text = FailureText(diagnostic, of: result, findings: [])
    writer.element(name, attributes(of: diagnostic)) {
      writer.element("stackTrace") { writer.text(text.cut(to: maximumTextSize)) }
    }
  }

  // MARK: - Texts

  /// Returns what is said about a diagnostic beside its text.
  ///
  /// Some readers take a result without message and text for a check that passed, and one of them takes
  /// the types `integer` and `file` for its own: no type is without a dot.
  private func attributes(of diagnostic: Diagnostic) -> KeyValuePairs<String, String?> {
    [
      "message": message(diagnostic.message, or: diagnostic.id.name),
      "type": "loccheck.\(diagnostic.id)",
    ]
  }

  /// Returns a text as a message, or a word where there is nothing to see.
  private func message(_ text: String, or word: String) -> String {
    line(text.allSatisfy(\.isWhitespace) ? word : text)
  }

  /// Returns a text as the one line an attribute can hold.
  func line(_ text: String) -> String {
    let escaped = VisibleText.escaped(text)
    return ShortName.cut(escaped, to: Self.maximumLineLength, ending: "…") ?? escaped
  }
}
