/// A reader of JSON (RFC 8259) that moves over bytes and leaves strings undecoded.
///
/// It is made for catalogs of a hundred megabytes: no tree, no `String`, no allocation on the way.
/// What can be read past (a comma missing or too many, a bad escape) is recorded in `problems`; what
/// cannot is thrown, and `recover(from:)` then finds the end of the broken value.
package struct JSONScanner {
  /// The bytes of the file.
  package let bytes: UnsafeRawBufferPointer
  /// The offset of the next byte.
  package var position: Int
  /// Whether strings are held to be UTF-8; a second reading of the same bytes need not ask again.
  let validatesUTF8: Bool
  /// The problems that were read past, in order.
  package private(set) var problems: [JSONProblem] = []

  /// The deepest nesting of values that nothing asks for.
  static let depthLimit = 512

  /// Creates a scanner that begins at an offset.
  package init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0, validatesUTF8: Bool = true) {
    self.bytes = bytes
    self.position = position
    self.validatesUTF8 = validatesUTF8
  }

  /// The next byte, nil at the end.
  package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Records a problem that can be read past.
  package mutating func record(_ kind: JSONProblem.Kind, at bounds: Range<Int>) {
    problems.append(JSONProblem(kind: kind, bounds: bounds))
  }

  /// Moves past white space, indentation eight bytes at a time.
  @inline(__always)
  package mutating func skipWhitespace() {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    while position < bytes.count {
      switch bytes[position] {
      case JSONByte.lineFeed, JSONByte.carriageReturn, JSONByte.tab, JSONByte.space: position += 1
      default: return
      }
      while position + 8 <= bytes.count {
        let difference = word(at: position) ^ spaces
        guard difference == 0 else {
          position += difference.trailingZeroBitCount / 8
          break
        }
        position += 8
      }
    }
  }

  /// Returns the eight bytes at an offset, the first in the lowest place.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns what to throw where something else was expected.
  package func unexpected(_ expected: String, opening: Int? = nil) -> JSONProblem {
    guard position < bytes.count else {
      return JSONProblem(
        kind: .endOfFile(opening: opening), bounds: bytes.count..<bytes.count)
    }
    return JSONProblem(
      kind: .unexpected(expected: expected), bounds: position..<endOfScalar(at: position))
  }

  /// Returns the offset after the UTF-8 scalar at an offset, one byte on where there is none.
  private func endOfScalar(at offset: Int) -> Int {
    var end = offset + 1
    guard bytes[offset] >= 0xC0 else { return end }
    while end < bytes.count, end < offset + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
