import LocCheckDiagnostics
import LocCheckResults

/// The members of a record that say which place in a file is meant, with the lines around it.
struct PlaceRecord {
  /// The file's path.
  var file: String?
  /// The line, from 1.
  var line = 1
  /// The column in UTF-8 bytes, from 1.
  var column = 1
  /// The lines, nil where the record has none.
  var excerpt: Excerpt?

  /// The lines that hold a place.
  struct Excerpt {
    /// The line of the file in which they begin, from 1.
    var line = 1
    /// The column of their first byte, from 1.
    var column = 1
    /// Their bytes.
    var bytes: [UInt8] = []
    /// The offsets of the place in the bytes.
    var bounds = 0..<0
  }

  /// Returns the place; nil where the record names no file.
  func range(in sources: inout SourcePool) -> SourceRange? {
    guard let file else { return nil }
    let excerpt = excerpt ?? Excerpt(line: line, column: column)
    let source = sources.source(
      path: file, bytes: excerpt.bytes, line: excerpt.line, column: excerpt.column)
    return source.range(excerpt.bounds.clamped(to: 0..<excerpt.bytes.count))
  }
}

extension JSONWriter {
  /// Writes the members that say which place is meant.
  mutating func placeMembers(of range: SourceRange) {
    let excerpt = range.excerpt
    let (source, bounds) = (excerpt.source, excerpt.bounds)
    let (start, end) = (excerpt.start, source.location(at: bounds.upperBound))
    member("file", source.path)
    member("line", start.line)
    member("column", start.column)
    member("endLine", end.line)
    member("endColumn", end.column)
    member("excerpt") { writer in
      writer.member("line", source.origin.line)
      writer.member("column", source.origin.column)
      writer.member("start", bounds.lowerBound)
      writer.member("end", bounds.upperBound)
      writer.member("text", source.text(in: 0..<source.bytes.count))
      // What is no UTF-8 is repaired in the text, which moves the offsets behind it.
      if String(validating: source.bytes, as: UTF8.self) == nil {
        writer.member("bytes", Hexadecimal.digits(of: source.bytes))
      }
    }
  }
}

extension JSONReader {
  /// Reads a member that says which place is meant, and returns whether it is one.
  mutating func takesMember(
    _ name: String, of place: inout PlaceRecord
  ) throws(JSONProblem) -> Bool {
    switch name {
    case "file": place.file = try string()
    case "line": place.line = try lineNumber()
    case "column": place.column = try lineNumber()
    case "endLine", "endColumn": try skip()
    case "excerpt": place.excerpt = try excerpt()
    default: return false
    }
    return true
  }

  /// Reads the lines that hold a place.
  private mutating func excerpt() throws(JSONProblem) -> PlaceRecord.Excerpt {
    var excerpt = PlaceRecord.Excerpt()
    var bytes: [UInt8]?
    var (start, end) = (0, 0)
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "line": excerpt.line = try reader.lineNumber()
      case "column": excerpt.column = try reader.lineNumber()
      case "start": start = try reader.integer(in: 0...Int.max)
      case "end": end = try reader.integer(in: 0...Int.max)
      case "text": excerpt.bytes = Array(try reader.string().utf8)
      case "bytes":
        reader.skipBlanks()
        let place = reader.problem("an even number of hexadecimal digits")
        bytes = Hexadecimal.bytes(of: try reader.string())
        if bytes == nil { throw place }
      default: try reader.skip()
      }
    }
    excerpt.bytes = bytes ?? excerpt.bytes
    excerpt.bounds = start..<max(start, end)
    return excerpt
  }

  /// Reads the number of a line or column.
  ///
  /// Numbers beyond those of files are brought into their range, so that sums of them stay numbers.
  mutating func lineNumber() throws(JSONProblem) -> Int {
    try integer(in: 1...Int(Int32.max))
  }
}
