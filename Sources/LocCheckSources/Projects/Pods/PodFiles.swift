import LocCheckDiagnostics

/// The files of a pod as its podspec names them, with those of its subspecs.
struct PodFiles {
  /// The globs of code.
  var sources: [String] = []
  /// The globs of what is left out.
  var excluded: [String] = []
  /// The globs of resources that are copied beside the code.
  var resources: [String] = []
  /// The resource bundles in the order of their first mention.
  private(set) var bundles: [Bundle] = []
  /// The places of the bundles by name.
  private var bundleIndices: [String: Int] = [:]
  /// The names of the pods it needs.
  var dependencies: [String] = []

  /// A resource bundle.
  struct Bundle {
    /// The name.
    var name: String
    /// The globs of its resources.
    var patterns: [String]
    /// The place of the name.
    var range: SourceRange
  }

  /// Adds resources to a bundle.
  mutating func add(_ patterns: [String], toBundle name: String, at range: SourceRange) {
    if let index = bundleIndices[name] {
      bundles[index].patterns += patterns
    } else {
      bundleIndices[name] = bundles.count
      bundles.append(Bundle(name: name, patterns: patterns, range: range))
    }
  }

  /// Returns the Swift files below a folder; the name of a folder stands for the files in it, not
  /// for those in its folders.
  func sourceSelections(in folder: String) -> [FileSelection] {
    let excluding = excludedPaths(in: folder)
    return sources.map { pattern in
      let path = ProjectPath.joined(folder, pattern)
      return FileSelection(
        Self.namesFolder(pattern) ? path + "/*.swift" : path, excluding: excluding)
    }
  }

  /// Returns the resources beside the code.
  func resourceSelections(in folder: String) -> [FileSelection] {
    selections(ofResources: resources, in: folder)
  }

  /// Returns resources below a folder; a folder stands for all in it.
  func selections(ofResources patterns: [String], in folder: String) -> [FileSelection] {
    let excluding = excludedPaths(in: folder)
    return patterns.flatMap { pattern in
      let path = ProjectPath.joined(folder, pattern)
      let selection = FileSelection(
        path, isFolder: Self.namesFolder(pattern), excluding: excluding)
      // The tables lie in the folders of languages that a pattern such as `*.lproj` finds.
      let isLanguage = ProjectPath.name(of: pattern).contains("lproj")
      return isLanguage
        ? [selection, FileSelection(path + "/**/*", excluding: excluding)] : [selection]
    }
  }

  /// Returns the globs of what is left out.
  private func excludedPaths(in folder: String) -> [String] {
    excluded.map { ProjectPath.joined(folder, $0) }
  }

  /// Whether a pattern is the name of a folder: one without a glob and without an extension.
  private static func namesFolder(_ pattern: String) -> Bool {
    !pattern.contains { "*?[{".contains($0) } && ProjectPath.fileExtension(of: pattern) == nil
  }
}
