/// What makes Core Foundation's parser give up a value, at a place in the file.
struct OpenStepProblem: Error {
  /// What is wrong.
  var kind: Kind
  /// The bytes that are wrong: those at which the parser notices it.
  var bounds: Range<Int>

  /// The ways a file can violate the grammar.
  enum Kind {
    /// There is no text at all.
    case emptyFile
    /// The first character begins no entry and no other value.
    case missingEntry
    /// The quote that opens a string has no other.
    case unclosedString
    /// After the value of an entry, which ends at an offset and may be a string, comes no `;`.
    case missingSemicolon(end: Int, string: OpenStepToken?)
    /// After the key of an entry comes neither `=` nor `;`.
    case missingEquals(key: OpenStepToken)
    /// Where a value is due there is none.
    case missingValue
    /// A dictionary, array or data that opens at an offset neither goes on nor ends.
    case unclosedContainer(opening: Int)
    /// Something follows the outermost value.
    case trailingContent
    /// Containers are nested too deep.
    case tooDeep
  }

  /// Creates a problem at a range of bytes.
  init(_ kind: Kind, at bounds: Range<Int>) {
    self.kind = kind
    self.bounds = bounds
  }
}
