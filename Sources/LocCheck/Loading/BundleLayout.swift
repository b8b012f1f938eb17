/// Where things lie in a bundle.
///
/// The layouts are those Core Foundation tells apart (`_CFBundleGetBundleVersionForURL` in
/// `CFBundle_Resources.c`): an app on the Mac keeps everything in `Contents`, a framework there its
/// resources in `Resources`, and on other systems, as in the resource bundles of packages and pods,
/// all lies side by side. Where a folder fits two of them, the order is Core Foundation's.
struct BundleLayout: Hashable {
  /// The folder that other bundles lie in, at any depth.
  var contents: String
  /// The folder of tables and `.lproj` folders, nil where the bundle has none.
  var resources: String?
  /// The bundle's `Info.plist`, nil where it has none.
  var information: String?

  /// Finds the layout of what a build has made.
  init(ofProduct path: String) {
    let wrapped = RelativePath.joining(path, "WrappedBundle")
    let root = Self.isFolder(wrapped) ? wrapped : path
    let version = RelativePath.joining(root, "Versions/Current")
    let contents = RelativePath.joining(root, "Contents")
    if path.hasSuffix(".framework") {
      self.init(
        contents: Self.isFolder(version) ? version : root,
        resources: Self.resources(in: [root, version, contents]) ?? root)
    } else if Self.isFolder(contents) {
      self.init(contents: contents, resources: Self.resources(in: [contents]))
    } else {
      self.init(contents: root, resources: Self.resources(in: [root]) ?? root)
    }
    information = Self.information(in: [contents, resources ?? root, root])
  }

  /// Takes a plain folder for the resources of a bundle, as they lie among the sources.
  init(ofFolder path: String) {
    self.init(contents: path, resources: path)
    information = Self.information(in: [path])
  }

  /// Creates a layout without an `Info.plist`.
  private init(contents: String, resources: String?) {
    self.contents = contents
    self.resources = resources
    self.information = nil
  }

  /// Returns the first `Resources` folder that some folders have.
  private static func resources(in folders: [String]) -> String? {
    folders.map { RelativePath.joining($0, "Resources") }.first(where: isFolder)
  }

  /// Returns the first `Info.plist` that some folders have.
  private static func information(in folders: [String]) -> String? {
    folders.map { RelativePath.joining($0, "Info.plist") }
      .first { FileStatus.kind(of: $0) != nil }
  }

  /// Returns whether a path names a folder.
  private static func isFolder(_ path: String) -> Bool { FileStatus.kind(of: path) == .folder }
}
