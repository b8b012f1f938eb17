public import LocCheckDiagnostics
public import LocCheckLocales
public import LocCheckMessages
public import LocCheckResults

/// What one entry point shows to one user, and how it came about.
public struct ExplainedText: Sendable, Hashable {
  /// The way the text entered the label.
  public var entryPoint: EntryPoint
  /// The user's locale.
  public var locale: LocaleTag
  /// The text without its styles.
  public var text: String
  /// Where the text came from.
  public var source: TextSource
  /// The way, one step after the other.
  public var steps: [TraceStep]
  /// Why the text was chosen, where that does not go without saying.
  public var reasons: [Diagnostic.Detail]
  /// What was noticed on the way: a missing key with its near miss, an argument that does not fit.
  public var findings: [Diagnostic]

  /// A Boolean value that says whether the text is a translation, or is meant as it is.
  public var isIntended: Bool { source == .catalog || source == .verbatim }
}
