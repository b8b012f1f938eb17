import LocCheckCatalogs
import LocCheckDiagnostics

/// Gathers what the patterns of a scenario name.
struct StageReader {
  /// What was read.
  let library: ResourceLibrary
  /// The resources so far, each with the first pattern that names it.
  private(set) var resources: [(path: String, pattern: PathPattern)] = []
  /// What is wrong with the patterns so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The paths of the resources so far.
  private var paths: Set<String> = []

  /// Creates a reader that has gathered nothing.
  init(library: ResourceLibrary) { self.library = library }

  /// Returns what the patterns of one bundle name, each path once.
  mutating func contents(of patterns: [PathPattern]) -> BundleContents {
    var contents = BundleContents()
    var named: Set<String> = []
    for pattern in patterns {
      let found = library.paths[pattern] ?? []
      if found.isEmpty { diagnostics.append(.nothingFound(pattern)) }
      for path in found where named.insert(path).inserted {
        if paths.insert(path).inserted { resources.append((path, pattern)) }
        if let part = library.resources[path]?.contents { contents.append(part) }
      }
    }
    return contents
  }
}

extension Diagnostic {
  /// Makes the error about a path that names nothing.
  fileprivate static func nothingFound(_ pattern: PathPattern) -> Diagnostic {
    Diagnostic(
      "scenario.missing-resource", .error, "'\(pattern.text)' names no file",
      at: pattern.range, help: "paths are relative to the scenario file")
  }
}
