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
  /// The paths of the resources that could be read in part, in order, by the bundle they belong to.
  private(set) var damagedPaths: [String: [String]] = [:]

  /// Creates a reader that has gathered nothing.
  init(library: ResourceLibrary) { self.library = library }

  /// Returns a bundle of what its patterns name, each path once.
  mutating func bundle(_ name: String, _ patterns: [PathPattern]) -> NestedBundle {
    var contents = BundleContents()
    var named: Set<String> = []
    for pattern in patterns {
      let found = library.paths[pattern] ?? []
      if found.isEmpty { diagnostics.append(.nothingFound(pattern)) }
      for path in found where named.insert(path).inserted {
        if paths.insert(path).inserted { resources.append((path, pattern)) }
        guard let resource = library.resources[path], let part = resource.contents else { continue }
        contents.append(part)
        if !resource.damages.isEmpty { damagedPaths[name, default: []].append(path) }
      }
    }
    return NestedBundle(name: name, contents: contents)
  }
}

extension Diagnostic {
  /// Makes the error about a path that names nothing.
  static func nothingFound(_ pattern: PathPattern) -> Diagnostic {
    Diagnostic(
      "scenario.missing-resource", .error, "'\(pattern.text)' names no file",
      at: pattern.range, help: "paths are relative to the scenario file")
  }
}
