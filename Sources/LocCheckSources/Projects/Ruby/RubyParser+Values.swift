import LocCheckDiagnostics

extension RubyParser {
  /// The operators whose results are not known.
  private static let operators: Set = [
    "?", "==", "!=", "&&", "||", "*", "-", "=~", "<", ">",
  ]

  /// Reads arguments, elements or members up to a bracket, or to the end of the line where there is
  /// none.
  mutating func parseArguments(until closing: String?, depth: Int) -> [RubyArgument] {
    guard isShallow(depth) else { return [] }
    var arguments: [RubyArgument] = []
    while let token = next {
      if closing != nil { skipNewlines() }
      if let closing, skip(closing) { return arguments }
      guard closing != nil || !endsArguments(token) else { return arguments }
      let start = position
      if let argument = parseArgument(depth: depth) { arguments.append(argument) }
      if position == start { position += 1 }
      if closing != nil { skipNewlines() }
      if skip(",") {
        skipNewlines()
      } else if closing == nil {
        return arguments
      }
    }
    return arguments
  }

  /// Whether a token ends arguments that stand without parentheses.
  private func endsArguments(_ token: RubyToken.Kind) -> Bool {
    switch token {
    case .newline, .sign("{"), .sign("}"), .sign("|"), .word("do"), .word("end"):
      token != .sign("{") || !isAtHash
    case .word(let word): Self.modifiers.contains(word)
    default: false
    }
  }

  /// Whether the brace that comes next opens a hash: behind an operator it does, behind a name it
  /// opens a block.
  private var isAtHash: Bool {
    guard position > 0, case .sign(let sign) = tokens[position - 1].kind else { return false }
    return ["=", "=>", ",", "(", "[", "||=", "+=", "<<", "{"].contains(sign)
  }

  /// Reads an argument with its label or key.
  private mutating func parseArgument(depth: Int) -> RubyArgument? {
    if case .label(let name)? = next {
      let key = RubyValue(kind: .text(name), range: range(ofToken: position))
      position += 1
      skipNewlines()
      return parseValue(depth: depth).map { RubyArgument(key: key, value: $0) }
    }
    guard let value = parseValue(depth: depth) else { return nil }
    guard skip("=>") else { return RubyArgument(value: value) }
    skipNewlines()
    return parseValue(depth: depth).map { RubyArgument(key: value, value: $0) }
  }

  /// Reads a value with the operators behind it.
  private mutating func parseValue(depth: Int) -> RubyValue? {
    let start = position
    guard var value = parseOperand(depth: depth) else { return nil }
    var parts: [RubyValue] = []
    while let token = next {
      switch token {
      case .string, .sign("+"):
        if token == .sign("+") { position += 1 }
        skipNewlines()
        parts.append(value)
        value = parseOperand(depth: depth) ?? RubyValue(kind: .code, range: range(from: start))
      case .sign("."), .sign("&."):
        position += 1
        value.kind = value.kindBehindMethod(named: parseMethod(depth: depth))
      case .sign(let sign) where Self.operators.contains(sign):
        position += 1
        _ = parseOperand(depth: depth)
        if case .label? = next { position += 1 }
        if skip(":") { _ = parseOperand(depth: depth) }
        value.kind = .code
      default:
        return RubyValue(kind: RubyValue.sum(of: parts + [value]), range: range(from: start))
      }
    }
    return RubyValue(kind: RubyValue.sum(of: parts + [value]), range: range(from: start))
  }

  /// Moves past the name of a method and its arguments, and returns the name.
  private mutating func parseMethod(depth: Int) -> String {
    guard case .word(let name)? = next else { return "" }
    position += 1
    if isAtParenthesis, skip("(") { _ = parseArguments(until: ")", depth: depth + 1) }
    return name
  }

  /// Reads a value without operators, nil where none comes next.
  private mutating func parseOperand(depth: Int) -> RubyValue? {
    guard let token = next, isShallow(depth) else { return nil }
    let start = position
    position += 1
    let kind: RubyValue.Kind
    switch token {
    case .string(let text, let isInterpolated):
      kind = isInterpolated ? .interpolated(text) : .text(text)
    case .symbol(let name): kind = .text(name)
    case .words(let words):
      kind = .list(words.map { RubyValue(kind: .text($0), range: range(ofToken: start)) })
    case .sign("["):
      kind = .list(parseArguments(until: "]", depth: depth + 1).map(\.value))
    case .sign("{"): kind = .hash(parseArguments(until: "}", depth: depth + 1))
    case .sign("("):
      kind = parseArguments(until: ")", depth: depth + 1).first?.value.kind ?? .code
    case .word(let name): kind = parseName(name, depth: depth)
    case .sign("/"), .sign("!"), .sign("-"), .sign("*"), .sign("&"): kind = .code
    default:
      position = start
      return nil
    }
    return RubyValue(kind: kind, range: range(from: start))
  }

  /// Reads the rest of a value that begins with a name: `Dir['…']`, `Dir.glob('…')`, `s.name`.
  private mutating func parseName(_ name: String, depth: Int) -> RubyValue.Kind {
    if name == "true" || name == "false" { return .boolean(name == "true") }
    var path = name
    while next == .sign("."), position + 1 < tokens.count,
      case .word(let member) = tokens[position + 1].kind
    {
      path += "." + member
      position += 2
    }
    let closing: String? =
      isAtParenthesis && next == .sign("(") ? ")" : next == .sign("[") ? "]" : nil
    guard let closing else { return .name(path) }
    position += 1
    let arguments = parseArguments(until: closing, depth: depth + 1).map(\.value)
    return ["Dir", "Dir.glob"].contains(path) ? .list(arguments) : .code
  }
}
