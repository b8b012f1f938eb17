/// What the encoding of a file may be that does not announce it and is not UTF-8.
///
/// Good for advice alone: nothing is ever read in a guessed encoding.
enum EncodingGuess {
  /// The kinds of text with one byte a character, and of text that was meant to be UTF-8.
  enum EightBit {
    /// UTF-8 with a damaged character, Windows-1252 or its subset ISO 8859-1, Mac OS Roman.
    case damagedUTF8, latin1, macRoman

    /// What to do about it.
    var advice: String {
      switch self {
      case .damagedUTF8: "the rest of the file is UTF-8: a character is damaged"
      case .latin1: "the file looks like Latin-1 (or Windows-1252): save it as UTF-8"
      case .macRoman: "the file looks like Mac Roman: save it as UTF-8"
      }
    }
  }

  /// The number of bytes from the start of a file that are looked at.
  private static let sampleSize = 64 * 1024

  /// Returns which UTF-16 the zero bytes of a file speak for, nil for neither.
  static func unmarkedUTF16(in bytes: [UInt8]) -> TextEncoding? {
    let sample = bytes.prefix(sampleSize)
    guard sample.count >= 4, sample.contains(0) else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    // Quotes, spaces and line ends are ASCII in any script, and a zero is the half of each.
    let quorum = sample.count / 8
    if zeros.odd > 0, zeros.odd >= quorum, zeros.even <= zeros.odd / 8 { return .utf16LittleEndian }
    if zeros.even > 0, zeros.even >= quorum, zeros.odd <= zeros.even / 8 { return .utf16BigEndian }
    return nil
  }

  /// Returns what a file is likely to be that is not UTF-8.
  static func eightBit(in bytes: [UInt8]) -> EightBit {
    if sequenceCounts(in: bytes).isMostlyUTF8 { return .damagedUTF8 }
    var votes = (latin1: 0, macRoman: 0)
    for index in bytes.indices.prefix(sampleSize) where bytes[index] >= 0x80 {
      guard index > 0, isLetter(bytes[index - 1]) || bytes[index - 1] >= 0x80 else { continue }
      switch bytes[index] {
      case 0x92, 0xD5: break  // The apostrophe of one is a letter of the other.
      case 0x80...0x9F: votes.macRoman += 1
      case 0xC0...0xFF: votes.latin1 += 1
      default: break
      }
    }
    return votes.macRoman > votes.latin1 ? .macRoman : .latin1
  }

  /// Counts the well-formed sequences of several bytes at the start of a file, and the ill-formed.
  private static func sequenceCounts(in bytes: [UInt8]) -> SequenceCounts {
    bytes.prefix(sampleSize).withUnsafeBytes { buffer in
      var counts = SequenceCounts()
      var start = 0
      while start < buffer.count {
        let end = TextEncoding.firstIllFormedUTF8(in: buffer, range: start..<buffer.count)
        for index in start..<(end ?? buffer.count) where buffer[index] >= 0xC0 {
          counts.wellFormed += 1
        }
        guard let end else { break }
        counts.illFormed += 1
        start = end + 1
      }
      return counts
    }
  }

  /// Whether a byte is an ASCII letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}

/// The numbers of well-formed and ill-formed sequences in what may be UTF-8.
private struct SequenceCounts {
  /// The well-formed sequences of more than one byte.
  var wellFormed = 0
  /// The bytes that begin no sequence.
  var illFormed = 0

  /// Whether the text was written as UTF-8.
  var isMostlyUTF8: Bool { wellFormed > illFormed }
}
