public import LocCheckMessages

/// A message handed to a component: a key with arguments, and the place of its table.
public struct LocalizedMessage: Sendable {
  /// The key that is looked up.
  public var key: String
  /// The arguments in order; without any, the found text is not a format.
  public var arguments: [any MessageArgument]
  /// The table, nil for `Localizable`.
  public var table: String?
  /// The bundle that holds the table, nil for the app's own.
  public var bundle: BundleDescription?

  /// Creates a message.
  public init(
    _ key: some LocalizationKey, arguments: [any MessageArgument] = [], table: String? = nil,
    bundle: BundleDescription? = nil
  ) {
    self.key = key.localizationKey
    self.arguments = arguments
    self.table = table
    self.bundle = bundle
  }

  /// Returns what `NSLocalizedString` gives, formatted by `String.localizedStringWithFormat`.
  public func resolved(in environment: LabelEnvironment) -> Resolution {
    environment.nsLocalizedString(key, tableName: table, bundle: bundle, arguments: arguments)
  }
}
