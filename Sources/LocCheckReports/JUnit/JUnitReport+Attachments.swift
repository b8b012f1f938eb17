import LocCheckDiagnostics
public import LocCheckResults

extension JUnitReport {
  /// Calls a closure with the file of each check that failed or could not be made.
  ///
  /// A file has the whole failure text, however long, the texts that were compared, and the way from the
  /// entry point to the shown text. Its name is that of the line in the report; its folder is
  /// ``attachments``, without which there are no files.
  public func forEachAttachment<Failure: Error>(
    of results: RunResults, _ body: (ReportAsset) throws(Failure) -> Void
  ) throws(Failure) {
    guard attachments != nil else { return }
    try forEachSuite(of: results) { suite, names throws(Failure) in
      for result in suite.cases {
        let identity = names.next(for: result.id)
        guard let diagnostic = result.status.diagnostic else { continue }
        let text = Self.attachment(diagnostic, of: result, as: identity)
        try body(
          ReportAsset(
            name: JUnitAttachmentFolder.fileName(for: identity), bytes: Array(text.utf8)))
      }
    }
  }

  /// Returns everything that is known about a check that failed.
  private static func attachment(
    _ diagnostic: Diagnostic, of result: CaseResult, as identity: CaseIdentity
  ) -> String {
    var text = "\(identity.className)\n\(identity.name)\n\n"
    text += FailureText(diagnostic, of: result, findings: result.findings).whole + "\n"
    for (label, shown) in [("expected", result.expected), ("actual", result.actual)] {
      guard let shown else { continue }
      text += "\n\(label):\n\(shown)\n"
      let escaped = VisibleText.spelled(shown)
      if !escaped.isIdenticalUTF8(to: shown) {
        text += "\n\(label), every character visible:\n\(escaped)\n"
      }
    }
    if !result.trace.isEmpty {
      text += "\ntrace:\n" + result.trace.map(Self.line).joined()
    }
    return text
  }

  /// Returns a step of the way to the shown text.
  private static func line(_ step: TraceStep) -> String {
    let place = step.file.map { file in
      " (" + file + (step.line.map { ":\($0)" } ?? "") + ")"
    }
    return VisibleText.escaped("\(step.step) \(step.what) → \(step.result)\(place ?? "")") + "\n"
  }
}
