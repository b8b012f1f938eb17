/// A stretch of text with one style and one link.
///
/// Runs are equal only if their text is the same scalar for scalar; Swift's own `==` on strings
/// would take a composed letter for a decomposed one.
public struct StyledRun: Sendable {
  /// What is shown.
  public var text: String

  /// How it is shown.
  public var style: InlineStyle

  /// The destination as written in the Markdown, nil if the run is no link.
  public var link: String?

  /// Whether the run was marked for automatic grammar agreement, `^[text](inflect: true)`.
  public var isInflected: Bool

  /// Creates a run.
  public init(
    _ text: String, style: InlineStyle = [], link: String? = nil, isInflected: Bool = false
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.isInflected = isInflected
  }

  /// Whether the two runs differ at most in their text.
  func isStyled(like other: StyledRun) -> Bool {
    style == other.style && isInflected == other.isInflected
      && StyledRun.areSame(link, other.link)
  }

  /// Compares two optional texts scalar for scalar.
  private static func areSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.utf8.elementsEqual(right.utf8)
  }
}

extension StyledRun: Hashable {
  /// Compares runs, their text and link scalar for scalar.
  public static func == (left: StyledRun, right: StyledRun) -> Bool {
    left.isStyled(like: right) && areSame(left.text, right.text)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(isInflected)
    hasher.combine(link.map { Array($0.utf8) })
    hasher.combine(Array(text.utf8))
  }
}
