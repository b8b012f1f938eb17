/// Files that a project names: a glob, or a folder with what is left out of it.
///
/// Paths are relative to the working directory, joined to the folder of the project.
public struct FileSelection: Sendable, Hashable {
  /// A path, or a glob as a podspec writes it (`**`, `*`, `?`, `{a,b}`, `[ab]`).
  public var pattern: String
  /// Whether it names a folder, all files in which count; a file of that very path counts too.
  public var isFolder: Bool
  /// The paths and globs that do not count; a path of a folder leaves out all in it.
  public var excluding: [String]
  /// The folders that all of this may be meant in, in the order in which they are tried; empty where
  /// the paths begin at the working directory.
  public var folders: [String]

  /// Creates a selection.
  public init(
    _ pattern: String, isFolder: Bool = false, excluding: [String] = [], folders: [String] = []
  ) {
    self.pattern = pattern
    self.isFolder = isFolder
    self.excluding = excluding
    self.folders = folders
  }

  /// Returns the selection in the first of its folders that exists, nil where none does.
  ///
  /// - Parameter exists: Returns whether a path is that of a folder.
  public func located(where exists: (String) -> Bool) -> FileSelection? {
    guard !folders.isEmpty else { return self }
    guard let folder = folders.first(where: exists) else { return nil }
    return FileSelection(
      ProjectPath.joined(folder, pattern), isFolder: isFolder,
      excluding: excluding.map { ProjectPath.joined(folder, $0) })
  }
}
