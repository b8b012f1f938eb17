package import LocCheckDiagnostics

/// What the XML declaration at the beginning of a document says of its encoding.
package struct XMLDeclaration {
  /// The name of the encoding.
  package let encoding: String
  /// The offsets of the name.
  package let bounds: Range<Int>

  /// The number of bytes in which a declaration has to end.
  private static let lengthLimit = 1024

  /// Reads the declaration of a document; nil where it has none, or one that names no encoding.
  package init?(of source: SourceText) {
    let bytes = source.bytes[source.contentStart...].prefix(Self.lengthLimit)
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstRange(of: Array("?>".utf8)),
      let word = bytes[..<end.lowerBound].firstRange(of: Array("encoding".utf8)),
      let sign = bytes[word.upperBound...].firstIndex(where: { !$0.isXMLSpace }),
      bytes[sign] == UInt8(ascii: "="),
      let quote = bytes[(sign + 1)..<end.lowerBound].firstIndex(where: { !$0.isXMLSpace }),
      [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[quote]),
      let close = bytes[(quote + 1)..<end.lowerBound].firstIndex(of: bytes[quote])
    else { return nil }
    bounds = quote + 1..<close
    encoding = source.text(in: bounds)
  }
}
