/// A key that SwiftUI looks up, with the arguments that stood in its literal.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
  /// The format and its arguments.
  public var message: InterpolatedFormat
  /// A Boolean value that says whether the key was made from a completed string.
  var isCompleted: Bool

  /// Creates a key from a completed string: it is looked up as it is, without arguments.
  public init(_ value: String) {
    self.message = InterpolatedFormat(literal: value)
    self.isCompleted = true
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(InterpolatedFormat(literal: value))
  }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.message)
  }

  /// Creates a key from a format made elsewhere.
  package init(_ message: InterpolatedFormat) {
    self.message = message
    self.isCompleted = false
  }

  /// The key that is looked up.
  public var key: String { message.format }

  /// Collects the parts of an interpolated literal.
  ///
  /// Left out are images and running dates, which are no text, and `formatter:`: SwiftUI turns the
  /// formatter, an object that changes, to the locale of the view, which a format style does as a
  /// value.
  public struct StringInterpolation: MessageInterpolation, Sendable {
    /// The format that is being built.
    public var message: InterpolatedFormat

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      self.message = InterpolatedFormat(
        interpolationCapacity: literalCapacity, interpolationCount)
    }

    /// Appends a text with its own look-up and styles, `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) {
      message.append(.text(text))
    }
  }
}
