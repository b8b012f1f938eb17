import LocCheckDiagnostics

/// What is to be said about the entries of a `.strings` file, whatever its format.
struct StringsChecks {
  /// The findings, by kind.
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks the entries of a file.
  init(members: [PropertyList.Member]) {
    checkDuplicates(among: members)
    checkLookalikes(among: members)
    for member in members { checkValue(of: member) }
  }

  /// Finds the keys that occur again.
  private mutating func checkDuplicates(among members: [PropertyList.Member]) {
    var firsts: [MessageKey: Int] = [:]
    firsts.reserveCapacity(members.count)
    for (position, member) in members.enumerated() {
      let first = firsts[MessageKey(member.key), default: position]
      if first == position {
        firsts[MessageKey(member.key)] = position
      } else {
        diagnostics.append(.duplicateKey(member, of: members[first]))
      }
    }
  }

  /// Finds the keys that look the same as another and are not.
  private mutating func checkLookalikes(among members: [PropertyList.Member]) {
    // Without letters beyond ASCII there is one spelling of everything.
    guard members.contains(where: { !$0.key.utf8.allSatisfy { $0 < 0x80 } }) else { return }
    // A dictionary over `String` compares canonically, as no table on a device does.
    var canonical: [String: Int] = [:]
    canonical.reserveCapacity(members.count)
    for (position, member) in members.enumerated() {
      guard let other = canonical.updateValue(position, forKey: member.key),
        !members[other].key.isIdenticalUTF8(to: member.key)
      else { continue }
      diagnostics.append(.lookalikeKey(member, of: members[other].keyRange))
    }
  }

  /// Finds a value that is no text, or one that does not show what was meant.
  private mutating func checkValue(of member: PropertyList.Member) {
    guard let text = member.value.string else {
      diagnostics.append(.unusableValue(of: member))
      return
    }
    guard let quote = Self.quoteAfterBackslash(in: text) else { return }
    diagnostics.append(.visibleBackslash(before: quote, in: member.value.range))
  }

  /// Returns the first straight quote of a text that stands behind a backslash, nil for none.
  private static func quoteAfterBackslash(in text: String) -> UInt8? {
    var isAfterBackslash = false
    for byte in text.utf8 {
      if isAfterBackslash, OpenStepByte.isQuote(byte) { return byte }
      isAfterBackslash = byte == OpenStepByte.backslash
    }
    return nil
  }
}

extension Diagnostic {
  /// A key that occurs again.
  fileprivate static func duplicateKey(
    _ member: PropertyList.Member, of first: PropertyList.Member
  ) -> Diagnostic {
    let isSame = member.value.string.flatMap { text in
      first.value.string.map { $0.isIdenticalUTF8(to: text) }
    }
    return Diagnostic(
      "strings.duplicate-key", .warning,
      "key \(member.key.quoted) again"
        + (isSame == true ? ", with the same value" : ": the last one counts"),
      at: member.keyRange,
      notes: first.keyRange.map { [Note("first here", at: $0)] } ?? [])
  }

  /// A key that looks the same as another and is not.
  fileprivate static func lookalikeKey(
    _ member: PropertyList.Member, of other: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      "strings.lookalike-key", .warning,
      "key \(member.key.quoted) differs from another only in its Unicode normalization",
      at: member.keyRange, notes: other.map { [Note("the other key", at: $0)] } ?? [],
      help: "a look-up compares keys code point by code point")
  }

  /// A value that is no text.
  fileprivate static func unusableValue(of member: PropertyList.Member) -> Diagnostic {
    Diagnostic(
      "strings.unusable-value", .error,
      "expected a text as value of \(member.key.quoted), found \(member.value.value.kind)",
      at: member.value.range ?? member.keyRange)
  }

  /// A text that shows a backslash before a quote.
  fileprivate static func visibleBackslash(
    before quote: UInt8, in range: SourceRange?
  ) -> Diagnostic {
    let quote = String(decoding: [quote], as: UTF8.self)
    return Diagnostic(
      "strings.visible-backslash", .warning,
      "the text shows a backslash before a quote: '\\\(quote)'",
      at: range.map(VisibleBackslash.place), help: "escape the quote once: '\\\(quote)'")
  }
}
