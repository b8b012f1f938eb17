import LocCheckDiagnostics

/// Makes tables of messages out of property lists.
struct StringsdictDecoder {
  /// The file.
  let source: SourceText
  /// What is wrong, in the order of its finding.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates a decoder for a file.
  init(source: SourceText) { self.source = source }

  /// Returns the table that a value is, nil where it is no dictionary.
  mutating func table(from value: PropertyList, named place: String) -> StringsTable? {
    uniqueMembers(of: value, named: place).map { members in
      StringsTable(
        entries: members.map { member in
          StringsTable.Entry(
            key: MessageKey(member.key), keyRange: member.keyRange,
            value: entry(from: member.value, in: StringsdictPlace(key: member.key, at: member)))
        })
    }
  }

  /// Returns what a value holds for a key or, inside of it, for a device.
  mutating func entry(
    from value: PropertyList, in place: StringsdictPlace
  ) -> StringsTable.Value {
    if let text = value.string {
      return .message(
        ShippedMessage(format: form(text, at: value.range, variant: place.variant, in: place)))
    }
    guard let members = uniqueMembers(of: value, named: place.description) else {
      return .unusable(at: value.range)
    }
    let rules = members.filter { StringsdictRule(rawValue: $0.key) != nil }
    if rules.count > 1 { report(.severalRules(rules, in: place)) }
    for rule in StringsdictRule.allCases {
      guard let member = rules.first(where: { $0.key == rule.rawValue }) else { continue }
      switch rule {
      case .format: return message(format: member.value, members: members, of: value, in: place)
      case .widths: return widths(from: member.value, in: place)
      case .devices: return devices(from: member.value, in: place)
      }
    }
    report(.missingFormat(among: members, in: place))
    return .unusable(at: value.range)
  }

  /// Returns a text as a form, having reported what is visible in it and should not be.
  mutating func form(
    _ text: String, at range: SourceRange?, variant: String, in place: StringsdictPlace
  ) -> ShippedMessage.Form {
    if let escape = VisibleEscape.first(in: text) {
      report(.visibleEscape(escape, at: range, in: place))
    }
    return ShippedMessage.Form(text, origin: range, variant: variant)
  }

  /// Returns the members of a dictionary, of those with the same key the last; reports the others,
  /// and anything that is no dictionary.
  mutating func uniqueMembers(
    of value: PropertyList, named place: String
  ) -> [PropertyList.Member]? {
    guard let members = value.members else {
      report(.wrongKind(value, as: place, expected: "a dictionary"))
      return nil
    }
    var last: [MessageKey: Int] = [:]
    for (position, member) in members.enumerated() {
      guard let earlier = last.updateValue(position, forKey: MessageKey(member.key)) else {
        continue
      }
      report(.duplicateKey(member, earlier: members[earlier], in: place))
    }
    guard last.count < members.count else { return members }
    return members.enumerated()
      .filter { last[MessageKey($0.element.key)] == $0.offset }
      .map(\.element)
  }

  /// Keeps a diagnostic; one that a binary file has no place for stands at the start of the file.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.range = diagnostic.range ?? source.range(0..<0)
    diagnostics.append(diagnostic)
  }
}
