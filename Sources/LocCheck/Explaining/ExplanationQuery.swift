public import LocCheckCatalogs
public import LocCheckLocales
public import LocCheckMessages

/// A question about one key: what users see, and why.
public struct ExplanationQuery: Sendable {
  /// The key.
  public var key: MessageKey
  /// The locales of the users, in the order they are answered.
  public var locales: [LocaleTag]
  /// The ways the text enters the label, in the order they are answered.
  public var entryPoints: [EntryPoint]
  /// The arguments of the call, in order.
  public var arguments: [Argument]
  /// The default value in the code, nil for none.
  public var defaultValue: String?
  /// The table, nil for `Localizable`.
  public var table: String?
  /// The bundle, nil for the app's own.
  public var bundle: String?

  /// The ways a key can enter a label.
  public static let allEntryPoints: [EntryPoint] = [
    .localized, .key, .keyVariable, .nslocalized, .verbatim,
  ]

  /// Creates a question.
  public init(
    key: MessageKey, locales: [LocaleTag], entryPoints: [EntryPoint] = allEntryPoints,
    arguments: [Argument] = [], defaultValue: String? = nil, table: String? = nil,
    bundle: String? = nil
  ) {
    self.key = key
    self.locales = locales
    self.entryPoints = entryPoints
    self.arguments = arguments
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
  }
}
