import LocCheckDiagnostics

extension LocalizationDecoder {
  /// Reads the plural variables of a localization.
  mutating func decodeSubstitutions() throws(JSONProblem) -> [DecodedSubstitution] {
    guard var object = try openObject(named: "substitutions") else { return [] }
    defer { findings.substitution = nil }
    var substitutions: [DecodedSubstitution] = []
    var positions: [MessageKey: Int] = [:]
    while let name = try scanner.nextMember(of: &object) {
      findings.substitution = name
      let substitution = try decodeSubstitution(named: name)
      let key = MessageKey(scanner.text(of: name))
      checkName(name, spelled: key.text)
      if let earlier = positions[key] {
        reportDuplicate(name)
        substitutions[earlier] = substitution
      } else {
        positions[key] = substitutions.count
        substitutions.append(substitution)
      }
    }
    return substitutions
  }

  /// Reads one plural variable.
  private mutating func decodeSubstitution(
    named name: JSONString
  ) throws(JSONProblem) -> DecodedSubstitution {
    let start = scanner.position
    var substitution = DecodedSubstitution(name: name, bounds: start..<start)
    var seen = MemberSet()
    if var object = try openObject(named: "substitution") {
      while let member = try scanner.nextMember(of: &object) {
        switch scanner.member(member) {
        case .argNum?:
          note(.argNum, named: member, in: &seen)
          substitution.argNum = try decodeArgNum()
        case .formatSpecifier?:
          note(.formatSpecifier, named: member, in: &seen)
          substitution.formatSpecifier = try takeString(named: "formatSpecifier")
        case .variations?:
          note(.variations, named: member, in: &seen)
          substitution.forms = try decodeSubstitutionForms()
        default: try scanner.skipValue()
        }
      }
      if !seen.contains(.formatSpecifier) {
        findings.report(
          .missingFormatSpecifier, .error, "no formatSpecifier in \(place)", at: name.bounds,
          help: "add the specifier of the counted argument, such as \"lld\"")
      }
      if !seen.contains(.variations) {
        findings.report(.missingForms, .error, "no plural forms in \(place)", at: name.bounds)
      }
    }
    substitution.bounds = start..<scanner.position
    return substitution
  }

  /// Reads the position of the counted argument; nil where it is no whole number from 1.
  private mutating func decodeArgNum() throws(JSONProblem) -> Int? {
    let start = scanner.position
    try scanner.skipValue()
    let spelling = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
    guard let number = Int(spelling), number >= 1 else {
      findings.report(
        .invalidArgNum, .error, "expected argNum to be a whole number from 1 in \(place)",
        at: start..<scanner.position)
      return nil
    }
    return number
  }

  /// Reports a name that the run time's scanner of `%#@name@` does not take for one.
  private mutating func checkName(_ name: JSONString, spelled text: String) {
    let isValid =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
    guard !isValid else { return }
    findings.report(
      .substitutionName, .error,
      "name of \(place) is not made of letters A-Z, digits and '_' alone",
      at: name.bounds)
  }
}

extension Diagnostic.ID {
  /// A substitution without a format specifier.
  fileprivate static let missingFormatSpecifier: Self = "catalog.missing-format-specifier"
  /// A substitution without variations.
  fileprivate static let missingForms: Self = "catalog.missing-forms"
  /// An argument position that is none.
  fileprivate static let invalidArgNum: Self = "catalog.invalid-arg-num"
  /// A substitution whose name the run time cannot read.
  fileprivate static let substitutionName: Self = "catalog.substitution-name"
}
