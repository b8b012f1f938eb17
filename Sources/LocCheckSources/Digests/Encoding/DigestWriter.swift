/// Writes the parts of a digest into bytes.
///
/// Numbers take seven bits a byte, places are written as the distance from the last one, and a text that
/// was written before is a number.
struct DigestWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []
  /// The numbers of the texts so far.
  private var texts: [Spelling: Int] = [:]
  /// The start of the last place.
  private var place = 0

  /// Writes a number that is not negative.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes which case of an enum, or which of two, follows.
  mutating func write(tag: UInt8) { bytes.append(tag) }

  /// Writes a truth value.
  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Writes a text.
  mutating func write(_ text: String) {
    let spelling = Spelling(text: text)
    if let number = texts[spelling] { return write(number + 1) }
    texts[spelling] = texts.count
    write(0)
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a place.
  mutating func write(_ bounds: Range<Int>) {
    let distance = bounds.lowerBound - place
    // The sign goes last, so that short steps backwards are short too.
    write(distance < 0 ? (-distance << 1) - 1 : distance << 1)
    write(bounds.count)
    place = bounds.lowerBound
  }

  /// Writes the raw value of an enum.
  mutating func write<Name: RawRepresentable<String>>(name: Name) { write(name.rawValue) }

  /// Writes a part.
  mutating func write(_ part: some DigestPart) { part.write(to: &self) }

  /// Writes a part that may be missing.
  mutating func write(_ part: (some DigestPart)?) {
    write(part != nil)
    if let part { write(part) }
  }

  /// Writes parts.
  mutating func write(_ parts: [some DigestPart]) {
    write(parts.count)
    for part in parts { write(part) }
  }

  /// Writes parts that may be missing together.
  mutating func write(_ parts: [some DigestPart]?) {
    write(parts != nil)
    if let parts { write(parts) }
  }

  /// Writes lists of parts.
  mutating func write(_ lists: [[some DigestPart]]) {
    write(lists.count)
    for list in lists { write(list) }
  }
}

/// A text that is told from others that are canonically equivalent to it: they are other keys.
private struct Spelling: Hashable {
  /// The text.
  let text: String

  /// Whether two texts have the same scalars.
  static func == (left: Spelling, right: Spelling) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the bytes of the text to a hasher.
  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// What a digest is made of.
protocol DigestPart {
  /// Writes the part.
  func write(to writer: inout DigestWriter)

  /// Reads a part.
  init(from reader: inout DigestReader) throws(DigestReader.Damage)
}
