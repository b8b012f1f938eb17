public import LocCheckCatalogs
public import LocCheckDiagnostics

extension MessageTable {
  /// One message of a table.
  public struct Entry: Sendable {
    /// The key.
    public let key: MessageKey
    /// What else is known of the entry.
    private let content: Content

    /// The two ways an entry is held.
    private enum Content: Sendable {
      /// As it was stated.
      case stated(Facts)
      /// In a catalog, whose texts are decoded when they are asked for.
      case catalog(Catalog.Entry, sourceLanguage: String?)
    }

    /// What is stated about an entry beside its key.
    private struct Facts: Sendable {
      /// The place of the key.
      var range: SourceRange?
      /// How the entry relates to the code.
      var extractionState: ExtractionState?
      /// The comment for translators.
      var comment: String?
      /// The text in the source language.
      var sourceValue: String?
    }

    /// Creates an entry.
    public init(
      key: MessageKey, range: SourceRange? = nil, extractionState: ExtractionState? = nil,
      comment: String? = nil, sourceValue: String? = nil
    ) {
      self.key = key
      self.content = .stated(
        Facts(
          range: range, extractionState: extractionState, comment: comment,
          sourceValue: sourceValue))
    }

    /// Creates the entry of a String Catalog.
    init(_ entry: Catalog.Entry, sourceLanguage: String?) {
      self.key = entry.key
      self.content = .catalog(entry, sourceLanguage: sourceLanguage)
    }
  }
}

extension MessageTable.Entry {
  /// The place of the key.
  public var range: SourceRange? {
    switch content {
    case .stated(let facts): facts.range
    case .catalog(let entry, _): entry.keyRange
    }
  }

  /// How the entry relates to the code, nil in a table that does not say.
  public var extractionState: ExtractionState? {
    switch content {
    case .stated(let facts): facts.extractionState
    case .catalog(let entry, _): entry.extractionState
    }
  }

  /// The comment for translators.
  public var comment: String? {
    switch content {
    case .stated(let facts): facts.comment
    case .catalog(let entry, _): entry.comment
    }
  }

  /// The text in the source language, nil where there is none or it varies.
  ///
  /// Complexity: of an entry of a String Catalog that localization is decoded, and no other.
  public var sourceValue: String? {
    switch content {
    case .stated(let facts): return facts.sourceValue
    case .catalog(let entry, let language):
      guard case .unit(let unit)? = language.flatMap(entry.localization(for:))?.content else {
        return nil
      }
      return unit.value
    }
  }
}
