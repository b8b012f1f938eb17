import LocCheckMarkdown

extension Argument {
  /// The value as Swift's own interpolation writes it, whatever the locale.
  public var bareText: String {
    switch value {
    case .signed(let value): String(value)
    case .unsigned(let value): String(value)
    case .floating(let value): value.description
    case .string(let value): value
    case .runs(let runs): runs.plainText()
    }
  }
}
