import LocCheckDiagnostics

extension RubyLexer {
  /// Reads a string that ends with its delimiter, and adds its token.
  mutating func scanString(delimiter: UInt8, isInterpolated: Bool, from start: Int) {
    position += 1
    guard let text = scanContent(opening: nil, closing: delimiter, isInterpolated: isInterpolated)
    else {
      report(unclosedFrom: start)
      return
    }
    // `"key": value`, as in a hash.
    if byte() == UInt8(ascii: ":"), byte(1) != UInt8(ascii: ":") {
      position += 1
      add(.label(text), from: start)
    } else {
      add(.string(text, isInterpolated: isInterpolated && text.contains("#{")), from: start)
    }
  }

  /// Whether a percent sign begins a literal such as `%w[…]`.
  var isAtPercentLiteral: Bool {
    let isKind = "wWiIqQ".utf8.contains(byte(1))
    return Self.closing(of: byte(isKind ? 2 : 1)) != nil && (isKind || !endsWithValue)
  }

  /// Reads a literal that begins with a percent sign.
  mutating func scanPercentLiteral() {
    let start = position
    let kind = byte(1)
    let isKind = "wWiIqQ".utf8.contains(kind)
    let opening = byte(isKind ? 2 : 1)
    position += isKind ? 3 : 2
    let isInterpolated = !isKind || kind == UInt8(ascii: "Q")
    guard let closing = Self.closing(of: opening),
      let text = scanContent(
        opening: opening == closing ? nil : opening, closing: closing,
        isInterpolated: isInterpolated)
    else {
      report(unclosedFrom: start)
      return
    }
    if "wWiI".utf8.contains(kind) {
      add(.words(text.split(whereSeparator: \.isWhitespace).map { String($0) }), from: start)
    } else {
      add(.string(text, isInterpolated: isInterpolated && text.contains("#{")), from: start)
    }
  }

  /// Whether a slash begins a regular expression: where no value stands before it.
  var isAtPattern: Bool {
    let next = source.bytes[position...].dropFirst()
      .first { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\n") }
    return !endsWithValue && next == UInt8(ascii: "/")
  }

  /// Moves past a regular expression, which is a value that is not followed.
  mutating func skipPattern() {
    let start = position
    position += 1
    while position < source.bytes.count, byte() != UInt8(ascii: "/") {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, source.bytes.count)
    add(.sign("/"), from: start)
  }

  /// Whether the last token is a value or closes one, so that an operator follows.
  private var endsWithValue: Bool {
    switch tokens.last?.kind {
    case .word, .string, .symbol, .words: true
    case .sign(let sign): [")", "]", "}"].contains(sign)
    case .label, .newline, nil: false
    }
  }

  /// Moves past the rest of a string and its closing delimiter, and returns what it spells; nil
  /// where the file ends before.
  private mutating func scanContent(
    opening: UInt8?, closing: UInt8, isInterpolated: Bool
  ) -> String? {
    var text: [UInt8] = []
    var depth = 0
    // Code inside of a string can hold strings, whose delimiters do not count.
    var braces = 0
    while position < source.bytes.count {
      let next = byte()
      position += 1
      if isInterpolated, next == UInt8(ascii: "#"), byte() == UInt8(ascii: "{") {
        braces += 1
      } else if braces > 0, next == UInt8(ascii: "}") {
        braces -= 1
      } else if next == UInt8(ascii: "\\"), position < source.bytes.count {
        appendEscape(isInterpolated: isInterpolated, closing: closing, to: &text)
        continue
      } else if braces == 0, next == closing {
        if depth == 0 { return String(decoding: text, as: UTF8.self) }
        depth -= 1
      } else if next == opening {
        depth += 1
      }
      text.append(next)
    }
    return nil
  }

  /// Moves past the character behind a backslash, and appends what both spell.
  private mutating func appendEscape(
    isInterpolated: Bool, closing: UInt8, to text: inout [UInt8]
  ) {
    let next = byte()
    position += 1
    switch next {
    case UInt8(ascii: "n") where isInterpolated: text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t") where isInterpolated: text.append(UInt8(ascii: "\t"))
    case _ where isInterpolated || next == closing || next == UInt8(ascii: "\\"): text.append(next)
    default: text += [UInt8(ascii: "\\"), next]
    }
  }

  /// Returns the delimiter that ends what another begins, nil for letters, digits and spaces.
  private static func closing(of opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    case UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "/"): opening
    default: nil
    }
  }

  /// Reports a string without an end, and goes on behind its first line.
  private mutating func report(unclosedFrom start: Int) {
    patience -= 1
    diagnostics.append(
      Diagnostic(
        "project.unclosed-string", .error, "the string that begins here has no end",
        at: source.range(start..<start + 1)))
    position = source.lineBounds(containing: start).upperBound
  }
}
