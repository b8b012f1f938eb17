#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files.
enum FileReader {
  /// The kinds of things a path can name.
  enum Kind: Hashable {
    case file, folder, other
  }

  /// Returns what a path names, nil for nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Returns the identity of what a path names, which symbolic links do not change.
  static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }

  /// Returns the bytes of a file, read into one allocation.
  ///
  /// - Throws: ``InputError`` with the reason of the system.
  static func bytes(at path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(path: path, reason: SystemError.last.reason) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw InputError(path: path, reason: SystemError.last.reason)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw InputError(path: path, reason: "it is a folder where a file is meant")
    }
    do {
      return try bytes(of: descriptor, expecting: Int(status.st_size))
    } catch {
      throw InputError(path: path, reason: error.reason)
    }
  }

  /// Reads a descriptor to its end.
  private static func bytes(
    of descriptor: Int32, expecting size: Int
  ) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var failure: SystemError?
    var isAtEnd = false
    // A pipe has no size, and a file may grow while it is read.
    var capacity = max(size, 4096)
    while !isAtEnd, failure == nil {
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < buffer.count, let start = buffer.baseAddress {
          let received = read(descriptor, start + count, buffer.count - count)
          if received < 0 {
            if errno == EINTR { continue }
            failure = .last
            return
          }
          if received == 0 {
            isAtEnd = true
            return
          }
          count += received
        }
      }
      if result.isEmpty { result = chunk } else { result += chunk }
      capacity = 64 * 1024
    }
    if let failure { throw failure }
    return result
  }
}

/// What tells two files apart whatever their paths are.
struct FileIdentity: Hashable {
  /// The device the file lives on.
  var device: UInt64
  /// The number of the file on its device.
  var node: UInt64
}
