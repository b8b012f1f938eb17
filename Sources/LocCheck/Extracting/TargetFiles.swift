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
  init(_ target: SourceTarget) {
    self.target = target
    let sources = target.sources.map(SelectedFiles.init)
    let resources = target.resources.map(SelectedFiles.init)
    swiftFiles = Self.paths(sources).filter { SourceKind($0) == .swift }
    self.resources = Self.paths(resources)
    problems = (sources + resources).flatMap(\.problems)
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
