/// A place in a file as editors and compilers count it.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int

  /// Creates a location from its parts.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The form that editors jump to: `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }

  /// Orders locations by path, then line, then column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
