/// The encodings a text file can announce.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8, with or without a byte-order mark.
  case utf8 = "UTF-8"
  /// UTF-16 with its low bytes first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16 with its high bytes first.
  case utf16BigEndian = "UTF-16BE"
  /// UTF-32 with its low bytes first.
  case utf32LittleEndian = "UTF-32LE"
  /// UTF-32 with its high bytes first.
  case utf32BigEndian = "UTF-32BE"

  /// Finds the encoding that the byte-order mark at the start of a file announces, nil without one.
  public init?(announcedBy bytes: [UInt8]) {
    // The mark of UTF-16LE is the start of that of UTF-32LE, and stands behind it here.
    let candidates: [TextEncoding] = [
      .utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian,
    ]
    guard let encoding = candidates.first(where: { bytes.starts(with: $0.byteOrderMark) }) else {
      return nil
    }
    self = encoding
  }

  /// The bytes that announce the encoding at the start of a file: U+FEFF, encoded.
  public var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0x00, 0x00]
    case .utf32BigEndian: [0x00, 0x00, 0xFE, 0xFF]
    }
  }
}
