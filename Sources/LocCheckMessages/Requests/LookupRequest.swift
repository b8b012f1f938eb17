public import LocCheckCatalogs

/// A look-up as an entry point asks for it.
public struct LookupRequest: Sendable, Hashable {
  /// The way the text enters the label.
  public var entryPoint: EntryPoint
  /// The key that is looked up.
  public var key: MessageKey
  /// The format shown where the key has no entry; nil shows the key.
  public var defaultValue: String?
  /// The arguments in order of the call.
  public var arguments: [Argument]
  /// A Boolean value that says whether the found text is a format.
  ///
  /// An interpolated literal is; a literal without interpolation and a completed string are not,
  /// and their per cent signs stay as they are.
  public var isFormatted: Bool
  /// A Boolean value that says whether the found text is inline Markdown.
  public var isMarkdown: Bool
  /// The table's name, nil for `Localizable`.
  public var table: String?
  /// The bundle's name, nil for the app's own.
  public var bundle: String?
  /// How the locale that formats is chosen, nil for the resolver's way.
  public var formattingLocale: FormattingLocale?

  /// Creates a request.
  public init(
    entryPoint: EntryPoint, key: MessageKey, defaultValue: String? = nil,
    arguments: [Argument] = [], isFormatted: Bool, isMarkdown: Bool,
    table: String? = nil, bundle: String? = nil, formattingLocale: FormattingLocale? = nil
  ) {
    self.entryPoint = entryPoint
    self.key = key
    self.defaultValue = defaultValue
    self.arguments = arguments
    self.isFormatted = isFormatted
    self.isMarkdown = isMarkdown
    self.table = table
    self.bundle = bundle
    self.formattingLocale = formattingLocale
  }

  /// The name of the table that is searched.
  public var tableName: String { table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable" }

  /// The default value that counts: `NSLocalizedString` takes an empty one for none.
  var effectiveDefaultValue: String? {
    entryPoint == .nslocalized && defaultValue?.isEmpty == true ? nil : defaultValue
  }

  /// The name of the bundle that is searched.
  public var bundleName: String { bundle ?? "main" }
}
