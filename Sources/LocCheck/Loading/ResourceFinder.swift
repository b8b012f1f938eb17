/// Finds the resources below folders.
enum ResourceFinder {
  /// Returns the paths of the resources that some paths name, in the order of their bytes.
  ///
  /// A file, and a folder whose name says that it is one resource (`.lproj`, `.app`, `.xcloc` …),
  /// stand for themselves; a path that names nothing is kept, and reading it gives the error. Any
  /// other folder is walked, hidden folders and `node_modules` left out:
  ///
  /// * A folder that directly holds `.lproj` folders, `.strings` or `.stringsdict` files is one
  ///   resource. Its catalogs, its `.loctable` files and the products directly in it belong to it.
  /// * Elsewhere each catalog, each `.loctable` file and each product is one, unless nothing in the
  ///   product is localized.
  /// * XLIFF files, and localization catalogs around them, are resources wherever they lie.
  ///
  /// So no file is read twice, also where a path is named beside a folder that holds it. Folders
  /// that cannot be looked into, and named folders without any resource, are among the paths too:
  /// reading them gives the error.
  static func paths(named paths: [String]) -> [String] {
    var found: Set<String> = []
    for path in paths.map(RelativePath.normalized) {
      let isOne = ResourceKind(path) != nil || FileStatus.kind(of: path) != .folder
      found.formUnion(isOne ? [path] : self.paths(below: path))
    }
    return found.filter { !isRead(with: found, $0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the resources below a folder, itself where there are none.
  private static func paths(below path: String) -> [String] {
    var entered: Set<FileIdentity> = []
    let walk = FolderWalk(from: path, entered: &entered) {
      $0 != "node_modules" && ResourceKind($0) == nil
    }
    let found =
      walk.folders.flatMap { paths(in: $0, searched: &entered) }
      + walk.problems { ResourceKind($0) != nil }.map(\.path)
    return found.isEmpty ? [path] : found.map(RelativePath.normalized)
  }

  /// Returns the resources directly in a folder, or the folder itself.
  private static func paths(
    in folder: FolderWalk.Folder, searched: inout Set<FileIdentity>
  ) -> [String] {
    // What is no folder and has the name of one cannot be read, and the other way round.
    let files = folder.files.map(folder.path(of:)).filter { ResourceKind($0) != nil }
    let folders = folder.folders.map(folder.path(of:)).filter { path in
      switch ResourceKind(path) {
      case .folder(.localization): isLocalization(path)
      case .folder(.product): holdsMessages(path, searched: &searched)
      case .folder(.reviewPackage), .file: true
      case nil: false
      }
    }
    let paths = files + folders
    let isBundle = paths.contains { path in
      switch ResourceKind(path) {
      case .file(.strings), .file(.stringsdict), .folder(.localization): true
      case .file, .folder, nil: false
      }
    }
    return isBundle ? [folder.path] + paths.filter(isReview) : paths
  }

  /// Returns whether the name of a file says that it holds messages.
  private static func isFile(_ path: String) -> Bool {
    if case .file = ResourceKind(path) { true } else { false }
  }

  /// Returns whether a folder is that of a localization.
  ///
  /// A `Base.lproj` often holds storyboards alone: it counts only where it has a file of messages,
  /// or cannot be listed.
  private static func isLocalization(_ path: String) -> Bool {
    ResourceKind(path) == .folder(.localization)
      && (LocalizationName.isSingle(RelativePath.stem(of: path))
        || (try? FolderListing(of: path).names.contains(where: isFile)) ?? true)
  }

  /// Returns whether a product has messages, or a folder that cannot be listed: many that others
  /// have built are not localized.
  private static func holdsMessages(
    _ path: String, searched: inout Set<FileIdentity>
  ) -> Bool {
    let walk = FolderWalk(from: path, entered: &searched)
    return !walk.problems { ResourceKind($0) != nil }.isEmpty
      || walk.folders.contains { folder in
        folder.files.contains(where: isFile)
          || folder.folders.map(folder.path(of:)).contains(where: isLocalization)
      }
  }

  /// Returns whether a path belongs to a folder among others that is read as a whole.
  private static func isRead(with others: Set<String>, _ path: String) -> Bool {
    guard ResourceKind(path) != nil, !isReview(path) else { return false }
    let folder = RelativePath.folder(of: path)
    return others.contains(folder)
      || ResourceKind(folder) == .folder(.localization)
        && others.contains(RelativePath.folder(of: folder))
  }

  /// Returns whether a path is read only where it is named.
  private static func isReview(_ path: String) -> Bool {
    switch ResourceKind(path) {
    case .file(.review), .folder(.reviewPackage): true
    case .file, .folder, nil: false
    }
  }
}
