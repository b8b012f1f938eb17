extension JSONScanner {
  /// Moves past an opening bracket.
  @inline(__always)
  package mutating func open(_ kind: JSONContainer.Kind) -> JSONContainer {
    defer { position += 1 }
    return JSONContainer(kind: kind, opening: position)
  }

  /// Moves to the value of the next member of an object; nil after the closing brace.
  @inline(__always)
  package mutating func nextMember(of object: inout JSONContainer) throws(JSONProblem)
    -> JSONString?
  {
    guard try advance(in: &object) else { return nil }
    guard next == JSONByte.quote else { throw unexpected("a member name", opening: object.opening) }
    let name = try scanString()
    skipWhitespace()
    guard next == JSONByte.colon else { throw unexpected("':'", opening: object.opening) }
    position += 1
    skipWhitespace()
    return name
  }

  /// Moves to the next element of an array; false after the closing bracket.
  package mutating func nextElement(of array: inout JSONContainer) throws(JSONProblem) -> Bool {
    try advance(in: &array)
  }

  /// Moves to the next member of a container, past its comma; false after the closing bracket.
  @inline(__always)
  private mutating func advance(in container: inout JSONContainer) throws(JSONProblem) -> Bool {
    skipWhitespace()
    var comma: Int?
    while next == JSONByte.comma {
      if container.isFirst || comma != nil { record(.strayComma, at: position..<position + 1) }
      comma = position
      position += 1
      skipWhitespace()
    }
    guard let byte = next else { throw unexpected("", opening: container.opening) }
    if byte == container.closingByte {
      if let comma, !container.isFirst { record(.strayComma, at: comma..<comma + 1) }
      position += 1
      return false
    }
    if !container.isFirst, comma == nil {
      guard byte == JSONByte.quote else {
        throw unexpected("',' or '\(Character(Unicode.Scalar(container.closingByte)))'")
      }
      record(.missingComma, at: position..<position + 1)
    }
    container.isFirst = false
    return true
  }
}
