/// A word that is no option, with the argument it was taken for.
public struct PositionalOccurrence: Sendable, Equatable {
  /// The name the argument was declared with, such as `PATH`.
  public var name: String

  /// The word typed; `-` is one, which by convention names standard input.
  public var word: Word

  /// Creates an occurrence.
  public init(name: String, word: Word) {
    self.name = name
    self.word = word
  }
}
