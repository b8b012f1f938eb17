/// A text with places for arguments: a key, or a default value.
///
/// The text between the places is as the key has it: in a text with arguments each `%` is doubled.
public struct MessagePattern: Sendable, Hashable {
  /// A part of a pattern.
  public enum Piece: Sendable, Hashable {
    /// Text, as the key has it.
    case text(String)
    /// A place for an argument.
    case argument(MessageArgument)
  }

  /// The parts in order.
  public var pieces: [Piece]

  /// Creates a pattern of its parts.
  public init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Creates a pattern without arguments.
  public init(_ text: String) { self.pieces = [.text(text)] }

  /// The arguments in order.
  public var arguments: [MessageArgument] {
    pieces.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// The text, nil where the specifier of an argument is not known.
  public var text: String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .argument(let argument):
        guard let specifier = argument.specifier else { return nil }
        text += specifier
      }
    }
    return text
  }

  /// The text for people, `%?` for a specifier that is not known.
  public var displayed: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let argument): argument.specifier ?? "%?"
      }
    }.joined()
  }
}
