import LocCheckDiagnostics

/// Recognizes files that are no String Catalog, whatever their name says.
enum ForeignFile {
  /// Returns what is wrong with a file that does not begin as a catalog does, nil for one that does.
  static func diagnostic(of source: SourceText) -> Diagnostic? {
    let bytes = source.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(2).elementsEqual([JSONByte.openingBrace, 0])
      || bytes.prefix(2).elementsEqual([0, JSONByte.openingBrace])
    {
      return Diagnostic(
        "catalog.encoding", .error, "the file is UTF-16: expected UTF-8", at: source.range(0..<2))
    }
    let start = bytes[source.contentStart...].firstIndex { !isWhitespace($0) }
    guard let start else {
      return Diagnostic(
        "catalog.empty", .error, "the file is empty: expected a JSON object",
        at: source.range(bytes.count..<bytes.count))
    }
    guard bytes[start] != JSONByte.openingBrace else { return nil }
    let lineEnd = bytes[start...].firstIndex {
      $0 == JSONByte.lineFeed || $0 == JSONByte.carriageReturn
    }
    return Diagnostic(
      "catalog.not-a-catalog", .error,
      "expected a JSON object, found \(kind(of: bytes[start...]))",
      at: source.range(start..<(lineEnd ?? bytes.count)))
  }

  /// The kind of file that content looks like, in words.
  private static func kind(of content: ArraySlice<UInt8>) -> String {
    let kinds: [(start: String, kind: String)] = [
      ("bplist", "a binary property list"), ("<?xml", "XML"), ("<!DOCTYPE", "XML"),
      ("<plist", "an XML property list"), ("/*", "a .strings file"),
      ("//", "a .strings file"), ("version https://git-lfs", "a Git LFS pointer"),
      ("[", "a JSON array"),
    ]
    if let known = kinds.first(where: { content.starts(with: $0.start.utf8) }) { return known.kind }
    guard content.first == JSONByte.quote else { return "something else" }
    let line = content.prefix { $0 != JSONByte.lineFeed && $0 != JSONByte.carriageReturn }
    return line.last == UInt8(ascii: ";") ? "a .strings file" : "a JSON string"
  }

  /// Whether JSON passes over a byte between values.
  private static func isWhitespace(_ byte: UInt8) -> Bool {
    switch byte {
    case JSONByte.space, JSONByte.tab, JSONByte.lineFeed, JSONByte.carriageReturn: true
    default: false
    }
  }
}
