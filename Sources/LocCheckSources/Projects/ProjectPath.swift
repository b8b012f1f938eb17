/// Paths as project files write them, as texts: nothing is looked up on the disk.
package enum ProjectPath {
  /// Returns the path of a file or folder that is named from a folder, without `.` and with `..`
  /// resolved as far as there are folders to leave.
  package static func joined(_ folder: String, _ path: String) -> String {
    if isPlain(folder), isPlain(path), path.utf8.first != slash { return folder + "/" + path }
    let isAbsolute =
      path.utf8.first == slash || (folder.utf8.first == slash && path.utf8.first != slash)
    var parts: [Substring] = []
    let all = path.utf8.first == slash ? path : folder + "/" + path
    for part in all.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the folder that a file or folder lies in, empty for the working directory.
  package static func folder(of path: String) -> String { joined(path, "..") }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? ""
  }

  /// Returns what stands behind the last dot of the last part of a path, nil where nothing does.
  package static func fileExtension(of path: String) -> String? {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// Whether a path can be joined to another as it is: it has no empty part, and none that begins
  /// with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var previous: UInt8?
    for byte in path.utf8 {
      let isPartStart = previous.map { $0 == slash } ?? true
      if isPartStart, byte == UInt8(ascii: ".") || byte == slash && previous != nil { return false }
      previous = byte
    }
    return previous.map { $0 != slash } ?? false
  }

  /// The separator.
  private static let slash = UInt8(ascii: "/")
}
