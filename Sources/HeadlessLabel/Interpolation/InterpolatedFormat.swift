/// What a string interpolation leaves behind: a format and the values that stood in it.
///
/// The format is the look-up key. A literal without interpolation is its own key and is never
/// formatted; once there is an interpolation, each literal `%` is doubled and the result is a
/// format. That is how Foundation and SwiftUI keep the message apart from its arguments.
public struct InterpolatedFormat: Sendable {
  /// The format, or the literal where nothing was interpolated.
  public private(set) var format: String
  /// The values in order of the source.
  package private(set) var arguments: [InterpolatedArgument]
  /// A Boolean value that says whether the literal had interpolations.
  public private(set) var isInterpolated: Bool

  /// Creates the format of a literal without interpolation.
  public init(literal: String) {
    self.format = literal
    self.arguments = []
    self.isInterpolated = false
  }

  /// Creates an empty format to which literals and values are appended.
  package init(interpolationCapacity literals: Int, _ values: Int) {
    self.format = ""
    self.format.reserveCapacity(literals + values * 4)
    self.arguments = []
    self.arguments.reserveCapacity(values)
    self.isInterpolated = true
  }

  /// Appends a literal part, with its per cent signs doubled.
  package mutating func append(literal: String) {
    guard literal.utf8.contains(UInt8(ascii: "%")) else {
      format += literal
      return
    }
    for scalar in literal.unicodeScalars {
      if scalar == "%" { format += "%" }
      format.unicodeScalars.append(scalar)
    }
  }

  /// Appends a value, and the specifier of its type to the format.
  package mutating func append(_ argument: InterpolatedArgument) {
    format += argument.specifier
    arguments.append(argument)
  }
}
