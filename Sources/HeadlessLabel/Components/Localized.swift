/// A property wrapper that gives a component its message as soon as it is connected.
///
/// A view controller declares what its outlets say, and needs no code that says it:
///
///     final class NatureViewController {
///       @Localized(.natureTitle) var label: LabelModel?
///       @Localized(.saveNatureButton) var button: ButtonModel?
///       @Localized(.photoCount, arguments: [0]) var photoCount: LabelModel?
///     }
///
/// The short spelling needs the app's own keys, named once:
///
///     typealias Localized<Component: Localizable> = HeadlessLabel.Localized<Component, AppKey>
///
/// Without it, a key is spelled with its type, `@Localized(AppKey.natureTitle)`, or as a string,
/// `@Localized("natureTitle")`.
@propertyWrapper
public struct Localized<Component: Localizable, Key: LocalizationKey> {
  /// The message the component shows.
  public private(set) var message: LocalizedMessage
  /// The component, nil until it is connected.
  private var component: Component?

  /// Creates a wrapper of a component that shows a key's message.
  public init(
    wrappedValue component: Component? = nil, _ key: Key,
    arguments: [any MessageArgument] = [], table: String? = nil,
    bundle: BundleDescription? = nil
  ) {
    self.message = LocalizedMessage(key, arguments: arguments, table: table, bundle: bundle)
    self.component = component
    localize()
  }

  /// The component, which is given its message when it is set.
  public var wrappedValue: Component? {
    get { component }
    set {
      component = newValue
      localize()
    }
    _modify {
      // A change inside a connected component is no new connection: without this accessor, a title
      // that the app gives a component of value type would be replaced by the message at once.
      let wasConnected = component != nil
      defer { if !wasConnected { localize() } }
      yield &component
    }
  }

  /// The wrapper, through which arguments are replaced.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Replaces the arguments of the message, and updates the component if it is connected.
  public mutating func replaceArguments(_ arguments: any MessageArgument...) {
    message.arguments = arguments
    localize()
  }

  /// Gives the component its message, if it is connected.
  private mutating func localize() {
    component?.set(localization: message)
  }
}

extension Localized: Sendable where Component: Sendable {}
