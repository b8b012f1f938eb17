extension ConditionalRegion: DigestPart {
  /// Writes the region; the configurations are the bits of a number.
  func write(to writer: inout DigestWriter) {
    writer.write(bounds)
    writer.write(configurations.reduce(0) { $0 | 1 << $1 })
  }

  /// Reads a region.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    let bounds = try reader.bounds()
    let bits = try reader.number()
    self.init(
      bounds: bounds, configurations: Set((0..<Int.bitWidth).filter { bits >> $0 & 1 == 1 }))
  }
}

extension PreviewRegion: DigestPart {
  /// Writes the region.
  func write(to writer: inout DigestWriter) {
    writer.write(bounds)
    writer.write(name: kind)
  }

  /// Reads a region.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(bounds: try reader.bounds(), kind: try reader.name())
  }
}

extension SuppressionComment: DigestPart {
  /// Writes the comment.
  func write(to writer: inout DigestWriter) {
    writer.write(rule)
    writer.write(reason)
    writer.write(bounds)
    writer.write(subject)
  }

  /// Reads a comment.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(
      rule: try reader.text(), reason: try reader.text(), bounds: try reader.bounds(),
      subject: try reader.bounds())
  }
}

extension SyntaxProblem: DigestPart {
  /// Writes the problem.
  func write(to writer: inout DigestWriter) {
    writer.write(message)
    writer.write(bounds)
  }

  /// Reads a problem.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(try reader.text(), at: try reader.bounds())
  }
}
