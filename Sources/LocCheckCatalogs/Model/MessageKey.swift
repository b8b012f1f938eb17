import LocCheckDiagnostics

/// A look-up key, compared byte for byte.
///
/// Foundation compares keys literally: `é` composed and `é` decomposed are two keys, where Swift's
/// `String` would see one.
public struct MessageKey: Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The key as it is spelled.
  public var text: String

  /// Creates a key from its spelling.
  public init(_ text: String) { self.text = text }

  /// Creates a key from a literal.
  public init(stringLiteral text: String) { self.text = text }

  /// The key as it is spelled.
  public var description: String { text }

  /// Whether two keys are spelled with the same bytes.
  public static func == (left: MessageKey, right: MessageKey) -> Bool {
    left.text.isIdenticalUTF8(to: right.text)
  }

  /// Feeds the bytes of the spelling to a hasher.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Orders keys by their UTF-8 bytes.
  public static func < (left: MessageKey, right: MessageKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
