public import LocCheckDiagnostics

/// One value of a property list, with its place where the file's format has places.
///
/// XML and OpenStep property lists do; a binary one, which nobody can read, has none.
public struct PropertyList: Sendable, Hashable {
  /// What the value is.
  public var value: Value
  /// The place of the value: a string without its quotes or tags, anything else with them.
  public var range: SourceRange?

  /// Creates a value at a place.
  public init(_ value: Value, at range: SourceRange? = nil) {
    self.value = value
    self.range = range
  }
}

extension PropertyList {
  /// The kinds of values.
  public indirect enum Value: Sendable, Hashable {
    /// A text.
    case string(String)
    /// Values by key, in file order; a key that occurs twice is there twice, and the last counts.
    case dictionary([Member])
    /// A list of values.
    case array([PropertyList])
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// A truth value.
    case boolean(Bool)
    /// A date, which no localized message is made of.
    case date
    /// Bytes, which no localized message is made of.
    case data
  }

  /// A value with its key.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The place of the key, without its quotes or tags.
    public var keyRange: SourceRange?
    /// The value.
    public var value: PropertyList

    /// Creates a member.
    public init(key: String, keyRange: SourceRange? = nil, value: PropertyList) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The members of a dictionary, nil for anything else.
  public var members: [Member]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The text of a string, nil for anything else.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// Returns the value of a key that is spelled with the same bytes, the last where it is repeated.
  public subscript(key: String) -> PropertyList? {
    members?.last { $0.key.isIdenticalUTF8(to: key) }?.value
  }
}
