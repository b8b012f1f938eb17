/// Scanning of bytes by offset, with the file's own idea of white space.
extension [UInt8] {
  /// Returns the bounds without the spaces and tabs at both ends.
  func trimming(_ bounds: Range<Int>) -> Range<Int> {
    var (start, end) = (bounds.lowerBound, bounds.upperBound)
    while start < end, ASCII.isBlank(self[start]) { start += 1 }
    while end > start, ASCII.isBlank(self[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Returns the bounds of the words that spaces and tabs set apart.
  func words(in bounds: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = bounds.lowerBound
    while index < bounds.upperBound {
      let start = index
      while index < bounds.upperBound, !ASCII.isBlank(self[index]) { index += 1 }
      if start < index {
        words.append(start..<index)
      } else {
        index += 1
      }
    }
    return words
  }

  /// Returns the offset of the first occurrence of a byte within the bounds.
  func offset(of byte: UInt8, in bounds: Range<Int>) -> Int? {
    self[bounds].firstIndex(of: byte)
  }

  /// Returns the text of the bounds, repaired with U+FFFD where it is not UTF-8.
  func text(in bounds: Range<Int>) -> String {
    String(decoding: self[bounds], as: UTF8.self)
  }

  /// Returns the offset after the scalar that begins at an offset.
  func offset(afterScalarAt offset: Int, in bounds: Range<Int>) -> Int {
    var next = offset + 1
    while next < bounds.upperBound, self[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}
