/// The Swift files that are compiled together.
package struct SourceModule: Sendable {
  /// The name of the target, nil for files that belong to none that is known.
  package var name: String?
  /// The files, in the order of their paths.
  package var files: [SourceFile]
  /// The names of the modules among the others whose declarations it sees; nil for all of them.
  package var dependencies: Set<String>?
  /// Further functions and macros that look a key up like `NSLocalizedString`.
  package var macroNames: [String]
  /// The builds that count.
  package var builds: BuildSelection

  /// Creates a module.
  package init(
    name: String? = nil, files: [SourceFile], dependencies: Set<String>? = nil,
    macroNames: [String] = [], builds: BuildSelection = BuildSelection()
  ) {
    self.name = name
    self.files = files
    self.dependencies = dependencies
    self.macroNames = macroNames
    self.builds = builds
  }
}
