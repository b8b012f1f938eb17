import LocCheckMarkdown

/// A text as SwiftUI composes it: parts that are looked up or shown as they are, with styles.
public struct Text: Sendable {
  /// The parts in order.
  var parts: [Part]

  /// Creates a text without parts, to which others are added.
  package init() {
    self.parts = []
  }

  /// Creates a text that is shown as it is: never looked up, never formatted, no Markdown.
  public init(verbatim content: String) {
    self.parts = [Part(content: .verbatim(content))]
  }

  /// Creates a text from a completed string, which is shown as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from a key that is looked up where the text is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: BundleDescription? = nil,
    comment: StaticString? = nil
  ) {
    self.parts = [Part(content: .key(key, table: tableName, bundle: bundle?.name))]
  }

  /// Creates a text from a message that is looked up where the text is shown.
  ///
  /// The locale of the place where it is shown replaces the message's own, as in SwiftUI.
  public init(_ resource: LocalizedStringResource) {
    self.parts = [Part(content: .resource(resource))]
  }

  /// One stretch of a text.
  struct Part: Sendable {
    /// What it shows.
    var content: Content
    /// The styles the code gave it.
    var style: InlineStyle = []
  }

  /// What a part shows.
  enum Content: Sendable {
    /// A string as it is.
    case verbatim(String)
    /// A SwiftUI key.
    case key(LocalizedStringKey, table: String?, bundle: String?)
    /// A Foundation message.
    case resource(LocalizedStringResource)
  }
}
