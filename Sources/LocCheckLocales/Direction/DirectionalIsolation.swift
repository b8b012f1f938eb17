/// A guess at where Apple's systems put directional isolates around the strings of a message.
///
/// `String(localized:)` may wrap a string argument in FIRST STRONG ISOLATE and POP DIRECTIONAL
/// ISOLATE where its direction conflicts with that of the localization; when exactly is published
/// nowhere. The rule here is the one that open Foundation applies to the items of its lists
/// (`ListFormatStyle`): in right-to-left text, items with a left-to-right letter are isolated; in
/// left-to-right text, those with a right-to-left letter or an Arabic digit; European digits alone
/// never are.
public struct DirectionalIsolation: Sendable, Hashable {
  /// The direction of the text that arguments are inserted into.
  public var base: TextDirection

  /// Creates the rule for text of a direction.
  public init(in base: TextDirection) { self.base = base }

  /// Returns an argument as it is inserted, between isolates where its direction conflicts.
  public func isolated(_ argument: String) -> String {
    let conflicts = argument.unicodeScalars.contains { scalar in
      scalar.strongDirection.map { $0 != base } ?? false
    }
    return conflicts ? "\u{2068}\(argument)\u{2069}" : argument
  }
}
