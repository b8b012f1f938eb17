import LocCheckSources

/// The folders in which the package manager looks for the files of a target that names none.
enum TargetFolders {
  /// The kinds of targets that have files, as far as they lie in different folders.
  enum Kind: Hashable {
    /// Libraries, executables and macros.
    case code
    /// Tests.
    case tests
    /// Plug-ins.
    case plugin

    /// Finds the kind of a declaration, nil for targets without code and for other values.
    init?(_ declaration: ManifestValue) {
      guard case .call(let callee, _) = declaration.kind else { return nil }
      switch callee {
      case "target", "executableTarget", "macro": self = .code
      case "testTarget": self = .tests
      case "plugin": self = .plugin
      default: return nil
      }
    }
  }

  /// Returns the folders of a target in the order in which they are tried.
  ///
  /// - Parameter isOnly: Whether the target is the only one of its kind; since tools version 5.9 its
  ///   files may then lie in the folder that others would have a folder in.
  static func candidates(for name: String, kind: Kind, isOnly: Bool) -> [String] {
    let common = ["Sources", "Source", "src", "srcs"]
    let folders =
      switch kind {
      case .code: common
      case .tests: ["Tests"] + common
      case .plugin: ["Plugins"]
      }
    return folders.map { ProjectPath.joined($0, name) } + (isOnly ? folders : [])
  }
}
