import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads the bundles that lie in a bundle, however deep: frameworks, extensions, the resource
/// bundles of packages and pods, and apps for the watch.
struct NestedBundleReader {
  /// The bundles, the outermost first, then in the order of the bytes of their paths.
  private(set) var bundles: [NestedBundle] = []
  /// What was noticed.
  private(set) var diagnostics: [Diagnostic] = []
  /// The paths of the bundles by name.
  private var paths: [String: String] = [:]
  /// The folders that were searched, so that links that lead back up end.
  private var searched: Set<FileIdentity> = []
  /// The bundles that were read.
  private var read: Set<FileIdentity> = []

  /// Reads all bundles below the contents of what a build has made.
  init(product path: String, _ layout: BundleLayout) {
    if let status = try? FileStatus(of: path) { read.insert(status.identity) }
    readAll(products(in: layout.contents))
  }

  /// Reads the bundles that lie directly in a folder of sources, and those in them.
  init(sources path: String) {
    let listing = try? FolderListing(of: path)
    readAll(
      (listing?.names ?? []).filter { !$0.hasPrefix(".") && Self.isProduct($0) }
        .compactMap { listing?.path(of: $0) }
        .filter { FileStatus.kind(of: $0) == .folder })
  }

  /// Reads some bundles, then those in them.
  private mutating func readAll(_ paths: [String]) {
    var level = paths
    while !level.isEmpty {
      var next: [String] = []
      for path in level.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        if let status = try? FileStatus(of: path), !read.insert(status.identity).inserted {
          continue
        }
        let layout = BundleLayout(ofProduct: path)
        add(path, layout)
        next += products(in: layout.contents)
      }
      level = next
    }
  }

  /// Reads one bundle, unless another has its name.
  private mutating func add(_ path: String, _ layout: BundleLayout) {
    let name = RelativePath.stem(of: path)
    if let first = paths[name] {
      diagnostics.append(.duplicateName(name, of: path, readBefore: first))
      return
    }
    paths[name] = path
    let reader = BundleReader(product: layout)
    bundles.append(NestedBundle(name: name, contents: reader.contents))
    diagnostics += reader.diagnostics
  }

  /// Returns the outermost products below a folder.
  private mutating func products(in folder: String) -> [String] {
    let walk = FolderWalk(from: folder, entered: &searched) { ResourceKind($0) == nil }
    diagnostics += walk.problems(of: Self.isProduct).map(Diagnostic.unreadableResource)
    return walk.folders.flatMap { folder in
      folder.folders.filter(Self.isProduct).map(folder.path(of:))
    }
  }

  /// Returns whether a build makes what has a name.
  private static func isProduct(_ name: String) -> Bool {
    ResourceKind(name) == .folder(.product)
  }
}

extension Diagnostic {
  /// Makes the warning about a bundle that another hides.
  fileprivate static func duplicateName(
    _ name: String, of path: String, readBefore first: String
  ) -> Diagnostic {
    Diagnostic(
      "bundle.duplicate-name", .warning,
      "two bundles are named '\(name)': '\(first)' is read and '\(path)' is not")
  }
}
