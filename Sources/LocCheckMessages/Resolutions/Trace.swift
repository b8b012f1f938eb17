public import LocCheckCatalogs
public import LocCheckDiagnostics
public import LocCheckLocales

/// The way one message took from its entry point to the shown text.
public struct Trace: Sendable, Hashable {
  /// The way the text entered the label.
  public var entryPoint: EntryPoint
  /// The key that was looked up, nil for verbatim text.
  public var key: MessageKey?
  /// The bundle that was searched.
  public var bundle: String
  /// The table that was searched.
  public var table: String
  /// The user's preferred locale.
  public var preferredLocale: LocaleTag
  /// The localizations that negotiation gave, best first.
  public var negotiated: [String]
  /// The place of the table that was read: a localization, `Base` or `root`; nil where no table was
  /// found.
  public var localization: String?
  /// The app's localization, which every other bundle follows; nil for the app's own texts and
  /// where nothing constrains the bundle.
  public var followedLocalization: String?
  /// The locale that formatted numbers and selected plurals; nil formats without a locale.
  public var formattingLocale: LocaleTag?
  /// What the table answered.
  public var outcome: Outcome
  /// Where the text came from.
  public var source: TextSource
  /// The place of the text, or of the format that was evaluated first.
  public var origin: SourceRange?
  /// The plural variables that were evaluated, in order of evaluation.
  public var selections: [Selection]
  /// The arguments of the call, in order.
  public var arguments: [Argument]

  /// Creates a trace.
  public init(
    entryPoint: EntryPoint, key: MessageKey?, bundle: String, table: String,
    preferredLocale: LocaleTag, negotiated: [String] = [], localization: String? = nil,
    followedLocalization: String? = nil, formattingLocale: LocaleTag? = nil, outcome: Outcome,
    source: TextSource, origin: SourceRange? = nil, selections: [Selection] = [],
    arguments: [Argument] = []
  ) {
    self.entryPoint = entryPoint
    self.key = key
    self.bundle = bundle
    self.table = table
    self.preferredLocale = preferredLocale
    self.negotiated = negotiated
    self.localization = localization
    self.followedLocalization = followedLocalization
    self.formattingLocale = formattingLocale
    self.outcome = outcome
    self.source = source
    self.origin = origin
    self.selections = selections
    self.arguments = arguments
  }
}

extension Trace {
  /// What a look-up found.
  public enum Outcome: Sendable, Hashable {
    /// The message, with the variation axis and value of its first text (`""` for a plain one).
    case found(variant: String)
    /// The table has no such message, and why.
    case absent(TableLookup.Absence)
    /// No localization of the chain has a table of that name.
    case missingTable
    /// There is no bundle of that name.
    case missingBundle
    /// Nothing was looked up.
    case notLookedUp
  }

  /// The choice of one plural form.
  public struct Selection: Sendable, Hashable {
    /// The variable's name.
    public var variable: String
    /// The position of the counted argument, from 1.
    public var argument: Int
    /// The counted value.
    public var value: PluralOperand
    /// The category the value demands: `zero` for 0 where that form exists, else CLDR's.
    public var demanded: PluralCategory
    /// The category whose form was used; nil where not even `other` ships.
    public var used: PluralCategory?
    /// A Boolean value that says whether 0 took an explicit `zero` form.
    public var isExplicitZero: Bool
    /// A Boolean value that says whether the demanded form exists and does not ship.
    public var isWithheld: Bool
    /// The variation axis and value, such as `plural.few`.
    public var variant: String
    /// The place of the form that was used.
    public var origin: SourceRange?

    /// Creates a selection.
    public init(
      variable: String, argument: Int, value: PluralOperand, demanded: PluralCategory,
      used: PluralCategory?, isExplicitZero: Bool = false, isWithheld: Bool = false,
      variant: String, origin: SourceRange? = nil
    ) {
      self.variable = variable
      self.argument = argument
      self.value = value
      self.demanded = demanded
      self.used = used
      self.isExplicitZero = isExplicitZero
      self.isWithheld = isWithheld
      self.variant = variant
      self.origin = origin
    }
  }
}
