import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// A target with the files that its project names, as they lie on the disk.
struct TargetFiles: Sendable {
  /// The target.
  var target: SourceTarget
  /// The Swift files, in the order of the bytes of their paths.
  var swiftFiles: [String]
  /// The files among its resources, in the same order.
  var resources: [String]

  /// What could not be looked into.
  var problems: [InputError]

  /// Finds the files of a target.
  ///
  /// - Parameter plainFiles: The files that have the name of a manifest and are Swift like any other.
  init(_ target: SourceTarget, plainFiles: Set<String> = []) {
    self.target = target
    let scope = ProjectScope(of: target)
    let sources = target.sources.map { SelectedFiles($0, in: scope) }
    let resources = target.resources.map { SelectedFiles($0, in: scope) }
    swiftFiles = Self.paths(sources).filter { SourceKind($0) == .swift || plainFiles.contains($0) }
    self.resources = Self.paths(resources)
    var known: Set<InputError> = []
    problems = (sources + resources).flatMap(\.problems).filter { known.insert($0).inserted }
  }

  /// Returns the files of some selections, each once.
  private static func paths(_ selections: [SelectedFiles]) -> [String] {
    Set(selections.flatMap(\.paths)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the target's code, to be read as a request asks.
  func module(for request: ExtractionRequest) -> UnreadModule {
    UnreadModule(
      name: target.name, paths: swiftFiles, dependencies: Set(target.dependencies),
      macroNames: request.macroNames + target.settings.macroNames,
      builds: BuildSelection(
        platform: request.builds.platform ?? target.settings.platform,
        isDebug: request.builds.isDebug))
  }

  /// Returns the target with its files and the tables among its resources.
  func membership(in tables: [MessageTable]) -> TargetMembership {
    let own = tables.filter { $0.targets.contains(target.name) }
    return TargetMembership(
      target: target, swiftFiles: swiftFiles,
      catalogs: own.compactMap { $0.catalog?.source.path }, tables: Set(own.map(\.name)))
  }
}
