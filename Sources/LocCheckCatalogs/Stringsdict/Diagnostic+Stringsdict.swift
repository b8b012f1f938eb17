import LocCheckDiagnostics

extension Diagnostic {
  /// A value of another type than its place asks for.
  static func wrongType(
    _ value: PropertyList, as place: String, expected: String, about subject: Subject?
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.wrong-type", .error,
      "expected \(expected) as \(place), found \(value.value.kind)", at: value.range,
      subject: subject)
  }

  /// A key that its dictionary has already.
  static func duplicateKey(
    _ member: PropertyList.Member, first: PropertyList.Member, in place: String,
    about subject: Subject
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.duplicate-key", .error,
      "\(member.key.quoted) again in \(place): the last one counts", at: member.keyRange,
      subject: subject, notes: first.keyRange.map { [Note("first here", at: $0)] } ?? [])
  }

  /// A dictionary that is neither a format nor a variation.
  static func missingFormat(
    among members: [PropertyList.Member], in place: StringsdictPlace
  ) -> Diagnostic {
    let names = StringsdictRule.allCases.map(\.rawValue)
    let misspelt = members.lazy.compactMap { member in
      NearestName.suggestion(for: member.key, among: names).map { (member, $0) }
    }.first
    guard let (member, name) = misspelt else {
      return Diagnostic(
        "stringsdict.missing-format", .error, "no '\(names[0])' in \(place)", at: place.keyRange,
        subject: place.subject, help: "a device cannot show a message without it")
    }
    return Diagnostic(
      "stringsdict.missing-format", .error,
      "no '\(names[0])' in \(place), found \(member.key.quoted)", at: member.keyRange,
      subject: place.subject, help: "did you mean '\(name)'?")
  }

  /// Kinds of messages in one dictionary of which one is evaluated.
  static func severalRules(
    _ rules: [PropertyList.Member], in place: StringsdictPlace
  ) -> Diagnostic {
    let names = rules.map { "'\($0.key)'" }.joined(separator: " beside ")
    return Diagnostic(
      "stringsdict.mixed-content", .warning, "\(names) in \(place)", at: place.keyRange,
      subject: place.subject,
      help: "one of them is enough, and which one a device takes is not documented")
  }

  /// A width that is no number.
  static func malformedWidth(
    _ member: PropertyList.Member, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.malformed-width", .error,
      "expected a whole number as width in \(place), found \(member.key.quoted)",
      at: member.keyRange, subject: place.subject)
  }

  /// A device that is none.
  static func unknownDevice(
    _ member: PropertyList.Member, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.unknown-device", .error, "unknown device \(member.key.quoted) in \(place)",
      at: member.keyRange, subject: place.subject,
      help: NearestName.advice(for: member.key, among: Device.allCases.map(\.rawValue)))
  }

  /// A choice of devices inside of another one.
  static func nestedDevices(at range: SourceRange?, in place: StringsdictPlace) -> Diagnostic {
    Diagnostic(
      "stringsdict.nested-devices", .error,
      "'\(StringsdictRule.devices.rawValue)' again in \(place)", at: range, subject: place.subject)
  }

  /// A variation without texts.
  static func missingForms(
    at range: SourceRange?, named name: String, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.missing-forms", .error, "no forms in \(name)", at: range, subject: place.subject)
  }
}
