import LocCheckMessages

/// The reusable label under test, without a screen.
///
/// Its four entry points say what the caller means: a message of the app, a SwiftUI key, a text
/// shown exactly as passed, or a text the caller has already composed. Its state is the entry point
/// and the environment it is shown in; what it shows is runs of text with styles.
public struct SummaryLabel: Sendable {
  /// The text that is shown.
  private let text: Text
  /// The way it entered.
  private let entryPoint: EntryPoint

  /// Creates a label that shows a message of the app.
  public init(localized resource: LocalizedStringResource) {
    self.text = Text(resource)
    self.entryPoint = .localized
  }

  /// Creates a label that looks a SwiftUI key up, interpolations included.
  public init(
    key: LocalizedStringKey, tableName: String? = nil, bundle: BundleDescription? = nil,
    comment: StaticString? = nil
  ) {
    self.text = Text(key, tableName: tableName, bundle: bundle, comment: comment)
    self.entryPoint = .key
  }

  /// Creates a label that shows a string exactly as it is passed.
  public init(verbatim value: String) {
    self.text = Text(verbatim: value)
    self.entryPoint = .verbatim
  }

  /// Creates a label that keeps a text as the caller composed it.
  public init(text: Text) {
    self.text = text
    self.entryPoint = .text
  }

  /// Returns what the label shows in an environment.
  public func displayed(in environment: LabelEnvironment) -> DisplayedText {
    text.displayed(in: environment, entryPoint: entryPoint)
  }
}
