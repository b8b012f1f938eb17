/// Options that are listed together under a title.
public struct OptionGroup: Sendable, Equatable {
  /// The heading, such as “Reports”, without a colon.
  public var title: String

  /// The options in the order they are listed.
  public var options: [OptionSpecification]

  /// Creates a group of declared options.
  public init(_ title: String, options: [OptionSpecification]) {
    self.title = title
    self.options = options
  }

  /// Creates a group from the typed options a command later reads its values with.
  public init<each Value>(_ title: String, _ options: repeat Option<each Value>) {
    var specifications: [OptionSpecification] = []
    for option in repeat each options {
      specifications.append(option.specification)
    }
    self.init(title, options: specifications)
  }
}
