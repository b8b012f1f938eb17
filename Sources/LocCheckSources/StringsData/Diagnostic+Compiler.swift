import LocCheckCatalogs
import LocCheckDiagnostics

extension Diagnostic {
  /// Makes the finding about what scanner and compiler say differently, nil where they agree.
  static func difference(
    between scanned: SourceMessage, and compiled: SourceMessage
  ) -> Diagnostic? {
    var names: [String] = []
    var details: [Detail] = []
    /// Notes one thing that differs.
    func note(_ name: String, _ compiled: String?, _ scanned: String?) {
      names.append(name)
      details.append(Detail("compiler", "\(name) \(compiled?.quoted ?? "none")"))
      details.append(Detail("sources", "\(name) \(scanned?.quoted ?? "none")"))
    }
    if !scanned.key.agrees(with: compiled.key) {
      note("key", compiled.key.displayed, scanned.key.displayed)
    }
    if scanned.tableExpression == nil,
      !scanned.tableName.isIdenticalUTF8(to: compiled.tableName)
    {
      note("table", compiled.tableName, scanned.tableName)
    }
    if !(scanned.comment ?? "").isIdenticalUTF8(to: compiled.comment ?? "") {
      note("comment", compiled.comment, scanned.comment)
    }
    switch (scanned.defaultValue, compiled.defaultValue) {
    case (nil, nil): break
    case (let own?, let other?) where own.agrees(with: other): break
    case (let own, let other): note("value", other?.displayed, own?.displayed)
    }
    guard !names.isEmpty else { return nil }
    let verb = names.count == 1 ? "differs" : "differ"
    var finding = Diagnostic(
      ExtractionRule.compilerDiffers.id, ExtractionRule.compilerDiffers.severity,
      "\(names.joined(separator: " and ")) of \(compiled.key.displayed.quoted) \(verb) from what "
        + "the compiler extracted",
      at: [scanned], help: ExtractionRule.compilerDiffers.remedy)
    finding.details += details
    return finding
  }

  /// Makes the finding about a message that the compiler did not extract.
  static func scannerOnly(_ message: SourceMessage) -> Diagnostic {
    Diagnostic(
      ExtractionRule.scannerOnly.id, ExtractionRule.scannerOnly.severity,
      "\(message.key.displayed.quoted) is not among what the compiler extracted from this file",
      at: [message], help: ExtractionRule.scannerOnly.remedy)
  }

  /// Makes the finding about a message that the scanner did not find.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - text: A text of the file with that key which the scanner left out.
  static func compilerOnly(
    _ message: SourceMessage, skippedAs text: SkippedText?
  ) -> Diagnostic {
    let notes = text.map { text in
      [Note("left out here: \(text.reason.rawValue)", at: text.range)]
    }
    return Diagnostic(
      ExtractionRule.compilerOnly.id, ExtractionRule.compilerOnly.severity,
      "the compiler extracted \(message.key.displayed.quoted), which the sources do not show",
      at: [message], notes: notes ?? [], help: ExtractionRule.compilerOnly.remedy)
  }
}

extension MessagePattern {
  /// Returns whether the compiler's pattern is this one, where a specifier that is not known is
  /// any.
  fileprivate func agrees(with compiled: MessagePattern) -> Bool {
    matches(MessageKey(compiled.displayed))
  }
}
