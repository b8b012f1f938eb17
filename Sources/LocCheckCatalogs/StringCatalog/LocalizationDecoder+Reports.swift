import LocCheckDiagnostics

extension LocalizationDecoder {
  /// The place of the reading in the catalog, from the inside out, for messages.
  var place: String {
    var parts: [String] = []
    if let name = findings.substitution { parts.append("substitution \(scanner.quoted(name))") }
    if let device = findings.device { parts.append("device '\(device.rawValue)'") }
    if let language = findings.language { parts.append(scanner.quoted(language)) }
    var place = parts.joined(separator: " in ")
    if let key = findings.key {
      place += place.isEmpty ? scanner.quoted(key) : " of \(scanner.quoted(key))"
    }
    return place.isEmpty ? "the catalog" : place
  }

  /// Remembers a member of an object, having reported one that comes again.
  mutating func note(_ member: Member, named name: JSONString, in seen: inout MemberSet) {
    if !seen.insert(member) { reportDuplicate(name) }
  }

  /// Opens the object at the reading position; reports and skips anything else.
  mutating func openObject(named name: StaticString) throws(JSONProblem) -> JSONContainer? {
    guard scanner.next == JSONByte.openingBrace else {
      try skipWrongType(name, expected: "an object")
      return nil
    }
    return scanner.open(.object)
  }

  /// Takes the string at the reading position; reports and skips anything else.
  mutating func takeString(named name: StaticString) throws(JSONProblem) -> JSONString? {
    guard scanner.next == JSONByte.quote else {
      try skipWrongType(name, expected: "a string")
      return nil
    }
    return try scanner.scanString()
  }

  /// Takes the boolean at the reading position; reports and skips anything else.
  mutating func takeBoolean(named name: StaticString) throws(JSONProblem) -> Bool? {
    if scanner.take("true") { return true }
    if scanner.take("false") { return false }
    try skipWrongType(name, expected: "a boolean")
    return nil
  }

  /// Skips a value of the wrong type and reports it.
  mutating func skipWrongType(
    _ name: StaticString, expected: StaticString
  ) throws(JSONProblem) {
    let start = scanner.position
    let found = scanner.kindOfNext
    try scanner.skipValue()
    findings.report(
      .wrongType, .error, "expected \(expected) as \(name) in \(place), found \(found)",
      at: start..<scanner.position)
  }

  /// Reports a member that its object has already.
  mutating func reportDuplicate(_ name: JSONString) {
    findings.report(
      .duplicateMember, .error, "\(scanner.quoted(name)) again in \(place): the last one counts",
      at: name.bounds)
  }

  /// Reports a form that holds nothing.
  mutating func reportEmpty(_ form: StaticString, _ name: JSONString) {
    findings.report(
      .emptyForm, .error, "\(form) \(scanner.quoted(name)) without a stringUnit in \(place)",
      at: name.bounds)
  }

  /// Reports a name that is none of a fixed set, and suggests the nearest.
  mutating func reportUnknown(
    _ id: Diagnostic.ID, _ kind: StaticString, _ name: JSONString, among names: [String]
  ) {
    guard findings.isEnabled else { return }
    findings.report(
      id, .error, "unknown \(kind) \(scanner.quoted(name)) in \(place)", at: name.bounds,
      help: NearestName.advice(for: scanner.text(of: name), among: names))
  }
}

extension Diagnostic.ID {
  /// A value of another JSON type than its member has.
  static let wrongType: Self = "catalog.wrong-type"
  /// A member that occurs twice in its object.
  static let duplicateMember: Self = "catalog.duplicate-member"
  /// A plural or device form without text.
  static let emptyForm: Self = "catalog.empty-form"
  /// A unit without a state.
  static let missingState: Self = "catalog.missing-state"
  /// A unit without a value.
  static let missingValue: Self = "catalog.missing-value"
  /// A state that is none.
  static let unknownState: Self = "catalog.unknown-state"
  /// A plural category that is none.
  static let unknownPluralCategory: Self = "catalog.unknown-plural-category"
  /// A device that is none.
  static let unknownDevice: Self = "catalog.unknown-device"
  /// A plural without its general form.
  static let missingOther: Self = "catalog.missing-other"
  /// A variation at a level where none can be.
  static let nestedVariation: Self = "catalog.nested-variation"
  /// Substitutions below a variation.
  static let misplacedSubstitutions: Self = "catalog.misplaced-substitutions"
}
