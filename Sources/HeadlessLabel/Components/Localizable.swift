/// A component that can be given a message to show.
///
/// A label takes it for its text, a button for the title of its normal state. Value types change
/// themselves; a class conforms without `mutating`.
public protocol Localizable {
  /// Gives the component a message, which it looks up where it is shown.
  mutating func set(localization: LocalizedMessage)
}
