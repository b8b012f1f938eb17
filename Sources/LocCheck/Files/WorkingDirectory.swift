#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that relative paths are meant in.
package enum WorkingDirectory {
  /// The absolute path, empty where the system does not tell it.
  static var path: String { resolved(".") ?? "" }

  /// Returns the absolute path of a thing without symbolic links, nil where there is none.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns a path without `.` and `..`, from the working directory on where it leads below that.
  ///
  /// Whatever is told of a file is then the same on all machines. The folder may be spelled in any way, with
  /// symbolic links or without.
  package static func relative(_ path: String) -> String {
    let path = RelativePath.normalized(path)
    guard path.hasPrefix("/"), path != "/", let here = try? FileStatus(of: ".").identity else {
      return path
    }
    if (try? FileStatus(of: path).identity) == here { return "." }
    var folder = path
    repeat {
      folder = RelativePath.folder(of: folder)
      if (try? FileStatus(of: folder).identity) == here {
        return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
      }
    } while folder != "/"
    return path
  }
}
