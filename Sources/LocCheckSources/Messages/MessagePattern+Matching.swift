public import LocCheckCatalogs
import LocCheckDiagnostics

extension MessagePattern {
  /// Whether there is a place for an argument, which makes the text a format.
  public var hasArguments: Bool {
    pieces.contains { if case .argument = $0 { true } else { false } }
  }

  /// Whether the specifier of an argument is not known.
  public var isOpen: Bool { arguments.contains { $0.specifier == nil } }

  /// The key, nil where the specifier of an argument is not known.
  public var key: MessageKey? { text.map { MessageKey($0) } }

  /// The text apart from how its arguments are written.
  public var shape: MessageShape { MessageShape(self) }

  /// Returns whether the code may ask for a key: the same bytes, where a specifier that is not known
  /// stands for any.
  public func matches(_ key: MessageKey) -> Bool {
    if let own = self.key { return own == key }
    let format = FormatString(parsing: key.text)
    guard format.problems.isEmpty else { return false }
    var places = format.pieces[...]
    for piece in joined {
      guard let place = places.popFirst() else { return false }
      switch (piece, place) {
      case (.text(let text), .literal(let literal)):
        guard Self.withoutDoubledSigns(text).isIdenticalUTF8(to: literal) else { return false }
      case (.argument(let argument), .argument(let placeholder)):
        guard placeholder.position == nil else { return false }
        guard argument.specifier?.isIdenticalUTF8(to: placeholder.text) != false else {
          return false
        }
      default: return false
      }
    }
    return places.isEmpty
  }

  /// The pieces, those of text neither empty nor next to each other.
  private var joined: [Piece] {
    pieces.reduce(into: []) { joined, piece in
      guard case .text(let text) = piece else { return joined.append(piece) }
      if case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else if !text.isEmpty {
        joined.append(piece)
      }
    }
  }

  /// Returns a text with each per cent sign twice, as a format needs it.
  static func withDoubledSigns(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return String(
      decoding: text.utf8.flatMap { $0 == UInt8(ascii: "%") ? [$0, $0] : [$0] }, as: UTF8.self)
  }

  /// Returns the text of a format with one per cent sign for each two.
  static func withoutDoubledSigns(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var isSecond = false
    for byte in text.utf8 {
      isSecond = byte == UInt8(ascii: "%") && !isSecond
      if byte != UInt8(ascii: "%") || isSecond { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
