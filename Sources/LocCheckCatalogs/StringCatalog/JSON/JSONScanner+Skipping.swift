extension JSONScanner {
  /// Moves past one value of any kind, holding it to the grammar.
  package mutating func skipValue() throws(JSONProblem) {
    var containers: [JSONContainer] = []
    while true {
      switch next {
      case JSONByte.openingBrace: containers.append(open(.object))
      case JSONByte.openingBracket: containers.append(open(.array))
      case JSONByte.quote: _ = try scanString()
      default: try skipScalar()
      }
      guard containers.count <= Self.depthLimit else {
        throw JSONProblem(
          kind: .tooDeep(limit: Self.depthLimit), bounds: position - 1..<position)
      }
      guard try moveToNextValue(within: &containers) else { return }
    }
  }

  /// Moves to the next value inside open containers, closing those that end; false when all have.
  private mutating func moveToNextValue(
    within containers: inout [JSONContainer]
  ) throws(JSONProblem) -> Bool {
    while var container = containers.popLast() {
      let hasNext =
        switch container.kind {
        case .object: try nextMember(of: &container) != nil
        case .array: try nextElement(of: &container)
        }
      guard hasNext else { continue }
      containers.append(container)
      return true
    }
    return false
  }

  /// Moves past `true`, `false`, `null` or a number.
  private mutating func skipScalar() throws(JSONProblem) {
    for literal in ["true", "false", "null"] as [StaticString] where take(literal) { return }
    guard takeNumber() else { throw unexpected("a value") }
  }

  /// Moves past a word if it comes next, and says whether it did.
  mutating func take(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      UnsafeRawBufferPointer(rebasing: bytes[position..<end]).isEqual(to: word)
    else { return false }
    position = end
    return true
  }

  /// Moves past a number if one comes next, and says whether it did.
  private mutating func takeNumber() -> Bool {
    var index = position
    /// Moves over digits and says whether there were any.
    func takeDigits() -> Bool {
      let start = index
      while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] {
        index += 1
      }
      return index > start
    }
    /// Moves over one of some bytes and says whether it was there.
    func takeByte(_ candidates: UInt8...) -> Bool {
      guard index < bytes.count, candidates.contains(bytes[index]) else { return false }
      index += 1
      return true
    }
    _ = takeByte(UInt8(ascii: "-"))
    let hasLeadingZero = takeByte(UInt8(ascii: "0"))
    guard hasLeadingZero || takeDigits() else { return false }
    if takeByte(UInt8(ascii: ".")), !takeDigits() { return false }
    if takeByte(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = takeByte(UInt8(ascii: "+"), UInt8(ascii: "-"))
      guard takeDigits() else { return false }
    }
    position = index
    return true
  }

  /// Moves past the value that begins at an offset by its brackets alone, after it proved broken.
  ///
  /// Brackets inside strings do not count, unless the string does not end on its line, so that one
  /// forgotten quote does not swallow the rest.
  mutating func recover(from start: Int) {
    position = start
    var depth = 0
    while let byte = next {
      switch byte {
      case JSONByte.openingBrace, JSONByte.openingBracket: depth += 1
      case JSONByte.closingBrace, JSONByte.closingBracket:
        if depth == 0 { return }
        depth -= 1
      case JSONByte.quote:
        skipStringOnLine()
        if depth == 0 { return }
        continue
      case JSONByte.comma:
        if depth == 0 { return }
      // Behind a quote without an end, each escaped quote would be tried to the end of the line.
      case JSONByte.backslash where position + 1 < bytes.count: position += 1
      default: break
      }
      position += 1
      if depth == 0, byte == JSONByte.closingBrace || byte == JSONByte.closingBracket { return }
    }
  }

  /// Moves to the next quote or closing brace at the level of an object that lost its thread.
  mutating func recoverMember(after problem: JSONProblem) {
    if problem.kind == .unterminatedString { skipStringOnLine() }
    while let byte = next {
      switch byte {
      case JSONByte.quote, JSONByte.closingBrace: return
      case JSONByte.openingBrace, JSONByte.openingBracket: recover(from: position)
      case JSONByte.backslash: position = min(position + 2, bytes.count)
      default: position += 1
      }
    }
  }

  /// Moves past closing braces and commas that nothing opened, and says whether a name follows.
  mutating func skipClosingBrackets() -> Bool {
    while next == JSONByte.closingBrace || next == JSONByte.comma {
      position += 1
      skipWhitespace()
    }
    return next == JSONByte.quote
  }

  /// Moves past a string that ends on its line, else past its quote alone.
  private mutating func skipStringOnLine() {
    position += 1
    var index = position
    while index < bytes.count {
      switch bytes[index] {
      case JSONByte.quote:
        position = index + 1
        return
      case JSONByte.lineFeed, JSONByte.carriageReturn: return
      case JSONByte.backslash: index += 2
      default: index += 1
      }
    }
  }
}
