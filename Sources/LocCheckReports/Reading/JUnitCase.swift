import LocCheckDiagnostics
import LocCheckResults
import LocCheckXML

/// Makes the result of a check from a `testcase`.
struct JUnitCase {
  /// The element.
  private let element: XMLElement
  /// What the suites around it say.
  private let suite: JUnitSuite
  /// The properties in their order.
  private let properties: [(name: String, value: String)]

  /// Creates what is known about a case.
  init(_ element: XMLElement, in suite: JUnitSuite) {
    self.element = element
    self.suite = suite
    self.properties = element.junitProperties
  }

  /// The result.
  var result: CaseResult {
    let failures = failures
    let attempts = attempts
    let line = line(of: failures + attempts)
    var result = CaseResult(
      id: id, line: line ?? 1, knownPlace: knownPlace(line), status: .passed,
      nanoseconds: JUnitTime(element[attribute: "time"])?.nanoseconds ?? 0)
    result.attempts = attempts.map { attempt in
      let diagnostic = attempt.diagnostic(of: result, findings: [])
      return attempt.isError ? .error(diagnostic) : .failed(diagnostic)
    }
    result.findings = failures.first?.findings ?? []
    result.status = status(failures, of: result)
    if let diagnostic = result.status.diagnostic {
      result.expected = diagnostic.details.first { $0.label == "expected" }?.text
      result.actual = diagnostic.details.first { $0.label == "actual" }?.text
    }
    if suite.isOurs {
      result.key = properties.value(of: "key").map(EscapedText.unescaped)
      result.table = properties.value(of: "table").map(EscapedText.unescaped)
      result.source = properties.value(of: "source")
      result.category = properties.value(of: "category")
      result.tags = properties.filter { $0.name == "tag" }.map {
        EscapedText.unescaped($0.value)
      }
    }
    return result
  }

  /// The file, nil where neither the case nor a suite names one.
  private var file: String? {
    let own = element[attribute: "file"] ?? ""
    return own.isEmpty ? suite.file : own
  }

  /// Returns how much is known of where the check stands.
  private func knownPlace(_ line: Int?) -> CaseResult.KnownPlace {
    switch (file, line) {
    case (nil, _): .nothing
    case (_, nil): .file
    default: .line
    }
  }

  /// The identity.
  private var id: CaseID {
    let file = file ?? suite.path
    let name = element[attribute: "name"] ?? ""
    let className = element[attribute: "classname"] ?? ""
    if suite.isOurs {
      return JUnitIdentity(
        file: file, name: name, className: className, properties: properties
      ).id
    }
    let isNamedByClass = !className.isEmpty && !suite.names.contains(className)
    return CaseID(file: file, scenario: isNamedByClass ? "\(className) \(name)" : name)
  }

  /// What went wrong.
  private var failures: [JUnitFailure] {
    element.elements.compactMap { child in
      ["failure", "error"].contains(child.name) ? JUnitFailure(child, isOurs: suite.isOurs) : nil
    }
  }

  /// What went wrong in earlier attempts.
  private var attempts: [JUnitFailure] {
    element.elements.compactMap { child in
      ["flakyFailure", "rerunFailure", "flakyError", "rerunError"].contains(child.name)
        ? JUnitFailure(child, isOurs: suite.isOurs) : nil
    }
  }

  /// Returns how the check ended: an error counts more than a failure, and a failure more than a skip.
  private func status(
    _ failures: [JUnitFailure], of result: CaseResult
  ) -> CaseResult.Status {
    if let worst = failures.first(where: \.isError) ?? failures.first {
      let diagnostic = worst.diagnostic(of: result, findings: result.findings)
      return worst.isError ? .error(diagnostic) : .failed(diagnostic)
    }
    guard let skipped = element.elements.first(where: { $0.name == "skipped" }) else {
      return .passed
    }
    let reason = skipped[attribute: "message"] ?? skipped.text
    return .skipped(reason: suite.isOurs ? EscapedText.unescaped(reason) : reason)
  }

  /// Returns the line the case names, or the first that a failure does; nil where none names one.
  private func line(of failures: [JUnitFailure]) -> Int? {
    let named = element[attribute: "line"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return (named ?? failures.lazy.compactMap(\.line).first).map { min($0, Int(Int32.max)) }
  }
}
