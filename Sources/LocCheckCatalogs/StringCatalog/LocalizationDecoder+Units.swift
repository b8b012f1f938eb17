import LocCheckDiagnostics

extension LocalizationDecoder {
  /// Reads a unit; nil where it lacks something the build insists on.
  mutating func decodeUnit() throws(JSONProblem) -> DecodedUnit? {
    let start = scanner.position
    var state = StateReading.missing
    var value: JSONString?
    var seen = MemberSet()
    guard var object = try openObject(named: "stringUnit") else { return nil }
    while let name = try scanner.nextMember(of: &object) {
      switch scanner.member(name) {
      case .state?:
        note(.state, named: name, in: &seen)
        state = try decodeState()
      case .value?:
        note(.value, named: name, in: &seen)
        value = try takeString(named: "value")
      default: try scanner.skipValue()
      }
    }
    if !seen.contains(.value) {
      findings.report(
        .missingValue, .error, "stringUnit without a value in \(place)",
        at: start..<scanner.position)
    }
    guard let state = known(state, of: "stringUnit", at: start), let value else { return nil }
    tally.count(state)
    return DecodedUnit(state: state, value: value)
  }

  /// Reads a set of phrases; nil where it lacks something.
  mutating func decodeStringSet() throws(JSONProblem) -> DecodedStringSet? {
    let start = scanner.position
    var state = StateReading.missing
    var values: [JSONString]?
    var seen = MemberSet()
    guard var object = try openObject(named: "stringSet") else { return nil }
    while let name = try scanner.nextMember(of: &object) {
      switch scanner.member(name) {
      case .state?:
        note(.state, named: name, in: &seen)
        state = try decodeState()
      case .values?:
        note(.values, named: name, in: &seen)
        values = try decodeValues()
      default: try scanner.skipValue()
      }
    }
    if !seen.contains(.values) {
      findings.report(
        .missingValue, .error, "stringSet without values in \(place)", at: start..<scanner.position)
    }
    guard let state = known(state, of: "stringSet", at: start), let values else { return nil }
    tally.count(state)
    return DecodedStringSet(state: state, values: values)
  }

  /// Reads the phrases of a set; nil where they are no array.
  private mutating func decodeValues() throws(JSONProblem) -> [JSONString]? {
    guard scanner.next == JSONByte.openingBracket else {
      try skipWrongType("values", expected: "an array")
      return nil
    }
    var array = scanner.open(.array)
    var values: [JSONString] = []
    while try scanner.nextElement(of: &array) {
      if let value = try takeString(named: "values") { values.append(value) }
    }
    return values
  }

  /// What was found where a state belongs.
  private enum StateReading {
    /// Nothing.
    case missing
    /// Something that is no state, which a diagnostic says.
    case unknown
    /// A state.
    case known(TranslationState)
  }

  /// Reads a translation state.
  private mutating func decodeState() throws(JSONProblem) -> StateReading {
    guard let spelling = try takeString(named: "state") else { return .unknown }
    if let state = scanner.state(spelling) { return .known(state) }
    reportUnknown(
      .unknownState, "translation state", spelling,
      among: TranslationState.allCases.map(\.rawValue))
    return .unknown
  }

  /// Returns the state that was read, having reported one that is missing.
  private mutating func known(
    _ reading: StateReading, of object: StaticString, at start: Int
  ) -> TranslationState? {
    switch reading {
    case .known(let state): return state
    case .unknown: return nil
    case .missing:
      findings.report(
        .missingState, .error, "\(object) without a state in \(place)", at: start..<scanner.position
      )
      return nil
    }
  }
}
