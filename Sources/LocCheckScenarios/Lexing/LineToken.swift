/// One line of a scenario file, told apart by how it begins.
struct LineToken: Sendable, Hashable {
  /// The kind of line.
  var kind: Kind
  /// The number of the line, from 1.
  var number: Int
  /// The line without its end and without spaces and tabs at both ends.
  var bounds: Range<Int>

  /// What a line is, as far as its beginning shows.
  enum Kind: Sendable, Hashable {
    /// Nothing but spaces and tabs.
    case blank
    /// `# …`.
    case comment
    /// `== Name @tag`.
    case heading
    /// `field: value`.
    case field
    /// `| a | b`.
    case row
    /// `|+ | more`.
    case continuation
    /// None of these.
    case unknown
  }
}
