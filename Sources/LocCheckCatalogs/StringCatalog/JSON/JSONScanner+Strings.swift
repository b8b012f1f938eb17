import LocCheckDiagnostics

extension JSONScanner {
  /// Moves past a string that begins at the next byte, eight bytes at a time where it is plain.
  @inline(__always)
  package mutating func scanString() throws(JSONProblem) -> JSONString {
    let start = position + 1
    var index = start
    var hasEscapes = false
    var seen: UInt64 = 0
    while true {
      while index + 8 <= bytes.count {
        let word = word(at: index)
        let stops = Self.stops(in: word)
        guard stops == 0 else {
          let plain = stops.trailingZeroBitCount & ~7
          seen |= word & ((1 << UInt64(plain)) - 1)
          index += plain / 8
          break
        }
        seen |= word
        index += 8
      }
      guard index < bytes.count else {
        throw JSONProblem(kind: .endOfFile(opening: position), bounds: bytes.count..<bytes.count)
      }
      switch bytes[index] {
      case JSONByte.quote:
        if validatesUTF8, seen & 0x8080_8080_8080_8080 != 0 { validateUTF8(in: start..<index) }
        position = index + 1
        return JSONString(start: start, end: index, hasEscapes: hasEscapes)
      case JSONByte.backslash:
        hasEscapes = true
        index = scanEscape(at: index)
      case JSONByte.lineFeed, JSONByte.carriageReturn:
        throw JSONProblem(kind: .unterminatedString, bounds: position..<index)
      case let byte where byte < 0x20:
        record(.controlCharacter(byte), at: index..<index + 1)
        index += 1
      case let byte:
        seen |= UInt64(byte)
        index += 1
      }
    }
  }

  /// Records the first byte of a range that is not well-formed UTF-8.
  private mutating func validateUTF8(in range: Range<Int>) {
    guard let offset = TextEncoding.firstIllFormedUTF8(in: bytes, range: range) else { return }
    record(.invalidUTF8(bytes[offset]), at: offset..<offset + 1)
  }

  /// Marks, with the high bit of its place, the first byte of a word that a string cannot pass over.
  ///
  /// Bits above the first may be wrong: a borrow runs upwards.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(JSONByte.quote))
    let backslashes = word ^ (ones &* UInt64(JSONByte.backslash))
    let controls = (word &- ones &* 0x20) & ~word
    let found = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | controls
    return found & (ones &* 0x80)
  }

  /// Returns the offset after the escape at an offset, having recorded what is wrong with it.
  private mutating func scanEscape(at start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: start) else { break }
      guard unit & 0xF800 == 0xD800 else { return start + 6 }
      if let low = codeUnit(at: start + 6), Unicode.Scalar(high: unit, low: low) != nil {
        return start + 12
      }
      record(.loneSurrogate, at: start..<start + 6)
      return start + 6
    case let byte where Self.escapedByte(byte) != nil:
      return start + 2
    case JSONByte.lineFeed, JSONByte.carriageReturn:
      return start + 1
    default: break
    }
    var end = start + 2
    while end < bytes.count, end < start + 5, bytes[end] & 0xC0 == 0x80 { end += 1 }
    record(.invalidEscape, at: start..<end)
    return end
  }

  /// Returns the UTF-16 code unit of the `\uXXXX` escape at an offset, nil where there is none.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == JSONByte.backslash,
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, bytes[offset] < 0x80
      else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Returns the byte that a letter after a backslash stands for, nil where it stands for none.
  private static func escapedByte(_ letter: UInt8) -> UInt8? {
    switch letter {
    case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }
}

extension JSONScanner {
  /// Returns the text of a string.
  ///
  /// Bytes that are not UTF-8 and lone surrogates become U+FFFD; an invalid escape loses its
  /// backslash.
  package func text(of string: JSONString) -> String {
    guard string.hasEscapes else {
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: bytes[string.bounds]), as: UTF8.self)
    }
    return String(unsafeUninitializedCapacity: string.bounds.count) { buffer in
      var count = 0
      var index = string.start
      while index < string.end {
        let byte = bytes[index]
        guard byte == JSONByte.backslash, index + 1 < string.end else {
          buffer[count] = byte
          count += 1
          index += 1
          continue
        }
        guard let unit = codeUnit(at: index) else {
          buffer[count] = Self.escapedByte(bytes[index + 1]) ?? bytes[index + 1]
          count += 1
          index += 2
          continue
        }
        index += 6
        let scalar = scalar(of: unit, followedBy: &index)
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = byte
          count += 1
        }
      }
      return count
    }
  }

  /// Returns the scalar of a code unit, taking the low surrogate at `index` where one belongs to it.
  private func scalar(of unit: UInt16, followedBy index: inout Int) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard let low = codeUnit(at: index), let scalar = Unicode.Scalar(high: unit, low: low) else {
      return "\u{FFFD}"
    }
    index += 6
    return scalar
  }
}
