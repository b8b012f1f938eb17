/// A label as UIKit has it, without a screen.
public struct LabelModel: Localizable, Sendable {
  /// What it says; nil says nothing.
  public var text: ComponentText?

  /// Creates a label.
  public init(text: ComponentText? = nil) {
    self.text = text
  }

  /// Takes a message for its text.
  public mutating func set(localization: LocalizedMessage) {
    text = .localized(localization)
  }

  /// Returns what the label shows in an environment.
  public func displayed(in environment: LabelEnvironment) -> DisplayedText {
    text?.displayed(in: environment) ?? DisplayedText()
  }
}
