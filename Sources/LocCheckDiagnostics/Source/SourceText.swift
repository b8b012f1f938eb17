/// The bytes of one input file, with the table that turns offsets into lines.
///
/// Offsets are UTF-8 bytes from the start of the file, a byte-order mark included. Lines end at LF,
/// CR LF or a lone CR. A class, because a source is shared by everything that points into it and
/// its identity never changes.
public final class SourceText: Sendable {
  /// The path as diagnostics print it.
  public let path: String
  /// The file's bytes as they were read.
  public let bytes: [UInt8]
  /// Where the first byte stands in the file, which is its beginning unless the text is an excerpt.
  public let origin: SourceLocation
  /// Where lines begin and end.
  private let blocks: LineBlocks

  /// Creates a source from the bytes of a file, or from those of an excerpt that begins further on.
  ///
  /// - Parameters:
  ///   - path: The path as diagnostics print it.
  ///   - bytes: The bytes.
  ///   - line: The line of the file in which they begin, from 1.
  ///   - column: The column of the first byte in that line, from 1.
  public init(path: String, bytes: [UInt8], line: Int = 1, column: Int = 1) {
    self.path = path
    self.bytes = bytes
    self.origin = SourceLocation(path: path, line: line, column: column)
    self.blocks = LineBlocks(bytes)
  }

  /// Creates a source from text held in memory.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The offset of the first byte after a UTF-8 byte-order mark, 0 where there is none.
  ///
  /// The bytes of a mark are one at the beginning of a file alone; further on they are a character.
  public var contentStart: Int {
    let isBeginning = origin.line == 1 && origin.column == 1
    return isBeginning && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The number of lines, that of the end of the file included.
  ///
  /// Complexity: the length of one block of the line table.
  public var lineCount: Int { location(at: bytes.count).line }

  /// Returns the line and column of a byte offset, clamped to the file.
  ///
  /// Complexity: the length of one block of the line table, however long the line is.
  public func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let block = blocks.block(of: offset)
    let line = bytes.withUnsafeBufferPointer { bytes in
      (block * LineBlocks.size..<offset).reduce(into: blocks.lineCount(before: block)) {
        line, index in
        line += LineBlocks.isLineEnd(index, in: bytes) ? 1 : 0
      }
    }
    let start = startOfLine(containing: offset)
    return SourceLocation(
      path: path, line: origin.line + line,
      column: max(offset - start, 0) + (line == 0 ? origin.column : 1))
  }

  /// Returns the text of the line that holds a byte offset, without its line end.
  ///
  /// Bytes that are not UTF-8 are repaired with U+FFFD; a byte-order mark is no part of the first line.
  public func line(containing offset: Int) -> (text: String, start: Int) {
    let bounds = lineBounds(containing: offset)
    return (text(in: bounds), bounds.lowerBound)
  }

  /// Returns the offsets of the line that holds a byte offset, its line end and a byte-order mark left out.
  public func lineBounds(containing offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    let start = startOfLine(containing: offset)
    let block = blocks.block(of: max(offset, start))
    let next = min((block + 1) * LineBlocks.size, bytes.count)
    // Between the two bytes of a CR LF the line has ended already.
    let isInside = offset > start && offset < bytes.count && bytes[offset - 1] == 0x0D
    let searched = isInside ? offset - 1 : max(offset, start)
    let end = (searched..<max(next, searched)).first { bytes[$0] == 0x0A || bytes[$0] == 0x0D }
    return start..<(end ?? blocks.endOfLine(behind: block))
  }

  /// Returns the text of a range of bytes, repaired with U+FFFD where it is not UTF-8.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the range as something a diagnostic can point at.
  public func range(_ bounds: Range<Int>) -> SourceRange {
    SourceRange(source: self, bounds: bounds)
  }

  /// The offset of the first byte of the line that holds `offset`, past a byte-order mark.
  private func startOfLine(containing offset: Int) -> Int {
    let block = blocks.block(of: offset)
    var start = offset
    while start > block * LineBlocks.size, !isLineEnd(start - 1) { start -= 1 }
    if start == block * LineBlocks.size { start = blocks.startOfLine(at: block) }
    return start == 0 ? contentStart : start
  }

  /// Whether the byte at `index` is the last of a line end.
  private func isLineEnd(_ index: Int) -> Bool {
    bytes.withUnsafeBufferPointer { LineBlocks.isLineEnd(index, in: $0) }
  }
}
