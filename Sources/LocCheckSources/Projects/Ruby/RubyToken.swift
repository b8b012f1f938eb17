/// A token of a Ruby file, of the little Ruby that podspecs and Podfiles are written in.
struct RubyToken {
  /// What it is.
  var kind: Kind
  /// The offsets, quotes included.
  var bounds: Range<Int>

  /// The kinds of tokens.
  enum Kind: Equatable {
    /// A name, keyword or number.
    case word(String)
    /// A name with the colon of a hash or argument behind it.
    case label(String)
    /// A string, in which `#{…}` stands as written where it is interpolated.
    case string(String, isInterpolated: Bool)
    /// A name behind a colon.
    case symbol(String)
    /// `%w[…]`, names between spaces.
    case words([String])
    /// An operator or bracket.
    case sign(String)
    /// The end of a line or statement.
    case newline
  }
}
