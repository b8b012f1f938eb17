public import LocCheckLocales

/// A message that is handed around before it is looked up.
///
/// It keeps everything a look-up needs: key, default value with arguments, table, bundle and
/// locale. The spelling is Foundation's.
public struct LocalizedStringResource: Sendable, ExpressibleByStringInterpolation {
  /// The key that is looked up.
  public var key: String
  /// The text shown where the key has no entry, with the arguments of the message.
  public var defaultValue: LocalizationValue
  /// The table, nil for `Localizable`.
  public var table: String?
  /// The locale that chooses the language; nil takes the one where the message is shown.
  public var locale: LocaleTag?
  /// The bundle that holds the table.
  public var bundle: BundleDescription
  /// The translator's comment.
  public var comment: String?
  /// A Boolean value that says whether the key is apart from the default value.
  var hasStableKey: Bool

  /// Creates a message whose literal is both key and default value.
  public init(
    _ keyAndValue: LocalizationValue, table: String? = nil, locale: LocaleTag? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = keyAndValue.key
    self.defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.comment = comment.map(String.init(describing:))
    self.hasStableKey = false
  }

  /// Creates a message with a stable key and a default value that carries the arguments.
  public init(
    _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    locale: LocaleTag? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      stableKey: String(describing: key), defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle, comment: comment.map(String.init(describing:)))
  }

  /// Creates a message with a stable key that is known only at run time.
  package init(
    stableKey key: String, defaultValue: LocalizationValue, table: String?, locale: LocaleTag?,
    bundle: BundleDescription, comment: String?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.comment = comment
    self.hasStableKey = true
  }

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizationValue(stringLiteral: value))
  }

  /// Creates a message from a literal with interpolations.
  public init(stringInterpolation: LocalizationValue.StringInterpolation) {
    self.init(LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Where a message's table lives.
  public typealias BundleDescription = HeadlessLabel.BundleDescription
}
