public import LocCheckDiagnostics

/// What a table answers when it is asked for a key.
public enum TableLookup: Sendable, Hashable {
  /// The table holds the message.
  case found(ShippedMessage)
  /// The table does not hold it, and why.
  case absent(Absence)

  /// Why a table does not hold a message.
  public enum Absence: Sendable, Hashable {
    /// The resource has no entry with this key.
    case noEntry
    /// The entry has nothing for this localization; the place is the entry's key.
    case noLocalization(entry: SourceRange?)
    /// The localization exists, in a state that does not ship; the place is the value's.
    case withheld(TranslationState, variant: String, at: SourceRange?)
    /// The localization has no text to show (no unit, an invalid shape), as a diagnostic of the
    /// file already says.
    case malformed(at: SourceRange?)
    /// The localization is a set of App Shortcut phrases, which no look-up by key reaches.
    case stringSet(at: SourceRange?)
  }
}
