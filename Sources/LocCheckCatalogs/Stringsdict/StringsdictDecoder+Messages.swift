import LocCheckDiagnostics
import LocCheckLocales

extension StringsdictDecoder {
  /// Returns the message of a format and the variables beside it.
  mutating func message(
    format: PropertyList, members: [PropertyList.Member], of value: PropertyList,
    in place: StringsdictPlace
  ) -> StringsTable.Value {
    guard let text = format.string else {
      report(
        .wrongType(
          format, as: "\(StringsdictRule.format.rawValue) of \(place)", expected: "a string",
          about: place.subject))
      return .unusable(at: value.range)
    }
    var message = ShippedMessage(format: form(text, at: format.range, in: place))
    let only = FormatString(parsing: text).onlyVariable
    var definitions: [VariableDefinition] = []
    for member in members where StringsdictRule(rawValue: member.key) == nil {
      let isOnly = only.map { $0.isIdenticalUTF8(to: member.key) } ?? false
      var definition = VariableDefinition(name: member.key, range: member.keyRange)
      let inner = place.at(member, isWholeMessage: isOnly)
      if let decoded = variable(from: member, isWholeMessage: isOnly, in: inner) {
        definition.forms = decoded.variable.forms.map(\.form)
        if decoded.hasRule { message.variables.append(decoded.variable) }
      }
      definitions.append(definition)
    }
    var references = VariableReferences(definitions: definitions, place: place)
    references.check(from: message.format)
    references.findings.forEach { report($0) }
    return .message(message)
  }

  /// Returns a variable, and whether Foundation has its rule; nil where it is no dictionary.
  private mutating func variable(
    from member: PropertyList.Member, isWholeMessage: Bool, in place: StringsdictPlace
  ) -> (variable: ShippedMessage.Variable, hasRule: Bool)? {
    guard let members = uniqueMembers(of: member.value, named: place.description, in: place) else {
      return nil
    }
    if !VariableReferences.isName(member.key) { report(.variableName(in: place)) }
    let rule = rule(among: members, in: place)
    let specifier = specifier(among: members, in: place)
    let forms = forms(among: members, by: rule ?? .plural, in: place)
    for form in forms where isWholeMessage && form.form.text.isEmpty {
      report(.emptyForm(form, in: place))
    }
    let variable = ShippedMessage.Variable(
      name: member.key, specifier: specifier, forms: forms, origin: member.value.range)
    return (variable, rule != nil)
  }

  /// Returns the rule that selects a variable's forms, nil for one that Foundation does not have.
  private mutating func rule(
    among members: [PropertyList.Member], in place: StringsdictPlace
  ) -> VariableRule? {
    guard let member = members.first(where: { $0.key == VariableMember.rule.rawValue }) else {
      report(.missingRule(in: place))
      return .plural
    }
    guard let name = string(of: member, in: place) else { return nil }
    guard let rule = VariableRule(rawValue: name) else {
      report(.unknownRule(name, at: member.value.range, in: place))
      return nil
    }
    if rule == .gender { report(.genderRule(at: member.value.range, in: place)) }
    return rule
  }

  /// Returns the specifier of a variable's argument, that of an object where none is given.
  private mutating func specifier(
    among members: [PropertyList.Member], in place: StringsdictPlace
  ) -> String {
    let member = members.first { $0.key == VariableMember.valueType.rawValue }
    guard let member, let spelling = string(of: member, in: place) else { return "@" }
    let hasSign = spelling.hasPrefix("%")
    let specifier = hasSign ? String(spelling.dropFirst()) : spelling
    let parsed = FormatString(parsing: "%" + specifier)
    if parsed.problems.isEmpty, parsed.pieces.count == 1, case .argument = parsed.pieces[0] {
      if hasSign { report(.valueTypeWithSign(specifier, at: member.value.range, in: place)) }
    } else {
      report(.malformedValueType(spelling, at: member.value.range, in: place))
    }
    return specifier
  }

  /// Returns the forms of a variable.
  private mutating func forms(
    among members: [PropertyList.Member], by rule: VariableRule, in place: StringsdictPlace
  ) -> [ShippedMessage.PluralForm] {
    var forms: [ShippedMessage.PluralForm] = []
    for member in members where VariableMember(rawValue: member.key) == nil {
      guard rule.keys.contains(member.key) else {
        report(.unknownForm(member, of: rule, in: place))
        continue
      }
      guard let category = rule.category(of: member.key) else {
        _ = string(of: member, in: place)
        continue
      }
      let inner = place.varying(by: "plural.\(category.rawValue)")
      guard let text = string(of: member, in: inner) else { continue }
      forms.append(
        ShippedMessage.PluralForm(category, form(text, at: member.value.range, in: inner)))
    }
    if !members.contains(where: { $0.key == rule.generalKey }) {
      report(.missingGeneralForm(of: rule, in: place))
    }
    return forms
  }

  /// Returns the text of a member of a variable; reports anything else.
  private mutating func string(
    of member: PropertyList.Member, in place: StringsdictPlace
  ) -> String? {
    if let text = member.value.string { return text }
    report(
      .wrongType(
        member.value, as: "\(member.key.quoted) of \(place)", expected: "a string",
        about: place.subject))
    return nil
  }
}

extension FormatString {
  /// The name of the variable that the format consists of, nil where there is anything else in it.
  fileprivate var onlyVariable: String? {
    guard pieces.count == 1, case .variable(let reference) = pieces[0] else { return nil }
    return reference.name
  }
}
