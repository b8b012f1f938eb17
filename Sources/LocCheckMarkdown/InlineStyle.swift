/// The inline styles of a run of text, as SwiftUI's `Text` can show them.
public struct InlineStyle: OptionSet, Hashable, Sendable {
  /// The styles as bits.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Strong emphasis, `**text**`.
  public static let bold = InlineStyle(rawValue: 1 << 0)

  /// Emphasis, `_text_`.
  public static let italic = InlineStyle(rawValue: 1 << 1)

  /// A code span between backticks.
  public static let code = InlineStyle(rawValue: 1 << 2)

  /// Struck through, `~~text~~`.
  public static let strikethrough = InlineStyle(rawValue: 1 << 3)

  /// Set in a monospaced face by the `.monospaced()` modifier; Markdown has no spelling for it.
  public static let monospaced = InlineStyle(rawValue: 1 << 4)
}
