/// A pass over one line that finds raw invisible characters and broken UTF-8.
struct InvisibleScan {
  /// What was found, in order.
  private(set) var characters: [InvisibleCharacter] = []
  /// The first byte that is not UTF-8.
  private(set) var firstBrokenByte: Int?
  /// Whether the line is a comment, where only what reorders text is refused.
  private let isComment: Bool
  /// The scalar before the current one.
  private var previous: Unicode.Scalar?
  /// A joiner after an emoji: allowed once another emoji follows.
  private var pendingJoiner: InvisibleCharacter?

  /// Scans a line.
  init(_ bytes: [UInt8], in bounds: Range<Int>, isComment: Bool) {
    self.isComment = isComment
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[bounds].makeIterator()
    var offset = bounds.lowerBound
    scanning: while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput:
        break scanning
      case .error(let length):
        firstBrokenByte = firstBrokenByte ?? offset
        offset += length
        previous = nil
      case .valid(let encoded):
        read(Unicode.UTF8.decode(encoded), at: offset..<offset + encoded.count)
        offset += encoded.count
      }
    }
    settleJoiner(isAllowed: false)
  }

  /// Returns whether a line has bytes worth a scan: anything but printable ASCII and tabs.
  static func isNeeded(_ bytes: [UInt8], in bounds: Range<Int>) -> Bool {
    bytes[bounds].contains { ($0 < 0x20 && $0 != ASCII.tab) || $0 >= 0x7F }
  }

  /// Takes note of one scalar.
  private mutating func read(_ scalar: Unicode.Scalar, at bounds: Range<Int>) {
    defer { previous = scalar }
    if pendingJoiner != nil { settleJoiner(isAllowed: InvisibleCharacter.isEmoji(scalar)) }
    guard !Self.isCommonLetter(scalar),
      InvisibleCharacter.isInvisible(scalar, after: previous),
      !isComment || InvisibleCharacter.reordersText(scalar)
    else { return }
    let found = InvisibleCharacter(scalar: scalar, bounds: bounds, isInComment: isComment)
    if scalar == "\u{200D}", let previous, InvisibleCharacter.isEmoji(previous) {
      pendingJoiner = found
    } else {
      characters.append(found)
    }
  }

  /// Decides about a joiner now that its right neighbour is known.
  private mutating func settleJoiner(isAllowed: Bool) {
    guard let joiner = pendingJoiner else { return }
    pendingJoiner = nil
    if !isAllowed { characters.append(joiner) }
  }

  /// Returns whether a scalar is in the blocks that hold no invisible character, before any
  /// look-up.
  private static func isCommonLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xAE..<0x34F, 0x370..<0x61C, 0x61D..<0x1100, 0x3001..<0x3164, 0x4E00..<0xD800:
      true
    default: false
    }
  }
}
