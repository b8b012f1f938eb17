/// Tells the text of a document from its markup without understanding either.
struct XMLScanner {
  /// The bytes of the document.
  let bytes: UnsafeRawBufferPointer
  /// The place that is looked at next.
  var index = 0

  /// Creates a scanner of a document.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Skips white space.
  mutating func skipSpace() {
    while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
  }

  /// Returns the next stretch, nil at the end.
  mutating func next() -> XMLStretch? {
    guard index < bytes.count else { return nil }
    guard bytes[index] == UInt8(ascii: "<") else {
      let start = index
      index = offset(of: UInt8(ascii: "<"), from: start)
      return XMLStretch(kind: .text, bounds: start..<index, content: start..<index)
    }
    return take(.comment, from: "<!--", through: "-->")
      ?? take(.characterData, from: "<![CDATA[", through: "]]>")
      ?? take(.instruction, from: "<?", through: "?>")
      ?? takeTag()
  }

  /// Whether markup stands at the place that is looked at next.
  func isNext(_ markup: StaticString) -> Bool { matches(markup, at: index) }

  /// Takes everything up to the end of a tag.
  private mutating func takeTag() -> XMLStretch {
    let start = index
    var count = 0
    var longest = 0..<0
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ">") { break }
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      let value = index..<offset(of: byte, from: index)
      if value.count > longest.count { longest = value }
      index = min(value.upperBound + 1, bytes.count)
      count += 1
    }
    return XMLStretch(
      kind: .tag, bounds: start..<index, content: start..<index, valueCount: count,
      longestValue: longest)
  }

  /// Takes a stretch that begins and ends with given markup, if it is next.
  private mutating func take(
    _ kind: XMLStretch.Kind, from opening: StaticString, through closing: StaticString
  ) -> XMLStretch? {
    guard isNext(opening) else { return nil }
    let start = index
    let content = start + opening.utf8CodeUnitCount
    var end = offset(of: closing.utf8Start[0], from: content)
    while end < bytes.count, !matches(closing, at: end) {
      end = offset(of: closing.utf8Start[0], from: end + 1)
    }
    index = min(end + closing.utf8CodeUnitCount, bytes.count)
    return XMLStretch(kind: kind, bounds: start..<index, content: content..<end)
  }

  /// Returns the offset of the next byte of a value, that of the end where there is none.
  private func offset(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index
  }

  /// Whether markup stands at a place.
  private func matches(_ markup: StaticString, at offset: Int) -> Bool {
    let count = markup.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    var index = 0
    while index < count, bytes[offset + index] == markup.utf8Start[index] { index += 1 }
    return index == count
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML.
  package var isXMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }
}
