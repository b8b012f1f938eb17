public import LocCheckDiagnostics

/// A message that a build hands to the translators, as sources or the compiler's `.stringsdata` say
/// it.
public struct SourceMessage: Sendable, Hashable {
  /// The key, with the specifiers of what is interpolated.
  public var key: MessagePattern
  /// The table, nil where the code names none, which means `Localizable`.
  public var table: String?
  /// The expression that says the table where that is no literal: the table is known at run time
  /// alone.
  public var tableExpression: String?
  /// The bundle the message is looked up in.
  public var bundle: BundleReference
  /// The comment for translators.
  public var comment: String?
  /// The text where the catalog has none: `defaultValue:` or `value:`.
  public var defaultValue: MessagePattern?
  /// What took the literal, as a reader would say it: `Text`, `String(localized:)`,
  /// `SummaryLabel(key:)`, `NSLocalizedString`, `let title: LocalizedStringKey`.
  public var api: String
  /// The name of the target whose code it is, nil where that is not known.
  public var target: String?
  /// A Boolean value that says whether the key is a literal of a localized type, which the compiler
  /// extracts; Xcode takes those of `NSLocalizedString` and its kind from the text of the code.
  public var isTyped: Bool
  /// Where it comes from.
  public var origin: Origin
  /// The place of the literal; its path and line are those of the Swift file also where the file
  /// itself was not read.
  public var location: SourceLocation
  /// The literal, nil where the Swift file was not read.
  public var range: SourceRange?

  /// A Boolean value that says whether the targets are known and the code belongs to none of them.
  public var isOutsideTargets = false

  /// Where a message was found.
  public enum Origin: String, Sendable, Hashable {
    /// In Swift sources.
    case scanner
    /// In the `.stringsdata` of a build.
    case compiler
  }

  /// Creates a message.
  public init(
    key: MessagePattern, table: String? = nil, tableExpression: String? = nil,
    bundle: BundleReference = .unspecified, comment: String? = nil,
    defaultValue: MessagePattern? = nil, api: String,
    target: String? = nil, isTyped: Bool = true, origin: Origin = .scanner,
    location: SourceLocation, range: SourceRange? = nil
  ) {
    self.key = key
    self.table = table
    self.tableExpression = tableExpression
    self.bundle = bundle
    self.comment = comment
    self.defaultValue = defaultValue
    self.api = api
    self.target = target
    self.isTyped = isTyped
    self.origin = origin
    self.location = location
    self.range = range
  }

  /// The name of the table: `Localizable` where none is named.
  public var tableName: String { table ?? Self.defaultTable }

  /// The table of look-ups that name none.
  public static let defaultTable = "Localizable"
}
