import LocCheckSources

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSelection {
  /// The paths of the files that are selected, in the order of their bytes.
  ///
  /// What cannot be looked into is left out: a project may name folders that are not there.
  ///
  /// Of several folders the selection may be meant in, the first that is there counts.
  var paths: [String] {
    located { FileStatus.kind(of: $0) == .folder }?.locatedPaths ?? []
  }

  /// The files that are selected from the working directory.
  private var locatedPaths: [String] {
    var found: Set<String> = []
    for pattern in BraceExpansion.patterns(of: pattern) {
      let matches = isFolder ? [RelativePath.normalized(pattern)] : Glob(pattern, below: ".").paths
      for path in matches {
        if FileStatus.kind(of: path) == .folder {
          found.formUnion(Self.files(below: path))
        } else if FileStatus.kind(of: path) == .file {
          found.insert(path)
        }
      }
    }
    let excluded = excluding.flatMap(BraceExpansion.patterns).map(RelativePath.normalized)
    return found.filter { path in !excluded.contains { Self.covers($0, path) } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the files at any depth below a folder, hidden ones left out.
  private static func files(below folder: String) -> [String] {
    var entered: Set<FileIdentity> = []
    return FolderWalk(from: folder, entered: &entered).folders.flatMap { folder in
      folder.files.map { RelativePath.normalized(folder.path(of: $0)) }
    }
  }

  /// Returns whether a path or glob is a path, a folder above it, or matches it.
  private static func covers(_ pattern: String, _ path: String) -> Bool {
    path == pattern || path.hasPrefix(pattern + "/") || fnmatch(pattern, path, 0) == 0
  }
}

/// The alternatives in braces that shells and podspecs know: `*.{swift,m}`.
enum BraceExpansion {
  /// The number of patterns that one may stand for.
  private static let limit = 1000

  /// Returns the patterns without braces that a pattern stands for, each once.
  static func patterns(of pattern: String) -> [String] {
    var known: Set<String> = []
    var finished: [String] = []
    var open = [pattern]
    while let next = open.popLast(), finished.count + open.count < limit {
      guard let (prefix, choices, suffix) = firstBraces(in: next) else {
        if known.insert(next).inserted { finished.append(next) }
        continue
      }
      open += choices.reversed().map { String(prefix + $0 + suffix) }
    }
    return finished
  }

  /// Returns what stands before, in and after the first innermost braces.
  private static func firstBraces(
    in text: String
  ) -> (prefix: Substring, choices: [Substring], suffix: Substring)? {
    var start: String.Index?
    for index in text.indices {
      switch text[index] {
      case "{": start = index
      case "}":
        guard let start else { continue }
        let inside = text[text.index(after: start)..<index]
        return (
          text[..<start], inside.split(separator: ",", omittingEmptySubsequences: false),
          text[text.index(after: index)...]
        )
      default: continue
      }
    }
    return nil
  }
}
