/// A SwiftUI text as a caller composes it: `Text("Preview").bold() + Text(verbatim: "…")`.
public struct TextExpression: Sendable, Hashable {
  /// The summands in order, with the styles that apply to each.
  public var parts: [Part]

  /// Creates an expression from its parts.
  public init(_ parts: [Part]) { self.parts = parts }

  /// One `Text(…)` of the sum.
  public struct Part: Sendable, Hashable {
    /// What it shows.
    public var content: Content
    /// The modifiers applied to it or to a sum it stands in; their order has no effect.
    public var styles: Set<Style>

    /// Creates a part.
    public init(_ content: Content, styles: Set<Style> = []) {
      self.content = content
      self.styles = styles
    }
  }

  /// What a part shows.
  public enum Content: Sendable, Hashable {
    /// `Text("…")`: a key that is looked up.
    case key(TextTemplate)
    /// `Text(verbatim: "…")`: text as it is.
    case verbatim(TextTemplate)

    /// The literal between the quotes.
    var template: TextTemplate {
      switch self {
      case .key(let template), .verbatim(let template): template
      }
    }
  }

  /// A modifier of a text.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case bold, italic, strikethrough, monospaced
  }
}
