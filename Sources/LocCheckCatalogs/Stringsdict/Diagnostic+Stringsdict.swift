import LocCheckDiagnostics

extension Diagnostic {
  /// A value of another kind than its place asks for.
  static func wrongKind(
    _ value: PropertyList, as place: String, expected: String
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.wrong-kind", .error,
      "expected \(expected) as \(place), found \(value.value.kind)", at: value.range)
  }

  /// A key that its dictionary has already.
  static func duplicateKey(
    _ member: PropertyList.Member, earlier: PropertyList.Member, in place: String
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.duplicate-key", .error,
      "\(member.key.quoted) again in \(place): the last one counts", at: member.keyRange,
      notes: [Diagnostic.Note("it is first here", at: earlier.keyRange)])
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
        "stringsdict.no-format-key", .error, "no '\(names[0])' in \(place)", at: place.keyRange,
        help: "a device cannot show a message without it")
    }
    return Diagnostic(
      "stringsdict.no-format-key", .error,
      "no '\(names[0])' in \(place), found \(member.key.quoted)", at: member.keyRange,
      help: "did you mean '\(name)'?")
  }

  /// Kinds of messages in one dictionary of which one is evaluated.
  static func severalRules(
    _ rules: [PropertyList.Member], in place: StringsdictPlace
  ) -> Diagnostic {
    let names = rules.map { "'\($0.key)'" }.joined(separator: " beside ")
    return Diagnostic(
      "stringsdict.mixed-content", .warning, "\(names) in \(place)", at: place.keyRange,
      help: "one of them is enough, and which one a device takes is not documented")
  }

  /// Two characters that were meant to be one.
  static func visibleEscape(
    _ escape: String, at range: SourceRange?, in place: StringsdictPlace
  ) -> Diagnostic {
    let meant = escape == "\\n" ? "a line break" : "a tab"
    return Diagnostic(
      "stringsdict.visible-escape", .warning,
      "'\(escape)' in \(place) is shown as two characters", at: range,
      help: "write \(meant) itself: a property list has no escapes")
  }

  /// A width that is no number.
  static func malformedWidth(
    _ member: PropertyList.Member, in place: StringsdictPlace
  ) -> Diagnostic {
    Diagnostic(
      "stringsdict.width", .error,
      "expected a whole number as width in \(place), found \(member.key.quoted)",
      at: member.keyRange)
  }

  /// A device that is none.
  static func unknownDevice(
    _ member: PropertyList.Member, in place: StringsdictPlace
  ) -> Diagnostic {
    .unknown(
      "stringsdict.unknown-device", "unknown device", member, in: place,
      among: Device.allCases.map(\.rawValue))
  }

  /// A choice of devices inside of another one.
  static func nestedDevices(at range: SourceRange?, in place: StringsdictPlace) -> Diagnostic {
    Diagnostic(
      "stringsdict.nested-devices", .error,
      "'\(StringsdictRule.devices.rawValue)' again in \(place)", at: range)
  }

  /// A variation without texts.
  static func noForms(at range: SourceRange?, named name: String) -> Diagnostic {
    Diagnostic("stringsdict.no-forms", .error, "no forms in \(name)", at: range)
  }

  /// A name that is none of a fixed set.
  fileprivate static func unknown(
    _ id: ID, _ kind: String, _ member: PropertyList.Member, in place: StringsdictPlace,
    among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      id, .error, "\(kind) \(member.key.quoted) in \(place)", at: member.keyRange,
      help: .expectation(of: names, insteadOf: member.key))
  }
}

extension String {
  /// The nearest of some names as a question, or all of them.
  static func expectation(of names: [String], insteadOf text: String) -> String {
    NearestName.suggestion(for: text, among: names).map { "did you mean '\($0)'?" }
      ?? "expected one of \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
