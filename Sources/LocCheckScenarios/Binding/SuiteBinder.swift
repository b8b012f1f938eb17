public import LocCheckDiagnostics

/// The third reading of a scenario file: what it means.
public enum SuiteBinder {
  /// Returns the scenarios of a file, and everything in it that is wrong.
  ///
  /// Never fails: a row with errors is left out of its scenario, a scenario without a readable
  /// subject out of the suite, and the diagnostics say so. What only resources or plural rules can
  /// tell (which locales `*` means, which counts `@few`) is left to the plan.
  /// - Parameters:
  ///   - document: The file as it is written; its own diagnostics are not repeated.
  ///   - path: The file's path as identities give it, relative and with `/`.
  public static func suite(
    from document: ScenarioDocument, path: String
  ) -> Diagnosed<ScenarioSuite> {
    let context = BindingContext(document.source)
    let file = FileSettings(document, context: context)
    var suite = ScenarioSuite(source: document.source, path: path, scenarios: [])
    var zones = [InvisibleReport.Zone(start: 0, allowed: file.allowedCharacters)]
    var names: [String: SourceRange] = [:]
    for section in document.sections {
      let bound = ScenarioBinder(context: context, file: file, section: section).bound()
      zones.append(
        InvisibleReport.Zone(
          start: section.heading.bounds.lowerBound, allowed: bound.allowedCharacters))
      let name = context.range(section.heading.name)
      if !name.bounds.isEmpty, let earlier = names[name.text] {
        context.report(.repeatedName(name.text, earlier: earlier, at: name))
      } else {
        names[name.text] = name
        if let scenario = bound.scenario { suite.scenarios.append(scenario) }
      }
    }
    if document.sections.isEmpty { context.report(.noScenario(in: document.source)) }
    InvisibleReport(zones: zones).report(document.invisibleCharacters, context)
    return Diagnosed(suite, context.diagnostics.inSourceOrder)
  }
}

extension Diagnostic {
  /// A name two scenarios have.
  fileprivate static func repeatedName(
    _ name: String, earlier: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.repeated-name", .error,
      "the scenario of line \(earlier.start.line) is already named \(name.quoted)", at: range,
      notes: [Diagnostic.Note("the first is here", at: earlier)])
  }

  /// A file in which nothing is checked.
  fileprivate static func noScenario(in source: SourceText) -> Diagnostic {
    Diagnostic(
      "scenario.no-scenario", .error,
      "the file has no scenario; one starts with '== Name' and is followed by a subject and rows",
      at: source.range(source.bytes.count..<source.bytes.count))
  }
}
