import LocCheckCatalogs

extension MessagePattern {
  /// Returns the pattern of a key or value of which the text alone is known.
  ///
  /// A text that is a format has a place for each specifier. One that is none, such as `100% done`,
  /// comes from a literal without values, and so does one with positions or plural variables, which
  /// no interpolation makes.
  static func ofFormat(_ text: String) -> MessagePattern {
    let format = FormatString(parsing: text)
    var pieces: [Piece] = []
    for piece in format.pieces {
      switch piece {
      case .literal(let literal): pieces.append(.text(withDoubledSigns(literal)))
      case .argument(let placeholder) where placeholder.position == nil:
        pieces.append(.argument(MessageArgument(expression: "", specifier: placeholder.text)))
      case .argument, .variable: break
      }
    }
    let isInterpolated = pieces.count == format.pieces.count && format.problems.isEmpty
    return isInterpolated && !pieces.isEmpty ? MessagePattern(pieces) : MessagePattern(text)
  }
}
