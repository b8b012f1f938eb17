import LocCheckDiagnostics

/// A value in a Ruby file with its place.
struct RubyValue {
  /// What it is.
  var kind: Kind
  /// Its place.
  var range: SourceRange

  /// The kinds of values.
  indirect enum Kind {
    /// A string or symbol.
    case text(String)
    /// A string with `#{…}` in it.
    case interpolated(String)
    /// An array.
    case list([RubyValue])
    /// A hash.
    case hash([RubyArgument])
    /// `true` or `false`.
    case boolean(Bool)
    /// A name, perhaps of a variable, with the methods behind it.
    case name(String)
    /// Anything else.
    case code
  }

  /// The members of a hash, nil for other values.
  var members: [RubyArgument]? {
    if case .hash(let members) = kind { members } else { nil }
  }

  /// The text of a string or symbol, nil for other values.
  var text: String? {
    if case .text(let text) = kind { text } else { nil }
  }
}
