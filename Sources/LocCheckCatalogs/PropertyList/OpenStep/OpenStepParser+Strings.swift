import LocCheckDiagnostics

extension OpenStepParser {
  /// Returns the text of a string, and reports the escapes in it that do not show what they seem
  /// to.
  mutating func text(of token: OpenStepToken) -> String {
    guard token.hasEscapes else { return scanner.text(in: token.bounds) }
    var text: [UInt8] = []
    text.reserveCapacity(token.bounds.count)
    var index = token.bounds.lowerBound
    while index < token.bounds.upperBound {
      guard scanner.bytes[index] == OpenStepByte.backslash else {
        text.append(scanner.bytes[index])
        index += 1
        continue
      }
      index = append(escapeAt: index, before: token.bounds.upperBound, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends what an escape stands for, and returns the offset after it.
  private mutating func append(
    escapeAt start: Int, before limit: Int, to text: inout [UInt8]
  ) -> Int {
    let escape = OpenStepEscape(at: start, in: scanner.bytes, before: limit)
    let bounds = start..<escape.end
    switch escape.kind {
    case .character(let scalar):
      text.append(scalar)
    case .nextStep(let scalar):
      let scalar = scalar ?? "\0"
      text.append(scalar)
      diagnostics.append(.nextStepEscape(of: scalar, at: source.range(bounds)))
    case .unit(let unit):
      return append(unit, at: bounds, before: limit, to: &text)
    case .unknown:
      diagnostics.append(.unknownEscape(at: source.range(scanner.boundsOfUnknownEscape(at: start))))
    }
    return escape.end
  }

  /// Appends the character of a UTF-16 code unit, with that of the next escape where both are one,
  /// and returns the offset after it.
  private mutating func append(
    _ unit: UInt16, at bounds: Range<Int>, before limit: Int, to text: inout [UInt8]
  ) -> Int {
    if bounds.count == 2 { diagnostics.append(.emptyEscape(at: source.range(bounds))) }
    if let scalar = Unicode.Scalar(unit) {
      text.append(scalar)
      return bounds.upperBound
    }
    if bounds.upperBound + 1 < limit,
      scanner.bytes[bounds.upperBound] == OpenStepByte.backslash
    {
      let other = OpenStepEscape(at: bounds.upperBound, in: scanner.bytes, before: limit)
      if case .unit(let low) = other.kind, let scalar = Unicode.Scalar(high: unit, low: low) {
        text.append(scalar)
        return other.end
      }
    }
    text.append("\u{FFFD}" as Unicode.Scalar)
    diagnostics.append(.loneSurrogate(at: source.range(bounds)))
    return bounds.upperBound
  }
}

extension OpenStepScanner {
  /// Returns the text of a range.
  func text(in bounds: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[bounds]), as: UTF8.self)
  }

  /// Returns the offset after the UTF-8 scalar at an offset.
  func endOfScalar(at offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Returns the bounds of what was meant as an escape: the backslash, the character after it, and
  /// the hexadecimal digits after a `u` or `x`.
  fileprivate func boundsOfUnknownEscape(at start: Int) -> Range<Int> {
    var end = endOfScalar(at: start + 1)
    let limit =
      switch bytes[start + 1] {
      case UInt8(ascii: "u"): end + 4
      case UInt8(ascii: "x"): end + 2
      default: end
      }
    while end < min(limit, bytes.count), OpenStepEscape.hexadecimalDigit(bytes[end]) != nil {
      end += 1
    }
    return start..<end
  }
}

extension Diagnostic {
  /// A backslash before something that is no escape.
  fileprivate static func unknownEscape(at range: SourceRange) -> Diagnostic {
    let spelling = range.text
    let rest = spelling.dropFirst()
    let help =
      switch rest.unicodeScalars.first {
      case "u" where rest.utf8.count > 1: "the escape is '\\U\(rest.dropFirst())', with a capital U"
      case "x" where rest.utf8.count > 1: "write the character itself, or '\\U' and its number"
      default: "'\\\\' shows a backslash"
      }
    return Diagnostic(
      "strings.unknown-escape", .warning,
      "\(spelling.quoted) is no escape: the text shows \(String(rest).quoted)", at: range,
      help: help)
  }

  /// A `\U` without a number.
  fileprivate static func emptyEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "strings.unknown-escape", .warning,
      "'\\U' without hexadecimal digits: the text gets U+0000 NULL", at: range)
  }

  /// An octal number that has another meaning than in Latin-1 or UTF-8.
  fileprivate static func nextStepEscape(
    of scalar: Unicode.Scalar, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "strings.nextstep-escape", .warning,
      "'\(range.text)' counts in the NeXTSTEP character set: the text shows"
        + " \(String(scalar).quoted)",
      at: range, help: "write the character itself")
  }

  /// Half of a surrogate pair.
  fileprivate static func loneSurrogate(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "strings.lone-surrogate", .warning,
      "'\(range.text)' is half of a surrogate pair: the text shows U+FFFD REPLACEMENT CHARACTER",
      at: range)
  }
}
