import LocCheckDiagnostics
import LocCheckXML

extension Diagnostic {
  /// What one error of a property list means for the rest.
  private static let consequence = "a device reads nothing of a file with such an error"

  /// The elements a property list is made of.
  private static let elementNames = [
    "array", "data", "date", "dict", "false", "integer", "key", "plist", "real", "string", "true",
  ]

  /// The same with at most the weight of a warning.
  func demoted() -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = min(severity, .warning)
    return diagnostic
  }

  /// An element that no property list has.
  static func unknownElement(_ element: XMLElement, in source: SourceText) -> Diagnostic {
    let suggestion = NearestName.suggestion(for: element.name, among: elementNames)
    return Diagnostic(
      "plist.unknown-element", .error, "unknown element \(element.quotedTag)",
      at: source.range(element.tagBounds),
      help: suggestion.map { "did you mean '<\($0)>'?" } ?? consequence)
  }

  /// Text between elements.
  static func textOutsideValue(_ element: XMLElement, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plist.unexpected-text", .error,
      "text directly in \(element.quotedTag): expected elements only", at: range,
      help: consequence)
  }

  /// Something inside of a text that is no text.
  static func markupInText(of element: XMLElement, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plist.unexpected-markup", .error,
      "\(range.text.quoted) inside of \(element.quotedTag): expected text only", at: range,
      help: consequence)
  }

  /// A value where a key is due.
  static func missingKey(_ element: XMLElement, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plist.missing-key", .error, "expected '<key>', found \(element.quotedTag)",
      at: range,
      help: consequence)
  }

  /// A key that nothing follows.
  static func missingValue(of key: XMLElement, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plist.missing-value", .error, "no value for the key \(key.text.quoted)", at: range,
      help: consequence)
  }

  /// A key where a value is due, which Core Foundation takes for a string.
  static func keyAsValue(
    _ element: XMLElement, of key: XMLElement, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "plist.key-as-value", .warning,
      "the '<key>' \(element.text.quoted) stands where the value of \(key.text.quoted) is expected",
      at: range, help: "it is taken for a string")
  }

  /// A `plist` element without a value.
  static func noValue(at range: SourceRange) -> Diagnostic {
    Diagnostic("plist.empty", .error, "'<plist>' holds no value", at: range)
  }

  /// A `plist` element with a value too many.
  static func secondValue(_ element: XMLElement, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plist.second-value", .error,
      "\(element.quotedTag) is a second value: expected '<plist>' to hold one", at: range,
      help: consequence)
  }

  /// A truth value with content.
  static func notEmpty(_ element: XMLElement, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plist.malformed-value", .error, "expected '<\(element.name)/>', found content in it",
      at: range,
      help: consequence)
  }

  /// An element whose text does not spell its kind of value.
  static func malformedScalar(_ element: XMLElement, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plist.malformed-value", .error, "\(range.text.quoted) is no \(element.quotedTag)",
      at: range,
      help: consequence)
  }
}
