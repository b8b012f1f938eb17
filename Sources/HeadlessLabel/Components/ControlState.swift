/// The state of a control, as UIKit's `UIControl.State`: flags that may come together.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public var rawValue: UInt

  /// Creates a state from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Enabled, and neither selected nor highlighted: no flag at all.
  public static let normal: ControlState = []
  /// Pressed at this moment.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// Not enabled.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// Selected.
  public static let selected = ControlState(rawValue: 1 << 2)
  /// Focused by the keyboard or a remote control.
  public static let focused = ControlState(rawValue: 1 << 3)
}
