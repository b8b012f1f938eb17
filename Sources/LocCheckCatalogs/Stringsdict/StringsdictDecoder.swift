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
  mutating func table(
    from value: PropertyList, named name: String, localization: String?
  ) -> StringsTable? {
    let members = uniqueMembers(
      of: value, named: name, about: localization.map { Diagnostic.Subject(locale: $0) }
    ) { Diagnostic.Subject(key: $0.key, locale: localization) }
    return members.map { members in
      StringsTable(
        entries: members.map { member in
          StringsTable.Entry(
            key: MessageKey(member.key), keyRange: member.keyRange,
            value: entry(
              from: member.value, in: StringsdictPlace(member, localization: localization)))
        })
    }
  }

  /// Returns what a value holds for a key or, inside of it, for a device.
  mutating func entry(
    from value: PropertyList, in place: StringsdictPlace
  ) -> StringsTable.Value {
    if let text = value.string {
      return .message(ShippedMessage(format: form(text, at: value.range, in: place)))
    }
    guard let members = uniqueMembers(of: value, named: place.description, in: place) else {
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
    _ text: String, at range: SourceRange?, in place: StringsdictPlace
  ) -> ShippedMessage.Form {
    if let escape = VisibleEscape(in: text) {
      report(
        escape.diagnostic(
          "stringsdict.visible-escape", at: range, in: place.description, subject: place.subject))
    }
    return ShippedMessage.Form(text, origin: range, variant: place.variant)
  }

  /// Keeps a diagnostic; one that a binary file has no place for stands at the start of the file.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.range = diagnostic.range ?? source.range(0..<0)
    diagnostics.append(diagnostic)
  }
}

extension StringsdictDecoder {
  /// Returns the members of a dictionary inside of a message, as the other method of the name does.
  mutating func uniqueMembers(
    of value: PropertyList, named name: String, in place: StringsdictPlace
  ) -> [PropertyList.Member]? {
    uniqueMembers(of: value, named: name, about: place.subject) { _ in place.subject }
  }

  /// Returns the members of a dictionary, of those with the same key the last; reports the others,
  /// and anything that is no dictionary.
  ///
  /// - Parameters:
  ///   - value: The value that should be a dictionary.
  ///   - name: What it is, for messages.
  ///   - subject: The message it belongs to, nil where it holds several.
  ///   - memberSubject: Returns the message that one of its members belongs to.
  mutating func uniqueMembers(
    of value: PropertyList, named name: String, about subject: Diagnostic.Subject?,
    memberSubject: (PropertyList.Member) -> Diagnostic.Subject
  ) -> [PropertyList.Member]? {
    guard let members = value.members else {
      report(.wrongType(value, as: name, expected: "a dictionary", about: subject))
      return nil
    }
    let comparison = KeyComparison(members.map { MessageKey($0.key) })
    for (position, first) in comparison.repetitions {
      let member = members[position]
      report(
        .duplicateKey(member, first: members[first], in: name, about: memberSubject(member)))
    }
    return comparison.hasRepetitions
      ? comparison.positionsInEffect.map { members[$0] } : members
  }
}
