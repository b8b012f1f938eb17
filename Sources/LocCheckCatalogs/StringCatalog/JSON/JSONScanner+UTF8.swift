extension JSONScanner {
  /// Records the first byte of a range that is not well-formed UTF-8 (Unicode 3.9, table 3-7).
  mutating func validateUTF8(in range: Range<Int>) {
    guard let offset = firstIllFormedOffset(in: range) else { return }
    record(.invalidUTF8(bytes[offset]), at: offset..<offset + 1)
  }

  /// Returns the offset of the first ill-formed sequence, nil where there is none.
  private func firstIllFormedOffset(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = bytes[index]
      guard lead >= 0x80 else {
        index += 1
        continue
      }
      let second: ClosedRange<UInt8>
      let length: Int
      switch lead {
      case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
      case 0xE0: (second, length) = (0xA0...0xBF, 3)
      case 0xE1...0xEC, 0xEE...0xEF: (second, length) = (0x80...0xBF, 3)
      case 0xED: (second, length) = (0x80...0x9F, 3)
      case 0xF0: (second, length) = (0x90...0xBF, 4)
      case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
      case 0xF4: (second, length) = (0x80...0x8F, 4)
      default: return index
      }
      guard index + length <= range.upperBound, second.contains(bytes[index + 1]) else {
        return index
      }
      for offset in index + 2..<max(index + length, index + 2) where bytes[offset] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }
}
