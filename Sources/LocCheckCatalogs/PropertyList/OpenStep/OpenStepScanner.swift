/// A reading position in an OpenStep property list that moves over spaces, comments and strings.
///
/// Where a string does not end, the position goes where Core Foundation's parser goes, as that
/// parser reads on from there.
struct OpenStepScanner {
  /// The bytes of the file, well-formed UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position: Int
  /// The offset of a long comment that does not end, nil where none was met.
  private(set) var unclosedComment: Int?

  /// Creates a scanner that begins at an offset.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next byte, nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the next byte begins a string.
  var isAtString: Bool {
    next.map(OpenStepByte.beginsString) ?? false
  }

  /// Moves past white space and comments, and returns the byte that follows, nil at the end.
  @discardableResult
  mutating func skipSpace() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case OpenStepByte.space, OpenStepByte.tab...OpenStepByte.carriageReturn:
        position += 1
      case OpenStepByte.slash where isAtComment:
        skipComment()
      case 0xE2 where isLineSeparator(at: position):
        position += 3
      case let byte:
        return byte
      }
    }
    return nil
  }

  /// Whether a comment begins at the slash that comes next.
  private var isAtComment: Bool {
    guard position + 1 < bytes.count else { return false }
    return bytes[position + 1] == OpenStepByte.slash || bytes[position + 1] == OpenStepByte.asterisk
  }

  /// Moves past a comment, a short one up to the end of its line.
  private mutating func skipComment() {
    let start = position
    let isLong = bytes[start + 1] == OpenStepByte.asterisk
    position += 2
    while position < bytes.count {
      switch bytes[position] {
      case OpenStepByte.asterisk where isLong:
        position += 1
        guard next == OpenStepByte.slash else { continue }
        position += 1
        return
      case OpenStepByte.lineFeed where !isLong, OpenStepByte.carriageReturn where !isLong: return
      case 0xE2 where !isLong && isLineSeparator(at: position): return
      default: position += 1
      }
    }
    if isLong { unclosedComment = start }
  }

  /// Whether U+2028 or U+2029 stands at an offset.
  func isLineSeparator(at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  /// Moves past the string that begins at the next byte.
  mutating func scanString() throws(OpenStepProblem) -> OpenStepToken {
    let start = position
    guard OpenStepByte.isQuote(bytes[start]) else {
      while position < bytes.count, OpenStepByte.isUnquoted(bytes[position]) { position += 1 }
      return OpenStepToken(bounds: start..<position, isQuoted: false, hasEscapes: false)
    }
    var index = start + 1
    var hasEscapes = false
    while index < bytes.count, bytes[index] != bytes[start] {
      if bytes[index] == OpenStepByte.backslash {
        hasEscapes = true
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else {
      // A backslash at the very end leaves Core Foundation there.
      position = index == bytes.count ? start + 1 : bytes.count
      throw OpenStepProblem(.unclosedString, at: start..<start + 1)
    }
    position = index + 1
    return OpenStepToken(bounds: start + 1..<index, isQuoted: true, hasEscapes: hasEscapes)
  }
}
