import SwiftUI

/// A callout line whose caller says how its text is meant.
///
/// The four initialisers carry different labels on purpose: a bare `String` parameter would accept
/// both a message and a name, and would have lost the message's arguments before it could be
/// looked up.
struct SummaryLabel: View {
  /// The text to draw, already bound to its table, its arguments or its exact spelling.
  private let content: Text

  /// Creates a label for a message the app owns, with its key, default value and comment.
  init(localized message: LocalizedStringResource) {
    content = Text(message)
  }

  /// Creates a label for a SwiftUI key, whose interpolations are filled in after the look-up.
  init(
    key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = Text(key, tableName: tableName, bundle: bundle, comment: comment)
  }

  /// Creates a label that shows the given characters exactly, without look-up or Markdown.
  init(verbatim exactText: String) {
    content = Text(verbatim: exactText)
  }

  /// Creates a label around a text its caller has composed, keeping the caller's styles.
  init(text composed: Text) {
    content = composed
  }

  /// The text in the shared typography of the summary area.
  var body: some View {
    content
      .font(.callout)
      .padding(.vertical, 6)
      .padding(.horizontal, 8)
  }
}
