#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the paths a pattern names.
///
/// A component is matched as the shell does (`*`, `?`, `[…]`); `**` stands for any number of
/// folders. Hidden files are named only by patterns that begin with a dot.
enum Glob {
  /// Returns the paths that a pattern below a folder names, in the order of their bytes.
  static func paths(matching pattern: String, below folder: String) -> [String] {
    let path = RelativePath.joining(folder, pattern)
    guard isPattern(pattern) else {
      return FileStatus.kind(of: path) == nil ? [] : [RelativePath.normalized(path)]
    }
    let components = path.split(separator: "/").map(String.init)
    let root = path.hasPrefix("/") ? "/" : "."
    var found: [String] = []
    var budget = 1_000_000
    expand(components[...], in: root, into: &found, budget: &budget)
    return Array(Set(found.map(RelativePath.normalized)))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns whether a text holds anything a pattern is made of.
  static func isPattern(_ text: String) -> Bool {
    text.contains { $0 == "*" || $0 == "?" || $0 == "[" }
  }

  /// Appends what the remaining components name below a folder.
  private static func expand(
    _ components: ArraySlice<String>, in folder: String, into found: inout [String],
    budget: inout Int
  ) {
    guard budget > 0 else { return }
    budget -= 1
    guard let component = components.first else {
      found.append(folder)
      return
    }
    let rest = components.dropFirst()
    if component == "**" {
      expand(rest, in: folder, into: &found, budget: &budget)
      for name in (try? FolderListing(of: folder).names) ?? [] where !name.hasPrefix(".") {
        let path = RelativePath.joining(folder, name)
        // A link to a folder is not followed: it could lead back up.
        if isRealFolder(path) {
          expand(components, in: path, into: &found, budget: &budget)
        }
      }
    } else if isPattern(component) {
      for name in (try? FolderListing(of: folder).names) ?? []
      where fnmatch(component, name, FNM_PERIOD) == 0 {
        step(to: RelativePath.joining(folder, name), rest, into: &found, budget: &budget)
      }
    } else {
      step(
        to: RelativePath.joining(folder, component), rest, into: &found, budget: &budget)
    }
  }

  /// Goes on below a path if it can hold what remains.
  private static func step(
    to path: String, _ rest: ArraySlice<String>, into found: inout [String], budget: inout Int
  ) {
    guard let kind = FileStatus.kind(of: path), rest.isEmpty || kind == .folder else { return }
    expand(rest, in: path, into: &found, budget: &budget)
  }

  /// Returns whether a path names a folder and is no symbolic link.
  private static func isRealFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
