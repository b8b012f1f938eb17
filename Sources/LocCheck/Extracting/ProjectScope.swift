import LocCheckDiagnostics
import LocCheckSources

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far the words of a project for its files are followed on the disk.
///
/// The folders around a project hold its neighbours, and at last the whole disk: no project means them.
struct ProjectScope {
  /// The folder of the project.
  private let folder: String
  /// Whether nothing outside of the folder can belong to the project, as it is with packages.
  private let isClosed: Bool

  /// Creates the scope of the project that declares a target, nil where that has no place.
  init?(of target: SourceTarget) {
    guard let path = target.range?.source.path else { return nil }
    let folder = RelativePath.folder(of: path)
    // project.pbxproj lies in a folder beside the sources.
    self.folder = target.kind == .xcode ? RelativePath.folder(of: folder) : folder
    isClosed = target.kind == .package
  }

  /// Returns why a folder is not looked into, nil for one that is.
  func refusal(of path: String) -> String? {
    let (inner, outer) = (RelativePath.normalized(folder), RelativePath.normalized(path))
    if isClosed, !Self.lies(outer, in: inner) { return "it lies outside of the package" }
    guard let inner = Self.realPath(of: inner), let outer = Self.realPath(of: outer),
      inner != outer, Self.lies(inner, in: outer)
    else { return nil }
    return "the project lies in it, with all that is beside the project"
  }

  /// Returns whether a path is that of a folder, or of something in it, as far as the texts tell.
  private static func lies(_ path: String, in folder: String) -> Bool {
    if folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    return path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Returns a path without symbolic links, nil for one that leads nowhere.
  private static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
