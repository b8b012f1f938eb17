import LocCheckDiagnostics
import LocCheckLocales

extension Diagnostic {
  /// The number of variables that messages list.
  private static let listLimit = 8

  /// A variable whose name no reference can spell.
  static func variableName(in place: StringsdictPlace) -> Diagnostic {
    Diagnostic(
      "stringsdict.variable-name", .error,
      "the name of \(place) is not made of letters A-Z, digits and '_' alone", at: place.keyRange,
      subject: place.subject)
  }

  /// A variable that does not say by which rule its forms are selected.
  static func missingRule(in place: StringsdictPlace) -> Diagnostic {
    Diagnostic(
      "stringsdict.missing-spec-type", .error,
      "no '\(VariableMember.rule.rawValue)' in \(place)", at: place.keyRange,
      subject: place.subject, help: "add it with the value '\(VariableRule.plural.rawValue)'")
  }

  /// A rule that Foundation does not have.
  static func unknownRule(
    _ name: String, at range: SourceRange?, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.unknown-spec-type", .error, "unknown rule \(name.quoted) in \(place)",
      at: range, subject: place.subject,
      help: NearestName.advice(for: name, among: VariableRule.allCases.map(\.rawValue)))
  }

  /// A rule whose evaluation is not known.
  static func genderRule(at range: SourceRange?, in place: StringsdictPlace) -> Diagnostic {
    Diagnostic(
      "stringsdict.gender-rule", .warning,
      "'\(VariableRule.gender.rawValue)' in \(place) is not evaluated", at: range,
      subject: place.subject,
      help: "form '\(VariableRule.gender.generalKey)' stands for all of them")
  }

  /// A value type that begins as it would in a format.
  static func valueTypeWithSign(
    _ specifier: String, at range: SourceRange?, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.value-type-sign", .warning,
      "per cent sign in '\(VariableMember.valueType.rawValue)' of \(place)", at: range,
      subject: place.subject, help: "write '\(specifier)'")
  }

  /// A value type that is no specifier.
  static func malformedValueType(
    _ spelling: String, at range: SourceRange?, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.malformed-value-type", .error,
      "expected a specifier such as 'd' as '\(VariableMember.valueType.rawValue)' of \(place), "
        + "found \(spelling.quoted)", at: range, subject: place.subject)
  }

  /// A member of a variable that is no form.
  static func unknownForm(
    _ member: PropertyList.Member, of rule: VariableRule, in place: StringsdictPlace
  ) -> Diagnostic {
    let members = VariableMember.allCases.map(\.rawValue)
    let help = NearestName.question(for: member.key, among: members)
    return Diagnostic(
      "stringsdict.unknown-plural-category", .error,
      "unknown form \(member.key.quoted) in \(place)", at: member.keyRange, subject: place.subject,
      help: help ?? NearestName.advice(for: member.key, among: rule.keys))
  }

  /// A variable without the form that all numbers fall back to.
  static func missingGeneralForm(of rule: VariableRule, in place: StringsdictPlace) -> Diagnostic {
    Diagnostic(
      "stringsdict.missing-other", .error, "no form '\(rule.generalKey)' in \(place)",
      at: place.keyRange, subject: place.subject,
      help: "Foundation demands it in every language, for the numbers that no other form is for")
  }

  /// A form that leaves nothing of the message.
  static func emptyForm(
    _ form: ShippedMessage.PluralForm, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.empty-form", .warning,
      "form '\(form.category.rawValue)' of \(place) is empty, and with it the message",
      at: form.form.origin,
      subject: place.varying(by: "plural.\(form.category.rawValue)").subject)
  }

  /// A reference to a variable that does not exist.
  static func undefinedVariable(
    _ reference: VariableReference, among names: [String], at range: SourceRange?,
    in place: StringsdictPlace
  ) -> Diagnostic {
    let listed = names.prefix(listLimit)
    let ellipsis = names.count > listed.count ? ", …" : ""
    let known =
      names.isEmpty
      ? "it has none" : "it has \(listed.map(\.quoted).joined(separator: ", "))\(ellipsis)"
    return Diagnostic(
      "stringsdict.undefined-variable", .error,
      "'\(reference.text)' names no variable of \(place): \(known)", at: range,
      subject: place.subject, help: NearestName.question(for: reference.name, among: listed))
  }

  /// A variable that no text leads to.
  static func unusedVariable(
    _ definition: VariableDefinition, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.unused-variable", .warning,
      "nothing in \(place) refers to the variable \(definition.name.quoted)",
      at: definition.range, subject: place.subject)
  }

  /// A reference that leads back to the variable it stands in.
  static func cycle(
    _ names: [String], at range: SourceRange?, in place: StringsdictPlace
  ) -> Diagnostic {
    let message =
      names.count == 1
      ? "the variable \(names[0].quoted) of \(place) refers to itself"
      : "variables of \(place) refer to each other in a circle: "
        + names.map(\.quoted).joined(separator: ", ")
    return Diagnostic(
      "stringsdict.cycle", .error, message, at: range, subject: place.subject,
      help: "it cannot be evaluated to an end")
  }
}
