extension SourceDigest {
  /// The version of the encoding, its first byte.
  private static let encodingVersion: UInt8 = 1

  /// Returns the digest as bytes, which ``init(decoding:)`` reads.
  package func encoded() -> [UInt8] {
    var writer = DigestWriter()
    writer.write(tag: Self.encodingVersion)
    writer.write(imports)
    writer.write(declarations)
    writer.write(statements)
    writer.write(conditionalRegions)
    writer.write(previewRegions)
    writer.write(suppressions)
    writer.write(problems)
    return writer.bytes
  }

  /// Reads a digest from bytes; nil where they are damaged or of another version.
  package init?(decoding bytes: [UInt8]) {
    guard bytes.first == Self.encodingVersion else { return nil }
    var reader = DigestReader(bytes: bytes, from: 1)
    do {
      self.init(
        imports: try reader.parts(), declarations: try reader.parts(),
        statements: try reader.parts(), conditionalRegions: try reader.parts(),
        previewRegions: try reader.parts(), suppressions: try reader.parts(),
        problems: try reader.parts())
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension String: DigestPart {
  /// Writes the text.
  func write(to writer: inout DigestWriter) { writer.write(self) }

  /// Reads a text.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) { self = try reader.text() }
}
