import LocCheckCatalogs
import LocCheckMessages

/// A message that has not been looked up, as `String(localized:)` takes it.
public struct LocalizationValue: Sendable, ExpressibleByStringInterpolation {
  /// The format and its arguments.
  public var message: InterpolatedFormat

  /// Creates a message from a completed string: the string is the key, without arguments.
  public init(_ value: String) {
    self.message = InterpolatedFormat(literal: value)
  }

  /// Creates a message from a format made elsewhere.
  package init(_ message: InterpolatedFormat) {
    self.message = message
  }

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    self.message = InterpolatedFormat(literal: value)
  }

  /// Creates a message from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.message = stringInterpolation.message
  }

  /// The key that is looked up.
  public var key: String { message.format }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: MessageInterpolation, Sendable {
    /// The format that is being built.
    public var message: InterpolatedFormat

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      self.message = InterpolatedFormat(
        interpolationCapacity: literalCapacity, interpolationCount)
    }

    /// Appends a value of any other type by its description, `%@` in the key.
    ///
    /// Foundation alone has this overload; SwiftUI's keys refuse such values.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      message.append(
        .value(Argument(type: .string, value: .string(String(describing: value)))))
    }
  }
}

extension String {
  /// The name Foundation knows a message by.
  public typealias LocalizationValue = HeadlessLabel.LocalizationValue
}
