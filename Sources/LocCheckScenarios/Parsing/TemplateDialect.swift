/// Where a text stands, which decides how arguments may stand in it.
enum TemplateDialect: Sendable, Hashable {
  /// A text without arguments.
  case plain
  /// A row's expected text: `\{count}`, `\{count:raw}` and `\(count)`.
  case expectation
  /// A completed Swift string: `\(count)`.
  case string
  /// A Foundation message: `\(count)` and `\(price, specifier: "%.2f")`.
  case message
  /// A SwiftUI key: the same, and nested texts.
  case key
}
