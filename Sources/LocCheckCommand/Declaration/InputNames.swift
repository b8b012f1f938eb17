/// The names of files that are read, which no output may have.
enum InputNames {
  /// The extensions of scenarios, resources, sources and projects.
  private static let extensions = [
    "loccheck", "xcstrings", "strings", "stringsdict", "loctable", "xliff", "xcloc", "plist",
    "swift", "stringsdata", "pbxproj", "podspec", "xcconfig", "xcscheme",
  ]

  /// Returns what a file of a name is, for messages: `one that ends in '.swift'`; nil where it may be replaced.
  ///
  /// - Parameter name: The last component of the path, in lowercase.
  static func kind(of name: String) -> String? {
    if name == "podfile" { return "a Podfile" }
    return extensions.first { name.hasSuffix("." + $0) }.map { "one that ends in '.\($0)'" }
  }
}
