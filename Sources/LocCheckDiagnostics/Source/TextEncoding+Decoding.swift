extension TextEncoding {
  /// Returns a file as UTF-8, nil where its encoding is not recognized or its text is damaged.
  ///
  /// A file that is UTF-8 comes back as it is, with its byte-order mark; so does one whose only
  /// other bytes are copyright signs of Latin-1, but for U+FFFD in their place. UTF-16 and UTF-32
  /// are taken where a byte-order mark announces them, as Core Foundation takes them; the result is
  /// a new source of the same path without the mark, whose offsets, lines and columns, those of the
  /// diagnostics too, count its UTF-8 bytes and not the bytes of the file.
  ///
  /// Half a surrogate pair in UTF-16 and bytes too few for a last character are errors that leave a
  /// text: the half becomes U+FFFD, the bytes are dropped, and a device reads the rest all the
  /// same.
  public static func decoded(_ source: SourceText) -> Diagnosed<SourceText?> {
    switch TextEncoding(announcedBy: source.bytes) {
    case nil: unannounced(source)
    case .utf8?: checked(source)
    case let encoding?: encoding.transcoded(source)
    }
  }

  /// Checks a file without a byte-order mark, which can be nothing but UTF-8.
  private static func unannounced(_ source: SourceText) -> Diagnosed<SourceText?> {
    // Core Foundation takes a zero byte here for half of a UTF-16 character and does not look
    // further.
    if source.bytes.count > 2, let offset = source.bytes.prefix(2).firstIndex(of: 0) {
      return Diagnosed(nil, [.zeroByte(at: offset, in: source)])
    }
    return checked(source)
  }

  /// Checks that a file is UTF-8, and announces it once at most.
  private static func checked(_ source: SourceText) -> Diagnosed<SourceText?> {
    if let range = source.secondByteOrderMark {
      return Diagnosed(nil, [.secondByteOrderMark(at: range)])
    }
    var copyrightSigns: [Int] = []
    var next = source.contentStart
    while let offset = firstIllFormedUTF8(in: source.bytes, from: next) {
      guard source.bytes[offset] == copyrightSign else {
        return Diagnosed(nil, [.invalidUTF8(at: offset, in: source)])
      }
      copyrightSigns.append(offset)
      next = offset + 1
    }
    return copyrightSigns.isEmpty ? Diagnosed(source) : repaired(source, at: copyrightSigns)
  }

  /// The copyright sign of Latin-1 and Mac Roman, the one byte that Core Foundation lets pass where
  /// it is not UTF-8.
  private static let copyrightSign: UInt8 = 0xA9

  /// Returns a file with U+FFFD for the bytes at some offsets, as Core Foundation reads them.
  private static func repaired(
    _ source: SourceText, at offsets: [Int]
  ) -> Diagnosed<SourceText?> {
    var text: [UInt8] = []
    text.reserveCapacity(source.bytes.count + 2 * offsets.count)
    var start = 0
    for offset in offsets {
      text += source.bytes[start..<offset]
      text += UTF8.encodedReplacementCharacter
      start = offset + 1
    }
    text += source.bytes[start...]
    let repaired = SourceText(path: source.path, bytes: text)
    return Diagnosed(repaired, [.repairedCopyrightSign(at: offsets[0], in: repaired)])
  }
}

extension TextEncoding {
  /// Returns the offset of the first ill-formed UTF-8 sequence (Unicode 3.9, table 3-7), nil for
  /// none.
  ///
  /// Complexity: the length of the range; ASCII goes by eight bytes at once.
  package static func firstIllFormedUTF8(
    in bytes: UnsafeRawBufferPointer, range: Range<Int>
  ) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = bytes[index]
      guard lead >= 0x80 else {
        index += 1
        while index + 8 <= range.upperBound,
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
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

  /// Returns the offset of the first ill-formed UTF-8 sequence from an offset on, nil for none.
  private static func firstIllFormedUTF8(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { firstIllFormedUTF8(in: $0, range: start..<$0.count) }
  }
}

extension Diagnostic {
  /// UTF-16 that does not announce itself.
  fileprivate static func missingByteOrderMark(
    of encoding: TextEncoding, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      "encoding.missing-byte-order-mark", .error,
      "encoding not recognized: the file looks like \(encoding.rawValue) without a byte-order mark",
      at: source.range(0..<0), help: "save the file as UTF-8")
  }

  /// A zero byte among the first two, which text cannot begin with.
  fileprivate static func zeroByte(at offset: Int, in source: SourceText) -> Diagnostic {
    if let encoding = EncodingGuess.unmarkedUTF16(in: source.bytes) {
      return .missingByteOrderMark(of: encoding, in: source)
    }
    return Diagnostic(
      "encoding.zero-byte", .error, "encoding not recognized: byte \(offset + 1) is zero",
      at: source.range(offset..<offset + 1))
  }

  /// A second mark, which is a character of the text.
  static func secondByteOrderMark(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "encoding.second-byte-order-mark", .error,
      "second byte-order mark: expected text after the first", at: range,
      help: "save the file as UTF-8 without a byte-order mark")
  }

  /// A copyright sign that is not UTF-8 and does not hinder.
  fileprivate static func repairedCopyrightSign(
    at offset: Int, in text: SourceText
  ) -> Diagnostic {
    Diagnostic(
      "encoding.invalid-utf8", .warning,
      "byte 0xA9 is not UTF-8: a device reads U+FFFD REPLACEMENT CHARACTER",
      at: text.range(offset..<offset + UTF8.encodedReplacementCharacter.count),
      help: "the file looks like Latin-1 with a copyright sign: save it as UTF-8")
  }

  /// A byte that UTF-8 does not have at its place.
  fileprivate static func invalidUTF8(at offset: Int, in source: SourceText) -> Diagnostic {
    if let encoding = EncodingGuess.unmarkedUTF16(in: source.bytes) {
      return .missingByteOrderMark(of: encoding, in: source)
    }
    let digits = String(source.bytes[offset], radix: 16, uppercase: true)
    return Diagnostic(
      "encoding.invalid-utf8", .error, "byte 0x\(digits) is not UTF-8",
      at: source.range(offset..<offset + 1),
      help: EncodingGuess.eightBit(in: source.bytes).advice)
  }
}
