#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in one folder.
struct FolderListing: Hashable {
  /// The folder's path.
  var path: String
  /// The names without `.` and `..`, in the order of their bytes.
  var names: [String] = []
  /// The names that are not UTF-8, repaired with U+FFFD: no path leads to what bears them.
  var illegibleNames: [String] = []

  /// Lists a folder.
  ///
  /// - Throws: ``InputError`` with the reason of the system.
  init(of path: String) throws(InputError) {
    self.path = path
    guard let folder = opendir(path) else {
      let error = SystemError.last
      let isFile = error.code == ENOTDIR && FileStatus.kind(of: path) != nil
      throw InputError(
        path: path, reason: isFile ? "it is a file where a folder is meant" : error.reason)
    }
    defer { closedir(folder) }
    errno = 0
    while let entry = readdir(folder) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          add(name)
        }
      }
      errno = 0
    }
    guard errno == 0 else { throw InputError(path: path, .last) }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    illegibleNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Adds a name.
  private mutating func add(_ bytes: UnsafePointer<CChar>) {
    guard let name = String(validatingCString: bytes) else {
      illegibleNames.append(String(cString: bytes))
      return
    }
    if name != ".", name != ".." { names.append(name) }
  }

  /// Returns the path of a name.
  func path(of name: String) -> String { RelativePath.joining(path, name) }
}
