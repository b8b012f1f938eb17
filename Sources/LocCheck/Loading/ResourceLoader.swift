public import LocCheckScenarios

/// Finds and reads the resources that scenario files name.
public enum ResourceLoader {
  /// Returns the resources of some scenario files, each read once, in parallel.
  public static func library(for inputs: [ScenarioInput]) async -> ResourceLibrary {
    await library(
      of: inputs.flatMap { input in
        let folder = RelativePath.folder(of: input.path)
        return input.resourcePatterns.map { (pattern: $0, folder: folder) }
      })
  }

  /// Returns the resources that patterns below folders name, each read once, in parallel.
  ///
  /// What a pattern leads to and cannot look into is a resource that cannot be read: a resource in
  /// it must not be missed without a word.
  static func library(
    of patterns: [(pattern: PathPattern, folder: String)]
  ) async -> ResourceLibrary {
    var library = ResourceLibrary()
    var paths: Set<String> = []
    for (pattern, folder) in patterns where library.paths[pattern] == nil {
      let glob = Glob(pattern.text, below: folder)
      library.paths[pattern] = glob.paths + glob.problems.map(\.path)
      paths.formUnion(glob.paths)
      for problem in glob.problems {
        library.resources[problem.path] = ResourceLibrary.Resource(
          contents: nil, diagnostics: [.unreadableResource(problem)])
      }
    }
    let sorted = paths.sorted()
    let resources = await ParallelMap.results(of: sorted) { ResourceReader.resource(at: $0) }
    library.resources.merge(zip(sorted, resources)) { $1 }
    return library
  }
}
