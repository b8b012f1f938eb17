#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that relative paths are meant in.
enum WorkingDirectory {
  /// The absolute path, empty where the system does not tell it.
  static var path: String {
    guard let path = realpath(".", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
