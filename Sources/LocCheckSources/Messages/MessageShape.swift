public import LocCheckCatalogs

/// A text apart from how its arguments are written.
///
/// Texts of one shape that differ are near misses: `Mem %lld%%` and `Mem %@%`, where the code asks for
/// the one and the table has the other.
public struct MessageShape: Hashable, Sendable {
  /// The text in UTF-8, with a byte that UTF-8 does not have for each argument.
  private var bytes: [UInt8] = []

  /// What stands for an argument.
  private static let argument: UInt8 = 0xFF

  /// Creates the shape of a key.
  public init(_ key: MessageKey) {
    let format = FormatString(parsing: key.text)
    for piece in format.pieces {
      switch piece {
      case .literal(let text): bytes += text.utf8
      // `50% done` is meant as it stands.
      case .argument(let placeholder) where placeholder.flags.contains(.space):
        bytes += placeholder.text.utf8
      case .argument, .variable: bytes.append(Self.argument)
      }
    }
    if format.problems.last?.kind == .incomplete { bytes.append(UInt8(ascii: "%")) }
  }

  /// Creates the shape of a pattern.
  public init(_ pattern: MessagePattern) {
    guard pattern.hasArguments else {
      self = MessageShape(MessageKey(pattern.displayed))
      return
    }
    for piece in pattern.pieces {
      switch piece {
      case .text(let text): bytes += MessagePattern.withoutDoubledSigns(text).utf8
      case .argument: bytes.append(Self.argument)
      }
    }
  }
}
