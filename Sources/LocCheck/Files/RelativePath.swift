/// Joins and shortens paths as text, without asking the disk.
package enum RelativePath {
  /// Returns a path below a folder; an absolute path stays as it is.
  package static func joining(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Returns the folder part of a path, `.` where there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// Returns the last component of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the path of a hidden neighbour of a file, whose name has an ending more.
  static func hidden(_ path: String, ending: String) -> String {
    joining(folder(of: path), ".\(name(of: path))\(ending)")
  }

  /// Returns a path without `.` components, doubled slashes and what `..` takes back.
  static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else if component != ".." || !isAbsolute {
        components.append(component)
      }
    }
    let joined = (isAbsolute ? "/" : "") + components.joined(separator: "/")
    return joined.isEmpty ? "." : joined
  }
}
