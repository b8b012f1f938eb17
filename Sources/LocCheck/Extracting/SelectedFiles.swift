import LocCheckSources

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that a project's words for them select on the disk.
struct SelectedFiles {
  /// The paths of the files, in the order of their bytes.
  private(set) var paths: [String] = []
  /// What could not be looked into; a folder or file that is not there is nothing to tell, for projects
  /// name such.
  private(set) var problems: [InputError] = []

  /// Finds the files of a selection; of several folders it may be meant in, the first that is there counts.
  ///
  /// - Parameter scope: How far it is followed, nil for anywhere.
  init(_ selection: FileSelection, in scope: ProjectScope? = nil) {
    let located = selection.located { FileStatus.kind(of: $0) == .folder }
    guard let located else { return }
    var found: Set<String> = []
    for pattern in BraceExpansion.patterns(of: located.pattern) {
      let root = located.isFolder ? pattern : Glob.root(of: pattern)
      if let reason = scope?.refusal(of: root) {
        problems.append(InputError(path: root, reason: reason))
        continue
      }
      for path in matches(of: pattern, isFolder: located.isFolder) {
        switch FileStatus.kind(of: path) {
        case .folder: found.formUnion(files(below: path))
        case .file: found.insert(path)
        case .other, nil: continue
        }
      }
    }
    let excluded = located.excluding.flatMap(BraceExpansion.patterns).map(RelativePath.normalized)
    paths = found.filter { path in !excluded.contains { Self.covers($0, path) } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns what a pattern names.
  private mutating func matches(of pattern: String, isFolder: Bool) -> [String] {
    if isFolder { return [RelativePath.normalized(pattern)] }
    let glob = Glob(pattern, below: ".")
    problems += glob.problems
    return glob.paths
  }

  /// Returns the files at any depth below a folder, hidden ones left out.
  private mutating func files(below folder: String) -> [String] {
    var entered: Set<FileIdentity> = []
    let walk = FolderWalk(from: folder, entered: &entered)
    problems += walk.problems { SourceKind($0) != nil || ResourceKind($0) != nil }
    return walk.folders.flatMap { folder in
      folder.files.map { RelativePath.normalized(folder.path(of: $0)) }
    }
  }

  /// Returns whether a path or glob is a path, a folder above it, or matches it.
  private static func covers(_ pattern: String, _ path: String) -> Bool {
    path == pattern || path.hasPrefix(pattern + "/") || fnmatch(pattern, path, 0) == 0
  }
}
