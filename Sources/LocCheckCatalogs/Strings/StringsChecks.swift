import LocCheckDiagnostics

/// What is to be said about the entries of a `.strings` file, whatever its format.
struct StringsChecks {
  /// The findings, by kind.
  private(set) var diagnostics: [Diagnostic] = []
  /// The localization, nil where it is not known.
  private let localization: String?

  /// Checks the entries of a file.
  init(members: [PropertyList.Member], localization: String?) {
    self.localization = localization
    compareKeys(of: members)
    for member in members { checkValue(of: member) }
  }

  /// Finds the keys that occur again, and those that look the same as another and are not.
  private mutating func compareKeys(of members: [PropertyList.Member]) {
    let comparison = KeyComparison(members.map { MessageKey($0.key) })
    diagnostics += comparison.repetitions.map { position, first in
      .duplicateKey(members[position], of: members[first], about: subject(of: members[position]))
    }
    diagnostics += comparison.lookalikes().map { position, other in
      .lookalikeKey(
        "strings.lookalike-key", MessageKey(members[position].key), at: members[position].keyRange,
        other: members[other].keyRange, subject: subject(of: members[position]))
    }
  }

  /// Finds a value that is no text, or one that does not show what was meant.
  private mutating func checkValue(of member: PropertyList.Member) {
    guard let text = member.value.string else {
      diagnostics.append(.wrongType(of: member, about: subject(of: member)))
      return
    }
    guard let escape = VisibleEscape(in: text) else { return }
    diagnostics.append(
      escape.diagnostic(
        "strings.visible-escape", at: member.value.range, in: member.key.quoted,
        subject: subject(of: member)))
  }

  /// Returns the message of an entry.
  private func subject(of member: PropertyList.Member) -> Diagnostic.Subject {
    Diagnostic.Subject(key: member.key, locale: localization)
  }
}

extension Diagnostic {
  /// A key that occurs again.
  fileprivate static func duplicateKey(
    _ member: PropertyList.Member, of first: PropertyList.Member, about subject: Subject
  ) -> Diagnostic {
    let isSame = member.value.string.flatMap { text in
      first.value.string.map { $0.isIdenticalUTF8(to: text) }
    }
    return Diagnostic(
      "strings.duplicate-key", .warning,
      "key \(member.key.quoted) again"
        + (isSame == true ? ", with the same value" : ": the last one counts"),
      at: member.keyRange, subject: subject,
      notes: first.keyRange.map { [Note("first here", at: $0)] } ?? [])
  }

  /// A value that is no text.
  fileprivate static func wrongType(
    of member: PropertyList.Member, about subject: Subject
  ) -> Diagnostic {
    Diagnostic(
      "strings.wrong-type", .error,
      "expected a string as the value of \(member.key.quoted), found \(member.value.value.kind)",
      at: member.value.range ?? member.keyRange, subject: subject)
  }
}
