extension Reconciliation {
  /// An entry that no message has.
  public struct UnusedEntry: Sendable, Hashable {
    /// The entry.
    public var place: EntryPlace
    /// Why no message has it.
    public var reason: Reason

    /// Creates an unused entry.
    public init(place: EntryPlace, reason: Reason) {
      self.place = place
      self.reason = reason
    }

    /// Why no message has an entry.
    public enum Reason: String, Sendable, Hashable {
      /// The sources do not have it any more.
      case stale
      /// It was entered by hand, which keeps it.
      case manual
      /// It is the raw value of an enum's case.
      case enumeration
      /// Its key stands in the sources as a plain text, and keys are looked up at run time.
      case mentioned
      /// It stands in code that is not extracted: a preview, an inactive branch.
      case skipped
      /// Something else than Swift code looks it up: the system for an `Info.plist`, a storyboard, a
      /// settings bundle, App Shortcuts.
      case elsewhere
    }
  }
}
