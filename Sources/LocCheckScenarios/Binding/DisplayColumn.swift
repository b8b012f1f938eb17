/// A column of a display scenario.
enum DisplayColumn: Sendable, Hashable {
  /// The user's locale.
  case locale
  /// The values of the argument at a place of `args:`.
  case argument(Int)
  /// The check word.
  case check
  /// Where the text must come from.
  case source
  /// The plural category of an argument, of the first counted one without a name.
  case category(String?)
  /// Whether the check is known to fail.
  case status
  /// The expected text.
  case text

  /// The columns with a fixed name, in the order in which they are suggested.
  private static let fixed: [(name: String, column: DisplayColumn)] = [
    ("locale", .locale), ("check", .check), ("source", .source), ("category", .category(nil)),
    ("status", .status), ("text", .text),
  ]

  /// The names that no argument can have.
  static let fixedNames = fixed.map(\.name)

  /// Creates the column of a name, nil where there is none.
  ///
  /// The argument in `category(NAME)` is not looked at.
  init?(_ name: String, arguments: [ArgumentDeclaration]) {
    if let column = Self.fixed.first(where: { $0.name == name })?.column {
      self = column
    } else if let place = arguments.firstIndex(where: { $0.name == name }) {
      self = .argument(place)
    } else if name.hasPrefix("category("), name.hasSuffix(")") {
      self = .category(String(name.dropFirst("category(".count).dropLast()))
    } else {
      return nil
    }
  }
}
