/// A character that cannot be seen, under the short name that scenario files and reports give it.
///
/// The scenario language writes it `\{NBSP}`.
public enum NamedCharacter: String, Sendable, Hashable, CaseIterable {
  /// NO-BREAK SPACE.
  case noBreakSpace = "NBSP"
  /// NARROW NO-BREAK SPACE.
  case narrowNoBreakSpace = "NNBSP"
  /// IDEOGRAPHIC SPACE.
  case ideographicSpace = "IDSP"
  /// LEFT-TO-RIGHT MARK.
  case leftToRightMark = "LRM"
  /// RIGHT-TO-LEFT MARK.
  case rightToLeftMark = "RLM"
  /// ARABIC LETTER MARK.
  case arabicLetterMark = "ALM"
  /// FIRST STRONG ISOLATE.
  case firstStrongIsolate = "FSI"
  /// LEFT-TO-RIGHT ISOLATE.
  case leftToRightIsolate = "LRI"
  /// RIGHT-TO-LEFT ISOLATE.
  case rightToLeftIsolate = "RLI"
  /// POP DIRECTIONAL ISOLATE.
  case popDirectionalIsolate = "PDI"
  /// LEFT-TO-RIGHT EMBEDDING.
  case leftToRightEmbedding = "LRE"
  /// RIGHT-TO-LEFT EMBEDDING.
  case rightToLeftEmbedding = "RLE"
  /// POP DIRECTIONAL FORMATTING.
  case popDirectionalFormatting = "PDF"
  /// LEFT-TO-RIGHT OVERRIDE.
  case leftToRightOverride = "LRO"
  /// RIGHT-TO-LEFT OVERRIDE.
  case rightToLeftOverride = "RLO"
  /// ZERO WIDTH SPACE.
  case zeroWidthSpace = "ZWSP"
  /// ZERO WIDTH NON-JOINER.
  case zeroWidthNonJoiner = "ZWNJ"
  /// ZERO WIDTH JOINER.
  case zeroWidthJoiner = "ZWJ"
  /// WORD JOINER.
  case wordJoiner = "WJ"
  /// SOFT HYPHEN.
  case softHyphen = "SHY"
  /// ZERO WIDTH NO-BREAK SPACE.
  case byteOrderMark = "BOM"
  /// No character at all: the spelling of an empty text.
  case empty = "EMPTY"

  /// Creates the named character for a scalar, nil where it has no short name.
  public init?(_ scalar: Unicode.Scalar) {
    guard let match = Self.byScalar[scalar] else { return nil }
    self = match
  }

  /// The short name, in capitals.
  public var name: String { rawValue }

  /// The spelling in a scenario file, such as `\{NBSP}`.
  public var escape: String { "\\{\(name)}" }

  /// The text it stands for: its scalar, or nothing for `EMPTY`.
  public var text: String { scalar.map { String($0) } ?? "" }

  /// The scalar, nil for `EMPTY`.
  public var scalar: Unicode.Scalar? {
    switch self {
    case .noBreakSpace: "\u{A0}"
    case .narrowNoBreakSpace: "\u{202F}"
    case .ideographicSpace: "\u{3000}"
    case .leftToRightMark: "\u{200E}"
    case .rightToLeftMark: "\u{200F}"
    case .arabicLetterMark: "\u{61C}"
    case .firstStrongIsolate: "\u{2068}"
    case .leftToRightIsolate: "\u{2066}"
    case .rightToLeftIsolate: "\u{2067}"
    case .popDirectionalIsolate: "\u{2069}"
    case .leftToRightEmbedding: "\u{202A}"
    case .rightToLeftEmbedding: "\u{202B}"
    case .popDirectionalFormatting: "\u{202C}"
    case .leftToRightOverride: "\u{202D}"
    case .rightToLeftOverride: "\u{202E}"
    case .zeroWidthSpace: "\u{200B}"
    case .zeroWidthNonJoiner: "\u{200C}"
    case .zeroWidthJoiner: "\u{200D}"
    case .wordJoiner: "\u{2060}"
    case .softHyphen: "\u{AD}"
    case .byteOrderMark: "\u{FEFF}"
    case .empty: nil
    }
  }

  /// The named characters by their scalars.
  private static let byScalar: [Unicode.Scalar: NamedCharacter] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { character in
      character.scalar.map { ($0, character) }
    })
}
