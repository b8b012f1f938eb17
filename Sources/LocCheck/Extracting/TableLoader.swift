import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckScenarios
import LocCheckSources

/// Finds and reads the tables that messages are held against.
enum TableLoader {
  /// The tables, and what was noticed while they were read.
  struct Result: Sendable {
    /// The tables, in the order of their paths.
    var tables: [MessageTable]
    /// What cannot be read.
    var diagnostics: [Diagnostic]
    /// The paths of the files, and of the folders that are resources.
    var paths: [String]
  }

  /// Returns the tables that globs name; without globs those of targets and below the folders of a tree.
  static func load(_ globs: [String], tree: SourceTree, targets: [TargetFiles]) async -> Result {
    var diagnostics: [Diagnostic] = []
    var paths: Set<String> = []
    for glob in globs {
      let found = Glob(glob, below: ".")
      if found.paths.isEmpty { diagnostics.append(.missingCatalog(glob)) }
      diagnostics += found.problems.map { .unreadableResource($0) }
      paths.formUnion(found.paths)
    }
    if globs.isEmpty {
      let found = tree.folders.isEmpty ? [] : ResourceFinder.paths(named: tree.folders)
      paths = Set(found.filter(isSource))
      paths.formUnion(
        targets.flatMap(\.resources).compactMap(resource).filter { path in
          !paths.contains(RelativePath.folder(of: path))
        })
    }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let resources = await ParallelMap.results(of: sorted) {
      (path: $0, resource: ResourceReader.resource(at: $0))
    }
    let owners = Owners(targets)
    var tables: [MessageTable] = []
    for (path, resource) in resources {
      guard let contents = resource.contents else { continue }
      for var table in MessageTable.tables(of: contents, path: path) {
        table.targets = owners.targets(of: table)
        tables.append(table)
      }
    }
    // What is wrong inside of a table is the audit's to tell; what kept it from being read is not.
    diagnostics += resources.filter { $0.resource.contents == nil }
      .flatMap(\.resource.diagnostics).filter { $0.severity == .error && $0.id != "resource.empty" }
    return Result(tables: tables, diagnostics: diagnostics, paths: sorted)
  }

  /// Returns whether a path is one of a source tree, not what a build or somebody else made.
  private static func isSource(_ path: String) -> Bool {
    if SourceTree.isForeign(path) { return false }
    switch ResourceKind(path) {
    case .file(.review), .folder(.reviewPackage), .file(.loctable): return false
    // Bundles of resources lie among sources, all other products come from a build.
    case .folder(.product): return path.hasSuffix(".bundle")
    case .file, .folder(.localization), nil: return true
    }
  }

  /// Returns the resource that a file among a target's belongs to, nil for a file of no messages.
  private static func resource(_ path: String) -> String? {
    guard case .file(let kind) = ResourceKind(path) else { return nil }
    switch kind {
    case .catalog: return path
    case .strings, .stringsdict:
      // The table is made of the files of all localizations.
      let folder = RelativePath.folder(of: path)
      return ResourceKind(folder) == .folder(.localization)
        ? RelativePath.folder(of: folder) : folder
    case .loctable, .review: return nil
    }
  }

  /// The targets that have a table among their resources.
  private struct Owners {
    /// The targets' names by the files, and by the folders of localizations around them.
    private var names: [String: [String]] = [:]

    /// Takes down the resources of targets.
    init(_ targets: [TargetFiles]) {
      for files in targets {
        for path in files.resources {
          guard case .file(let kind) = ResourceKind(path) else { continue }
          add(files.target.name, at: kind == .catalog ? path : Self.place(of: path))
        }
      }
    }

    /// Takes down one name, once for each place.
    private mutating func add(_ name: String, at place: String) {
      if names[place]?.contains(name) != true { names[place, default: []].append(name) }
    }

    /// Returns the targets of a table.
    func targets(of table: MessageTable) -> [String] {
      names[table.catalog?.source.path ?? RelativePath.joining(table.path, table.name)] ?? []
    }

    /// Returns what stands for the table that a compiled file belongs to.
    private static func place(of path: String) -> String {
      let folder = RelativePath.folder(of: path)
      let root =
        ResourceKind(folder) == .folder(.localization) ? RelativePath.folder(of: folder) : folder
      return RelativePath.joining(root, RelativePath.stem(of: path))
    }
  }
}

extension Diagnostic {
  /// Makes the error about a pattern that names no catalog.
  fileprivate static func missingCatalog(_ pattern: String) -> Diagnostic {
    Diagnostic("resource.missing", .error, "'\(pattern)' names no file")
  }
}
