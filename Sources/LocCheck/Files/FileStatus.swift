#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system knows of the thing a path names.
package struct FileStatus: Hashable {
  /// The kinds of things a path can name.
  package enum Kind: Hashable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A pipe, a socket, a device, or a symbolic link that is not followed.
    case other
  }

  /// What the thing is.
  var kind: Kind
  /// What tells it apart from all others.
  var identity: FileIdentity
  /// The size in bytes; 0 for what has none.
  var size: Int
  /// Who may do what with the thing: the last twelve bits of its mode.
  var permissions: mode_t

  /// Asks for what a path names, symbolic links followed.
  init(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Asks for what a path names; a symbolic link stands for itself.
  init(ofLink path: String) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Asks for what a descriptor stands for.
  init(of descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Takes over what the system says.
  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    identity = FileIdentity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
  }

  /// Returns the size in bytes of what a path names, nil for nothing.
  package static func size(of path: String) -> Int? { try? FileStatus(of: path).size }

  /// Returns the kind of what a path names, nil for nothing.
  package static func kind(of path: String) -> Kind? { try? FileStatus(of: path).kind }
}

/// What tells two files apart whatever their paths are.
struct FileIdentity: Hashable {
  /// The device the file lives on.
  var device: UInt64
  /// The number of the file on its device.
  var node: UInt64
}
