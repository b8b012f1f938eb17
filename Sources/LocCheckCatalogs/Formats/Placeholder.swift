/// A conversion specification of a format: `%lld`, `%2$@`, `%-8.3f`, or the `%arg` of a substitution.
public struct Placeholder: Sendable, Hashable {
  /// The position of the argument, from 1; nil where the order of the placeholders decides.
  public var position: Int?
  /// The flags between the per cent sign and the width.
  public var flags: Flags
  /// The least width, in characters.
  public var width: Extent
  /// The digits after the separator, or the most characters.
  public var precision: Extent
  /// The length modifier.
  public var length: Length
  /// The ASCII letter of the conversion, or `@`.
  public var conversion: UInt8
  /// A Boolean value that says whether this is `%arg`, which stands for the substitution's own
  /// argument.
  public var isOwnArgument: Bool
  /// The placeholder as it is written.
  public var text: String

  /// Creates a placeholder.
  public init(
    position: Int? = nil, flags: Flags = [], width: Extent = .none, precision: Extent = .none,
    length: Length = .none, conversion: UInt8, isOwnArgument: Bool = false, text: String
  ) {
    self.position = position
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
    self.isOwnArgument = isOwnArgument
    self.text = text
  }

  /// The specifier without per cent sign and position, such as `lld` or `-8.3f`.
  public var specifier: String {
    guard let dollar = text.utf8.firstIndex(of: UInt8(ascii: "$")), position != nil else {
      return String(text.dropFirst())
    }
    return String(text[text.utf8.index(after: dollar)...])
  }

  /// A Boolean value that says whether nothing but length and conversion is written.
  public var isPlain: Bool { flags.isEmpty && width == .none && precision == .none }

  /// What the conversion reads from its argument.
  public var expectation: Expectation {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"): .integer(isSigned: true)
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"), UInt8(ascii: "O"):
      .integer(isSigned: false)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"): .bytes
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "n"): .nothing
    default: .floating
    }
  }
}

extension Placeholder {
  /// The flags of a conversion.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates flags from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: text at the left of its width.
    public static let minus = Flags(rawValue: 1 << 0)
    /// `+`: a sign also before positive numbers.
    public static let plus = Flags(rawValue: 1 << 1)
    /// A space before positive numbers.
    public static let space = Flags(rawValue: 1 << 2)
    /// `#`: the alternate form.
    public static let hash = Flags(rawValue: 1 << 3)
    /// `0`: zeros up to the width.
    public static let zero = Flags(rawValue: 1 << 4)
  }

  /// A width or a precision.
  public enum Extent: Sendable, Hashable {
    /// Not given.
    case none
    /// A number in the format.
    case fixed(Int)
    /// `*`: an argument, by its position or the next one.
    case argument(position: Int?)
  }

  /// A length modifier.
  public enum Length: String, Sendable, Hashable, CaseIterable {
    case none = ""
    case hh, h, l, ll, q, t, z, j
    case longDouble = "L"

    /// The number of bits of an integer with the modifier, on Apple's 64-bit systems.
    public var bits: Int {
      switch self {
      case .hh: 8
      case .h: 16
      case .none, .longDouble: 32
      case .l, .ll, .q, .t, .z, .j: 64
      }
    }
  }

  /// What a conversion reads.
  public enum Expectation: Sendable, Hashable {
    /// An object: a string.
    case object
    /// An integer.
    case integer(isSigned: Bool)
    /// A floating-point number.
    case floating
    /// The code of a character.
    case character
    /// A pointer to bytes, which no Swift value is.
    case bytes
    /// A pointer, printed as a number.
    case pointer
    /// Nothing that is printed.
    case nothing
  }
}
