/// Where a text stands, which decides how arguments may stand in it.
enum TemplateDialect: Sendable, Hashable {
  /// A text without arguments.
  case plain
  /// A key beside a default value, which has the arguments.
  case stableKey
  /// The key or the value of `NSLocalizedString`, whose arguments are those of a second call.
  case nsLocalizedString
  /// A row's expected text: `\{count}`, `\{count:raw}` and `\(count)`.
  case expectation
  /// A completed Swift string: `\(count)`.
  case string
  /// A Foundation message: `\(count)` and `\(price, specifier: "%.2f")`.
  case message
  /// A SwiftUI key: the same, and nested texts.
  case key

  /// Whether arguments can stand in the text.
  var takesArguments: Bool {
    switch self {
    case .plain, .stableKey, .nsLocalizedString: false
    case .expectation, .string, .message, .key: true
    }
  }

  /// Where arguments belong instead, nil where they belong nowhere.
  var argumentAdvice: String? {
    switch self {
    case .stableKey:
      "beside 'default:' the key is a plain string; the arguments stand in the default value"
    case .nsLocalizedString:
      "NSLocalizedString takes a plain string: write '%lld' for an Int or '%@' for a String, "
        + "and the arguments follow in the order of 'args:'"
    case .plain, .expectation, .string, .message, .key: nil
    }
  }
}
