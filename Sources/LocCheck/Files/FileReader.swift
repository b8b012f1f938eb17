#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files.
enum FileReader {
  /// Returns the bytes of a file, read into one allocation.
  ///
  /// A pipe is read only where the caller of the program has opened it and hands it over as a
  /// descriptor, as shells do for `<(command)`: nobody may ever write into a pipe in a folder, and
  /// a device may never end.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The number of bytes after which nothing more is read.
  /// - Throws: ``InputError`` with the reason of the system.
  static func bytes(at path: String, upTo limit: Int = .max) throws(InputError) -> [UInt8] {
    // A pipe without a writer would hold up the opening of it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      let error = SystemError.last
      // A socket cannot be opened at all.
      throw InputError(path: path, reason: error.code == ENXIO ? irregularity : error.reason)
    }
    defer { close(descriptor) }
    let status: FileStatus
    do {
      status = try FileStatus(of: descriptor)
    } catch {
      throw InputError(path: path, error)
    }
    if let reason = refusal(of: status.kind, at: path) {
      throw InputError(path: path, reason: reason)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    do {
      return try bytes(of: descriptor, expecting: status.size, upTo: limit)
    } catch {
      throw InputError(path: path, error)
    }
  }

  /// Why nothing is read that is neither a file nor a folder.
  private static let irregularity = "it is a pipe, a socket or a device where a file is meant"

  /// Returns why a thing is not read, nil for one that is.
  private static func refusal(of kind: FileStatus.Kind, at path: String) -> String? {
    switch kind {
    case .file: nil
    case .folder: "it is a folder where a file is meant"
    case .other:
      isDescriptor(path) ? nil : irregularity
    }
  }

  /// Returns whether a path stands for what the program was started with.
  private static func isDescriptor(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// Reads a descriptor to its end, or to a number of bytes.
  private static func bytes(
    of descriptor: Int32, expecting size: Int, upTo limit: Int
  ) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var failure: SystemError?
    var isAtEnd = false
    // A pipe has no size, and a file may grow while it is read.
    var capacity = max(size, 4096)
    while !isAtEnd, failure == nil, result.count < limit {
      let room = min(capacity, limit - result.count)
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room, let start = buffer.baseAddress {
          let received = read(descriptor, start + count, room - count)
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
