import LocCheckDiagnostics

extension TextEncoding {
  /// Returns a text of ASCII in the encoding, without a byte-order mark.
  func bytes(of text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      switch self {
      case .utf8: [byte]
      case .utf16LittleEndian: [byte, 0]
      case .utf16BigEndian: [0, byte]
      case .utf32LittleEndian: [byte, 0, 0, 0]
      case .utf32BigEndian: [0, 0, 0, byte]
      }
    }
  }
}
