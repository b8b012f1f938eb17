#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that relative paths are meant in.
package enum WorkingDirectory {
  /// The absolute path, empty where the system does not tell it.
  static var path: String {
    guard let path = realpath(".", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns a path without `.` and `..`, from the working directory on where it leads below that.
  ///
  /// Whatever is told of a file is then the same on all machines. The folder may be spelled in any way, with
  /// symbolic links or without.
  package static func relative(_ path: String) -> String {
    let path = RelativePath.normalized(path)
    guard path.hasPrefix("/"), let here = try? FileStatus(of: ".").identity else { return path }
    var folder = RelativePath.folder(of: path)
    while folder != "/" {
      if (try? FileStatus(of: folder).identity) == here {
        return String(path.dropFirst(folder.count + 1))
      }
      folder = RelativePath.folder(of: folder)
    }
    return path
  }
}
