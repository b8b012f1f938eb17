import LocCheckDiagnostics

/// The sources and projects that some paths lead to.
struct SourceTree {
  /// The Swift files, in the order of the bytes of their paths.
  private(set) var swiftFiles: [String] = []
  /// The files that declare targets, in the same order.
  private(set) var projects: [String] = []
  /// The `.stringsdata` files, in the same order.
  private(set) var stringsData: [String] = []
  /// The folders that were walked: resources are looked for there too.
  private(set) var folders: [String] = []
  /// What could not be looked into.
  private(set) var unlisted: [InputError] = []
  /// The paths that are named and lead to nothing that messages come from, each with the reason.
  private(set) var misnamed: [(path: String, problem: Diagnostic)] = []

  /// The names of folders that hold what others wrote, or what a build made.
  private static let foreignFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages", "Checkouts",
  ]
  /// The extensions of folders that hold no sources.
  private static let closedExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "xcassets", "xcdatamodeld", "lproj", "app", "appex", "framework",
    "xcframework", "bundle", "docc", "playground",
  ]

  /// Finds what paths and globs lead to; folders are walked, hidden ones and those of others left out.
  init(_ paths: [String]) {
    var entered: Set<FileIdentity> = []
    for path in paths {
      let glob = Glob(path, below: ".")
      unlisted += glob.problems
      if glob.paths.isEmpty { misnamed.append((path, .nothingFound(path))) }
      for found in glob.paths { add(found, named: path, entered: &entered) }
    }
    swiftFiles = Self.sorted(swiftFiles)
    projects = Self.sorted(projects)
    stringsData = Self.sorted(stringsData)
  }

  /// Adds files that turned out to be Swift like any other.
  mutating func addSwift(_ paths: Set<String>) {
    swiftFiles = Self.sorted(swiftFiles + paths)
  }

  /// What is wrong with the paths.
  var problems: [Diagnostic] { unlisted.map { .unreadableSource($0) } + misnamed.map(\.problem) }

  /// Returns whether a path lies in a folder that is not walked.
  static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").contains { foreignFolders.contains(String($0)) }
  }

  /// Adds what a path leads to.
  private mutating func add(
    _ path: String, named argument: String, entered: inout Set<FileIdentity>
  ) {
    if let kind = SourceKind(path) {
      add(path, kind)
    } else if FileStatus.kind(of: path) == .folder {
      folders.append(path)
      walk(path, entered: &entered)
    } else if path == argument {
      misnamed.append((path, .unsupportedSource(path)))
    }
  }

  /// Adds what lies below a folder.
  private mutating func walk(_ folder: String, entered: inout Set<FileIdentity>) {
    let walk = FolderWalk(from: folder, entered: &entered) { name in
      !Self.foreignFolders.contains(name)
        && !Self.closedExtensions.contains(
          name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? "")
    }
    for folder in walk.folders {
      for name in folder.files {
        guard let kind = SourceKind(name) else { continue }
        add(RelativePath.normalized(folder.path(of: name)), kind)
      }
      for name in folder.folders where SourceKind(name) == .xcode {
        add(RelativePath.normalized(folder.path(of: name)), .xcode)
      }
    }
    unlisted += walk.problems { SourceKind($0) != nil }
  }

  /// Adds a path of a kind.
  private mutating func add(_ path: String, _ kind: SourceKind) {
    switch kind {
    case .swift: swiftFiles.append(path)
    case .stringsData: stringsData.append(path)
    case .package, .xcode, .podspec, .podfile: projects.append(path)
    }
  }

  /// Returns paths in the order of their bytes, each once.
  private static func sorted(_ paths: [String]) -> [String] {
    Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension Diagnostic {
  /// Makes the error about a source that cannot be read, which its message names.
  static func unreadableSource(_ error: InputError) -> Diagnostic {
    Diagnostic("source.unreadable", .error, "\(error)")
  }

  /// Makes the error about a path or glob that names nothing.
  fileprivate static func nothingFound(_ path: String) -> Diagnostic {
    Diagnostic("source.missing", .error, "'\(path)' names no file and no folder")
  }

  /// Makes the error about a file that is no source.
  fileprivate static func unsupportedSource(_ path: String) -> Diagnostic {
    Diagnostic(
      "source.unsupported", .error, "'\(path)' is of no kind that messages come from",
      help: """
        what can be read: .swift, .stringsdata, Package.swift, .xcodeproj, .podspec, Podfile, and \
        folders that hold any of them
        """)
  }
}
