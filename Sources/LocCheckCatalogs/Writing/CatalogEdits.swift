/// What is to be done to the entries of a String Catalog.
public struct CatalogEdits: Sendable, Hashable {
  /// The entries to add; a key that the catalog has is left as it is.
  public var additions: [MessageKey: NewEntry]
  /// The entries to change; a key that the catalog has not is passed over.
  public var updates: [MessageKey: EntryUpdate]
  /// The entries to remove; a key that the catalog has not is passed over.
  public var removals: Set<MessageKey>

  /// Creates edits, none by default.
  public init(
    additions: [MessageKey: NewEntry] = [:], updates: [MessageKey: EntryUpdate] = [:],
    removals: Set<MessageKey> = []
  ) {
    self.additions = additions
    self.updates = updates
    self.removals = removals
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { additions.isEmpty && updates.isEmpty && removals.isEmpty }
}

/// An entry as extraction creates it.
public struct NewEntry: Sendable, Hashable {
  /// The comment for translators, nil for none.
  public var comment: String?
  /// How the entry relates to the code.
  public var extractionState: ExtractionState
  /// The text in the source language where it is not the key; it is written as `new`.
  public var sourceValue: String?

  /// Creates an entry, one without any member by default.
  public init(
    comment: String? = nil, extractionState: ExtractionState = .automatic,
    sourceValue: String? = nil
  ) {
    self.comment = comment
    self.extractionState = extractionState
    self.sourceValue = sourceValue
  }
}

/// What is to be changed about an entry; nil leaves a member as it is.
public struct EntryUpdate: Sendable, Hashable {
  /// The new comment, which no model wrote.
  public var comment: String?
  /// The new state; `automatic` removes the member.
  public var extractionState: ExtractionState?
  /// What becomes of the text in the source language.
  public var sourceValue: SourceValue?
  /// Whether the translated units of the other languages are to be reviewed.
  public var requiresReview: Bool

  /// Creates an update that changes nothing by default.
  public init(
    comment: String? = nil, extractionState: ExtractionState? = nil,
    sourceValue: SourceValue? = nil, requiresReview: Bool = false
  ) {
    self.comment = comment
    self.extractionState = extractionState
    self.sourceValue = sourceValue
    self.requiresReview = requiresReview
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == EntryUpdate() }

  /// What becomes of the text in the source language.
  public enum SourceValue: Sendable, Hashable {
    /// It is written as one unit in the state `new`.
    case new(String)
    /// The localization is removed: the key is the text.
    case removed
  }
}
