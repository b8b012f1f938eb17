import LocCheckSources

/// Swift files that are compiled together, before they are read.
struct UnreadModule: Sendable {
  /// The name of the target, nil for files that belong to none.
  var name: String?
  /// The paths of the files.
  var paths: [String]
  /// The names of the modules it sees, nil for all.
  var dependencies: Set<String>?
  /// Further functions that look a key up like `NSLocalizedString`.
  var macroNames: [String] = []
  /// The builds whose code counts.
  var builds = BuildSelection()
}
