public import LocCheckScenarios

/// Reads the resources of an audit.
public enum AuditLoader {
  /// Audits the files and folders that arguments name, as far as the locales of a selection go.
  ///
  /// A path that names nothing is a finding, and the others are still read.
  public static func audit(
    _ arguments: [String], selecting selection: Selection = Selection()
  ) async -> Audit {
    let paths = ResourceFinder.paths(named: arguments)
    let resources = await ParallelMap.results(of: paths) {
      AuditedResource(path: $0, resource: ResourceReader.resource(at: $0))
    }
    return Audit(of: resources, selecting: selection)
  }
}
