/// Reads a document of JSON (RFC 8259) member by member, without a tree of it.
///
/// Members nobody asks for are passed over, a member that is `null` counts as absent, and of members with
/// the same name the last one counts. Reports of a million checks are read without a tree in memory; string
/// catalogs, whose members keep their places and spellings to be written back, have a reader of their own.
package struct JSONReader {
  /// The bytes.
  let bytes: ArraySlice<UInt8>
  /// The offset of the next byte.
  package var offset: Int
  /// The number of containers around the next byte.
  private var depth = 0

  /// The number of containers around each other that are read.
  package static let depthLimit = 128

  /// Creates a reader of a document.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    self.offset = bytes.startIndex
  }

  // MARK: - Containers

  /// Reads an object; the closure reads or skips the value of each member, which is not null.
  package mutating func object(
    _ member: (_ name: String, _ reader: inout JSONReader) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    try container("{", "}", "an object") { (reader) throws(JSONProblem) in
      let name = try reader.string("a member's name")
      try reader.expect(":")
      guard try !reader.takesNull() else { return }
      try member(name, &reader)
    }
  }

  /// Reads an array; the closure reads or skips each element.
  package mutating func array(
    _ element: (_ reader: inout JSONReader) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    try container("[", "]", "an array", item: element)
  }

  /// Reads an array whose elements a closure makes.
  package mutating func array<Element>(
    of element: (_ reader: inout JSONReader) throws(JSONProblem) -> Element
  ) throws(JSONProblem) -> [Element] {
    var elements: [Element] = []
    try array { (reader) throws(JSONProblem) in elements.append(try element(&reader)) }
    return elements
  }

  /// Reads brackets and what is between them.
  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ kind: String,
    item: (_ reader: inout JSONReader) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    skipBlanks()
    guard take(opening) else { throw problem(kind) }
    guard depth < Self.depthLimit else {
      throw problem("no more than \(Self.depthLimit) values inside each other")
    }
    depth += 1
    skipBlanks()
    if !take(closing) {
      repeat {
        try item(&self)
        skipBlanks()
      } while take(",")
      guard take(closing) else { throw problem("',' or '\(closing)'") }
    }
    depth -= 1
  }

  // MARK: - Values

  /// Reads a whole number, brought into a range.
  package mutating func integer<Value: FixedWidthInteger & SignedInteger>(
    in range: ClosedRange<Value>
  ) throws(JSONProblem) -> Value {
    skipBlanks()
    let start = offset
    let isNegative = take("-")
    let digits = offset
    var value: Value? = 0
    while let byte = next, (0x30...0x39).contains(byte) {
      offset += 1
      value = value.flatMap { value in
        let (product, overflows) = value.multipliedReportingOverflow(by: 10)
        let (sum, isTooLarge) = product.addingReportingOverflow(Value(byte - 0x30))
        return overflows || isTooLarge ? nil : sum
      }
    }
    let isWhole = next.map { ![0x2E, 0x45, 0x65].contains($0) } ?? true
    guard offset > digits, isWhole else {
      offset = start
      throw problem("a whole number")
    }
    guard let value else { return isNegative ? range.lowerBound : range.upperBound }
    let signed = isNegative ? 0 - value : value
    return min(max(signed, range.lowerBound), range.upperBound)
  }

  /// Passes over a value of any kind.
  package mutating func skip() throws(JSONProblem) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      try object { (_, reader) throws(JSONProblem) in try reader.skip() }
    case UInt8(ascii: "["):
      try array { (reader) throws(JSONProblem) in try reader.skip() }
    case UInt8(ascii: "\""):
      _ = try string()
    case UInt8(ascii: "-"), (0x30...0x39)?:
      offset += 1
      while let byte = next, isInNumber(byte) { offset += 1 }
    default:
      for word in ["true", "false", "null"] where takes(word) { return }
      throw problem("a value")
    }
  }

  /// Checks that nothing follows the document.
  package mutating func end() throws(JSONProblem) {
    skipBlanks()
    guard next == nil else { throw problem("the end of the document") }
  }

  /// Reads a `null`, if there is one.
  private mutating func takesNull() throws(JSONProblem) -> Bool {
    skipBlanks()
    return takes("null")
  }

  // MARK: - Bytes

  /// The next byte, nil at the end.
  var next: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  /// Passes over white space.
  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Reads a character of ASCII, if it is next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  /// Reads a word, if it is next.
  private mutating func takes(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  /// Reads a character of ASCII, after white space.
  private mutating func expect(_ scalar: Unicode.Scalar) throws(JSONProblem) {
    skipBlanks()
    guard take(scalar) else { throw problem("'\(scalar)'") }
  }

  /// Whether a byte can be inside of a number.
  private func isInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Returns the problem that something is missing at the next byte.
  func problem(_ expectation: String) -> JSONProblem {
    JSONProblem(offset: offset, expectation: expectation)
  }
}
