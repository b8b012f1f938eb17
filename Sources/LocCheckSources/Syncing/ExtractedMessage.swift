import LocCheckCatalogs
import LocCheckDiagnostics

/// What all places of the sources together say about one key.
struct ExtractedMessage {
  /// The comments of the places.
  private var comments: Set<MessageKey> = []
  /// The default value of the first place that has one.
  private(set) var defaultValue: DefaultValue?

  /// The text that code has in the source language.
  enum DefaultValue: Hashable {
    /// The text, its arguments numbered where there are several.
    case text(String)
    /// The specifier of an argument is not known.
    case unknown
  }

  /// Adds what one place says.
  mutating func add(_ message: SourceMessage) {
    if let comment = message.comment, !comment.isEmpty { comments.insert(MessageKey(comment)) }
    guard defaultValue == nil, let value = message.defaultValue else { return }
    defaultValue = value.text.map { .text($0.numberingArguments) } ?? .unknown
  }

  /// The comment as Xcode writes it, nil for none: each once, on lines of their own, ordered by
  /// their bytes.
  var comment: String? {
    comments.isEmpty ? nil : comments.sorted().map(\.text).joined(separator: "\n")
  }
}

extension ExtractedMessage {
  /// Returns the entry of the key in a catalog that has none, nil where its text is not known.
  ///
  /// Xcode numbers several arguments in a source value of its own, which says the same as the key.
  func newEntry(for key: MessageKey) -> NewEntry? {
    switch defaultValue {
    case .unknown?: return nil
    case .text(let text)?:
      return NewEntry(comment: comment, extractionState: .extractedWithValue, sourceValue: text)
    case nil: return NewEntry(comment: comment, sourceValue: key.numberedText)
    }
  }
}

extension MessageKey {
  /// The key with its arguments numbered, nil where it has less than two or they are.
  var numberedText: String? {
    let numbered = text.numberingArguments
    return numbered.isIdenticalUTF8(to: text) ? nil : numbered
  }
}

extension String {
  /// The format with the positions of its arguments written out, `%1$@ of %2$lld` for `%@ of %lld`.
  ///
  /// A text with less than two arguments, with positions, or with anything that is no clean format
  /// stays as it is.
  fileprivate var numberingArguments: String {
    let format = FormatString(parsing: self)
    guard format.problems.isEmpty else { return self }
    var result = ""
    var count = 0
    for piece in format.pieces {
      switch piece {
      case .literal(let text): result += MessagePattern.withDoubledSigns(text)
      case .argument(let placeholder) where placeholder.isPlain:
        count += 1
        result += "%\(count)$\(placeholder.text.dropFirst())"
      case .argument, .variable: return self
      }
    }
    return count < 2 ? self : result
  }
}

extension Placeholder {
  /// Whether the placeholder takes the next argument and no other.
  fileprivate var isPlain: Bool {
    guard position == nil, !isOwnArgument else { return false }
    for case .argument in [width, precision] { return false }
    return true
  }
}
