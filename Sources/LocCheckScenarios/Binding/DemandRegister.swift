import LocCheckCatalogs
public import LocCheckDiagnostics
public import LocCheckLocales

/// The identities of one scenario for which a row demands a whole text.
///
/// Two `is` rows for the same locale and arguments are an error, whatever they demand: one of them
/// would be forgotten when the text changes. Binding registers what rows say themselves; a plan
/// registers the same rows again once `*` and `@few` are expanded.
public struct DemandRegister: Sendable {
  /// The row that was first to demand each identity.
  private var rows: [MessageKey: SourceRange] = [:]

  /// Creates an empty register.
  public init() {}

  /// Registers a demand and returns the error of an earlier one for the same identity.
  public mutating func register(
    _ row: SourceRange, locale: LocaleTag, arguments: [ArgumentValue]
  ) -> Diagnostic? {
    register(row, locale: locale.identifier, arguments: arguments)
  }

  /// Registers a demand for a locale or for `*` before its expansion.
  mutating func register(
    _ row: SourceRange, locale: String, arguments: [ArgumentValue]
  ) -> Diagnostic? {
    let identity = Self.identity(locale: locale, arguments: arguments)
    guard let earlier = rows[identity] else {
      rows[identity] = row
      return nil
    }
    let name = ([locale] + arguments.map(\.spelled)).joined(separator: " ")
    return .duplicateDemand(name, earlier: earlier, at: row)
  }

  /// Returns an identity that is compared by its bytes, so that what only looks equal stays apart.
  ///
  /// The lengths keep one value from running into the next.
  private static func identity(locale: String, arguments: [ArgumentValue]) -> MessageKey {
    var identity = locale
    for argument in arguments {
      let value =
        switch argument.literal {
        case .floating(let value): value.description
        case .string(let text): text
        case .signed, .unsigned, .text: argument.spelled
        }
      identity += " \(value.utf8.count) \(value)"
    }
    return MessageKey(identity)
  }
}

extension Diagnostic {
  /// A second demand for the text of one identity.
  fileprivate static func duplicateDemand(
    _ name: String, earlier: SourceRange, at row: SourceRange
  ) -> Diagnostic {
    let message =
      earlier == row
      ? "the row demands the text of \(name.quoted) twice"
      : "line \(earlier.start.line) already demands the text of \(name.quoted)"
    return Diagnostic(
      "scenario.duplicate-check", .error, message, at: row,
      notes: earlier == row ? [] : [Diagnostic.Note("the first demand is here", at: earlier)])
  }
}
