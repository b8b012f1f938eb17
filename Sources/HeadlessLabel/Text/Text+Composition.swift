import LocCheckMarkdown

extension Text {
  /// Returns a text that shows one text after the other.
  public static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  /// Returns the text in bold type.
  public func bold() -> Text { styled(.bold) }

  /// Returns the text in italics.
  public func italic() -> Text { styled(.italic) }

  /// Returns the text struck through.
  public func strikethrough() -> Text { styled(.strikethrough) }

  /// Returns the text in the monospaced variant of its font.
  public func monospaced() -> Text { styled(.monospaced) }

  /// Returns the text with a style added to every part.
  private func styled(_ style: InlineStyle) -> Text {
    var text = self
    for index in text.parts.indices { text.parts[index].style.formUnion(style) }
    return text
  }
}
