extension TextEncoding {
  /// Finds the encoding of a document whose first two characters are of ASCII, as those of XML and JSON are;
  /// nil where nothing speaks for one.
  ///
  /// A byte-order mark speaks for one, and so do the places of zero bytes (XML 1.0, appendix F).
  package init?(ofDocument bytes: [UInt8]) {
    if let announced = TextEncoding(announcedBy: bytes) {
      self = announced
      return
    }
    switch bytes.prefix(4).map({ $0 == 0 }) {
    case [false, true, true, true]: self = .utf32LittleEndian
    case [true, true, true, false]: self = .utf32BigEndian
    case [false, true, false, true]: self = .utf16LittleEndian
    case [true, false, true, false]: self = .utf16BigEndian
    default: return nil
    }
  }
}
