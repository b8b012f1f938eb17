public import LocCheckDiagnostics

/// A scenario file as it is written: every line in order, nothing interpreted.
///
/// Enough is kept to print the file again with its comments, blank lines and columns.
public struct ScenarioDocument: Sendable {
  /// The file.
  public let source: SourceText
  /// The lines before the first scenario: the file's settings.
  var preamble: [Line]
  /// The scenarios in order.
  var sections: [Section]
  /// The raw invisible characters of the whole file, in order.
  var invisibleCharacters: [InvisibleCharacter]
}

extension ScenarioDocument {
  /// A scenario: its heading and what follows up to the next one.
  struct Section: Sendable {
    /// The heading.
    var heading: Heading
    /// The lines after the heading.
    var lines: [Line]
  }

  /// A line of any kind.
  enum Line: Sendable {
    /// An empty line.
    case blank(number: Int)
    /// A comment, its mark included.
    case comment(number: Int, bounds: Range<Int>)
    /// A setting.
    case field(Field)
    /// A row.
    case row(Row)
    /// More of the row above.
    case continuation(Continuation)
    /// A line that cannot be read.
    case unknown(number: Int, bounds: Range<Int>)
  }
}
