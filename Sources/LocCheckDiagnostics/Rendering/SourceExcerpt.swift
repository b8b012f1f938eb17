/// The part of a source line that a diagnostic shows, and the marker below it.
struct SourceExcerpt {
  /// The line's number, from 1.
  let number: Int
  /// The text to print, cut to about `maximumWidth` cells.
  let text: String
  /// The marker: blanks, a caret and tildes.
  let marker: String

  /// The cells an excerpt takes at most.
  static let maximumWidth = 120
  /// The cells shown before the marker when the line is too long for what stands before it.
  private static let context = 40
  /// The bytes looked at to either side of the range: more than fill an excerpt.
  private static let reach = 2048

  /// Creates the excerpt for a range; a range over several lines is marked to the end of its first.
  init(_ range: SourceRange) {
    number = range.start.line
    let source = range.source
    let line = source.lineBounds(containing: range.bounds.lowerBound)
    let marked = range.bounds.clamped(to: line)
    let near = Self.neighbourhood(of: marked.lowerBound, in: line, of: source)
    let drawn = DrawnLine(source.text(in: near))
    let start = Self.offset(of: marked.lowerBound, in: source, from: near.lowerBound)
    let end = Self.offset(
      of: min(marked.upperBound, near.upperBound), in: source, from: near.lowerBound)
    let columns = drawn.columns(of: start..<max(start, end))

    let window = Self.window(around: columns, in: drawn.width)
    let isCutBefore =
      near.lowerBound > line.lowerBound || window.lowerBound > 0 || source.begins(within: line)
    let isCutAfter = near.upperBound < line.upperBound || window.upperBound < drawn.width
    let visible = drawn.text(in: window)
    text = (isCutBefore ? "…" : "") + visible.text + (isCutAfter ? "…" : "")
    let indent = max(columns.lowerBound - visible.column, 0) + (isCutBefore ? 1 : 0)
    let length = max(min(columns.upperBound, window.upperBound) - columns.lowerBound, 1)
    marker =
      String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: length - 1)
  }

  /// Returns the cells to show of a line: all if they fit, else those around the marked ones.
  private static func window(around columns: Range<Int>, in width: Int) -> Range<Int> {
    guard width > maximumWidth else { return 0..<max(width, columns.upperBound) }
    let room = maximumWidth - 2
    let start = min(max(columns.lowerBound - context, 0), max(width - room, 0))
    return start..<min(start + room, width)
  }

  /// Returns the part of a line around an offset, its ends moved inwards off the middle of a character.
  private static func neighbourhood(
    of offset: Int, in line: Range<Int>, of source: SourceText
  ) -> Range<Int> {
    let bounds = (offset - reach..<offset + reach).clamped(to: line)
    var (start, end) = (bounds.lowerBound, bounds.upperBound)
    while start > line.lowerBound, start < offset, isContinuation(source.bytes[start]) {
      start += 1
    }
    while end < line.upperBound, end > offset, isContinuation(source.bytes[end]) { end -= 1 }
    return start..<end
  }

  /// Whether a byte goes on with a character begun before it.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns the offset in the repaired text of an offset in the source.
  private static func offset(of offset: Int, in source: SourceText, from start: Int) -> Int {
    source.text(in: start..<max(offset, start)).utf8.count
  }
}

extension SourceText {
  /// Returns whether a line is the rest of one whose beginning the excerpt has not.
  fileprivate func begins(within line: Range<Int>) -> Bool {
    line.lowerBound == 0 && origin.column > 1
  }
}
