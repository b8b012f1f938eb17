/// A button as UIKit has it, with a title for each state and without a screen.
public struct ButtonModel: Localizable, Sendable {
  /// The state it is in.
  public var state: ControlState
  /// The titles by state.
  private var titles: [ControlState: ComponentText] = [:]

  /// Creates a button without titles.
  public init(state: ControlState = .normal) {
    self.state = state
  }

  /// Sets the title of a state; nil takes it away, and the normal title stands in.
  public mutating func setTitle(_ title: ComponentText?, for state: ControlState) {
    titles[state] = title
  }

  /// Returns the title of a state: its own, else the one of the normal state.
  public func title(for state: ControlState) -> ComponentText? {
    titles[state] ?? titles[.normal]
  }

  /// Takes a message for the title of the normal state.
  public mutating func set(localization: LocalizedMessage) {
    setTitle(.localized(localization), for: .normal)
  }

  /// Returns what the button shows in an environment, in the state it is in.
  public func displayed(in environment: LabelEnvironment) -> DisplayedText {
    title(for: state)?.displayed(in: environment) ?? DisplayedText()
  }
}
