import LocCheckCatalogs
import LocCheckDiagnostics
public import LocCheckScenarios

/// Finds and reads the resources that scenario files name.
public enum ResourceLoader {
  /// Returns the resources of some scenario files, each read once, in parallel.
  public static func library(for inputs: [ScenarioInput]) async -> ResourceLibrary {
    var library = ResourceLibrary()
    var paths: Set<String> = []
    for input in inputs {
      let folder = RelativePath.folder(of: input.path)
      for pattern in input.resourcePatterns where library.paths[pattern] == nil {
        let found = Glob.paths(matching: pattern.text, below: folder)
        library.paths[pattern] = found
        paths.formUnion(found)
      }
    }
    let sorted = paths.sorted()
    let resources = await ParallelMap.results(of: sorted, read)
    library.resources = Dictionary(
      zip(sorted, resources), uniquingKeysWith: { first, _ in first })
    return library
  }

  /// Reads one resource.
  @Sendable private static func read(_ path: String) -> ResourceLibrary.Resource {
    guard path.hasSuffix(".xcstrings") || FileReader.kind(of: path) == .folder else {
      return unreadable(
        path, "this version reads String Catalogs (.xcstrings) only", id: "resource.unsupported")
    }
    do {
      let source = SourceText(path: path, bytes: try FileReader.bytes(at: path))
      let read = StringCatalogReader.catalog(from: source, table: RelativePath.stem(of: path))
      let isEmpty = read.hasErrors && read.value.entries.isEmpty
      return ResourceLibrary.Resource(
        catalog: isEmpty ? nil : read.value, diagnostics: read.diagnostics)
    } catch {
      return unreadable(path, error.reason, id: "resource.unreadable")
    }
  }

  /// Makes the resource that says why nothing could be read.
  private static func unreadable(
    _ path: String, _ reason: String, id: Diagnostic.ID
  ) -> ResourceLibrary.Resource {
    ResourceLibrary.Resource(
      catalog: nil, diagnostics: [Diagnostic(id, .error, "cannot read '\(path)': \(reason)")])
  }
}
