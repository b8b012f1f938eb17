/// Where code looks a message up, as far as that decides which tables can have it.
struct MessageLookup: Hashable, Sendable {
  /// The name of the table.
  var table: String
  /// The name of the target whose code it is, nil where that is not known.
  var target: String?
  /// Whether the code was read and belongs to none of the targets that are known.
  var isOutsideTargets: Bool
  /// The bundles that are searched.
  var reach: Reach

  /// The bundles a look-up searches.
  enum Reach: Hashable, Sendable {
    /// The resources of the code's own target.
    case own
    /// The main bundle: the app's; the build hands such a message to the code's own target all the same.
    case main
    /// A bundle that the program finds when it runs.
    case anywhere

    /// Creates the reach of a reference to a bundle.
    init(_ bundle: BundleReference) {
      switch bundle {
      case .module, .current: self = .own
      case .unspecified, .main: self = .main
      case .type, .named, .expression: self = .anywhere
      }
    }
  }

  /// Creates a look-up.
  init(table: String, target: String?, reach: Reach, isOutsideTargets: Bool = false) {
    self.table = table
    self.target = target
    self.isOutsideTargets = isOutsideTargets
    self.reach = reach
  }

  /// Creates the look-up of a message.
  init(_ message: SourceMessage) {
    self.init(
      table: message.tableName, target: message.target, reach: Reach(message.bundle),
      isOutsideTargets: message.isOutsideTargets)
  }
}
