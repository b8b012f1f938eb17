/// A word of the command line, or the value that is part of one, with the place of the whole word.
public struct Word: Sendable, Equatable {
  /// The text as typed.
  public var text: String

  /// The zero-based place among the words parsed, of which the name of the tool is none.
  public var index: Int

  /// Creates a word.
  public init(_ text: String, index: Int) {
    self.text = text
    self.index = index
  }
}
