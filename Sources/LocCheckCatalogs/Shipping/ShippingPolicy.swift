/// What of a resource counts as shipped, and for which device and width.
public struct ShippingPolicy: Sendable, Hashable {
  /// The translation states that count.
  public var states: States
  /// The device the product runs on.
  public var device: Device
  /// The presentation width that texts with width variants are asked for, nil where nobody asks.
  public var width: Int?

  /// Creates a policy.
  public init(states: States = .shipped, device: Device = .mac, width: Int? = nil) {
    self.states = states
    self.device = device
    self.width = width
  }

  /// Which translation states count.
  public enum States: String, Sendable, Hashable, CaseIterable {
    /// All but `new`, as the build does.
    case shipped
    /// Only what is neither new, in review nor made by a machine.
    case translated
    /// Everything that has a value.
    case any

    /// Returns whether a unit in a state counts.
    public func include(_ state: TranslationState) -> Bool {
      switch self {
      case .shipped: state != .new
      case .translated: state == .translated
      case .any: true
      }
    }
  }
}
