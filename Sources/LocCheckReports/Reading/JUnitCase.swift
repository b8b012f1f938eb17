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
    var result = CaseResult(
      id: id, line: line(of: failures), status: status(failures), attempts: attempts,
      nanoseconds: JUnitTime(element[attribute: "time"])?.nanoseconds ?? 0)
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

  /// The identity.
  private var id: CaseID {
    let file = element[attribute: "file"] ?? suite.path
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

  /// The failures of earlier attempts.
  private var attempts: [CaseResult.Status] {
    element.elements.compactMap { child in
      switch child.name {
      case "flakyFailure", "rerunFailure":
        .failed(JUnitFailure(child, isOurs: suite.isOurs).diagnostic)
      case "flakyError", "rerunError":
        .error(JUnitFailure(child, isOurs: suite.isOurs).diagnostic)
      default: nil
      }
    }
  }

  /// Returns how the check ended: an error counts more than a failure, and a failure more than a skip.
  private func status(_ failures: [JUnitFailure]) -> CaseResult.Status {
    if let error = failures.first(where: \.isError) { return .error(error.diagnostic) }
    if let failure = failures.first { return .failed(failure.diagnostic) }
    guard let skipped = element.elements.first(where: { $0.name == "skipped" }) else {
      return .passed
    }
    let reason = skipped[attribute: "message"] ?? skipped.text
    return .skipped(reason: suite.isOurs ? EscapedText.unescaped(reason) : reason)
  }

  /// Returns the line the case names, or the one its failure does.
  private func line(of failures: [JUnitFailure]) -> Int {
    let named = element[attribute: "line"].flatMap { Int($0) }
    let line = named ?? failures.lazy.compactMap(\.line).first ?? 1
    return min(max(line, 1), Int(Int32.max))
  }
}
