import LocCheckDiagnostics

/// An escape that a text shows as it is written: a backslash, and a letter or quote behind it.
///
/// `\\n` in an OpenStep property list, and `\n` in one of XML, which has no escapes, are two
/// characters on the screen. Exports that escape a text once more than its format asks for make
/// them.
struct VisibleEscape {
  /// What stands behind the backslash.
  private let byte: UInt8

  /// Finds the first such escape in a text, nil for none; a backslash behind another begins none.
  init?(in text: String) {
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped, Self.meaning(of: byte) != nil {
        self.byte = byte
        return
      }
      isEscaped = !isEscaped && byte == OpenStepByte.backslash
    }
    return nil
  }

  /// What a byte behind a backslash is meant for, nil for those that mean nothing.
  private static func meaning(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "n"): "a line break"
    case UInt8(ascii: "r"): "a carriage return"
    case UInt8(ascii: "t"): "a tab"
    case OpenStepByte.quote, OpenStepByte.apostrophe: "the quote"
    default: nil
    }
  }

  /// Returns the finding, under the id of a reader, on a text at a range of its file.
  func diagnostic(
    _ id: Diagnostic.ID, at range: SourceRange?, in place: String, subject: Diagnostic.Subject
  ) -> Diagnostic {
    let meaning = Self.meaning(of: byte) ?? ""
    let isOpenStep = range.map(Self.isQuoted) ?? false
    return Diagnostic(
      id, .warning,
      "'\\\(Character(Unicode.Scalar(byte)))' in \(place) is shown as two characters",
      at: range.map(self.place), subject: subject,
      help: isOpenStep
        ? "write \(meaning) with one backslash"
        : "write \(meaning) itself: a property list of this format has no escapes")
  }

  /// Whether a text stands between quotes, as texts with backslashes do in OpenStep's format alone.
  private static func isQuoted(_ range: SourceRange) -> Bool {
    let start = range.bounds.lowerBound
    return start > 0 && OpenStepByte.isQuote(range.source.bytes[start - 1])
  }

  /// Returns where in the range of a text the escape is spelled; all of it where that takes more
  /// than backslashes, such as the references of XML.
  private func place(in range: SourceRange) -> SourceRange {
    let bytes = range.source.bytes
    let limit = range.bounds.upperBound
    let isQuoted = Self.isQuoted(range)
    var index = range.bounds.lowerBound
    while index + 1 < limit {
      guard bytes[index] == OpenStepByte.backslash else {
        index += 1
        continue
      }
      guard !isQuoted || bytes[index + 1] == OpenStepByte.backslash else {
        index += 2
        continue
      }
      let next = index + (isQuoted ? 2 : 1)
      // In OpenStep's format a quote behind the backslash mostly has a backslash of its own.
      let isEscaped = isQuoted && next + 1 < limit && bytes[next] == OpenStepByte.backslash
      let last = isEscaped ? next + 1 : next
      guard last < limit else { break }
      if bytes[last] == byte, !isEscaped || OpenStepByte.isQuote(byte) {
        return range.source.range(index..<last + 1)
      }
      index = last + 1
    }
    return range
  }
}
