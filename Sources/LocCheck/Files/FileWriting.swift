#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What everything that writes files needs.
package enum FileWriting {
  /// Writes all bytes, however many calls it takes.
  package static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// Writes all bytes of an array, however many calls it takes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
      try writeAll(UnsafeRawBufferPointer(buffer), to: descriptor)
    }
  }

  /// Opens a device, or a pipe that somebody reads from, and returns its descriptor.
  static func openSpecial(_ path: String) throws(OutputError) -> Int32 {
    // A pipe without a reader would hold up the opening of it.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      let error = SystemError.last
      let isUnread = error.code == ENXIO
      throw OutputError(
        path: path, reason: isUnread ? "it is a pipe that nobody reads from" : error.reason)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  /// Makes the folders above a path that are missing.
  static func makeFolders(above path: String) throws(OutputError) {
    let folder = RelativePath.folder(of: path)
    guard FileStatus.kind(of: folder) == nil else { return }
    try makeFolders(above: folder)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw OutputError(path: path, reason: SystemError.last.reason)
    }
  }

  /// Returns the path of the file that a path stands for: where symbolic links lead, also where
  /// there is no file yet.
  static func destination(of path: String) throws(OutputError) -> String {
    var destination = path
    for _ in 0..<40 {
      guard let next = linkDestination(of: destination) else { return destination }
      destination = RelativePath.joining(RelativePath.folder(of: destination), next)
    }
    throw OutputError(path: path, reason: SystemError(code: ELOOP).reason)
  }

  /// Returns what a symbolic link names, nil for anything else.
  private static func linkDestination(of path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return 0 }
        return max(readlink(path, start, characters.count), 0)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
