/// An option as it was typed once.
public struct OptionOccurrence: Sendable, Equatable {
  /// The long name it was declared with, whichever form was typed.
  public var name: String

  /// The form typed, hyphens included: `-j`, `--jobs` or `--no-color`.
  public var spelling: Word

  /// Whether it is the form that turns a flag off.
  public var isNegated: Bool

  /// The value typed with it; an empty one is a value too.
  public var value: Word?

  /// Creates an occurrence.
  public init(name: String, spelling: Word, isNegated: Bool = false, value: Word? = nil) {
    self.name = name
    self.spelling = spelling
    self.isNegated = isNegated
    self.value = value
  }
}
