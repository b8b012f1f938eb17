import LocCheckDiagnostics

/// Where the lines of a file begin.
struct LineTable {
  /// The file.
  private let source: SourceText
  /// The offsets of the first bytes of the lines.
  private let starts: [Int]

  /// Finds the lines of a file.
  init(_ source: SourceText) {
    var starts = [source.contentStart]
    var offset = source.contentStart
    while offset < source.bytes.count {
      let line = source.lineBounds(containing: offset)
      offset = line.upperBound + 1
      // A carriage return and a line feed are one line end.
      let isPair = source.bytes[line.upperBound...].starts(with: [0x0D, 0x0A])
      if isPair { offset += 1 }
      if line.upperBound < source.bytes.count { starts.append(offset) }
    }
    self.source = source
    self.starts = starts
  }

  /// Returns the place of a line and a column in UTF-8 bytes, nil where the file has no such line.
  func range(at location: SourceLocation) -> SourceRange? {
    guard starts.indices.contains(location.line - 1) else { return nil }
    let line = source.lineBounds(containing: starts[location.line - 1])
    let offset = min(line.lowerBound + location.column - 1, line.upperBound)
    return source.range(offset..<offset)
  }
}
