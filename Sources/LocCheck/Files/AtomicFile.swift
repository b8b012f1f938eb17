#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file that appears whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which is flushed to the disk and renamed
/// over the target: a reader never sees a half-written report, and a failed run does not destroy
/// an earlier one. Devices and pipes are written directly.
public enum AtomicFile {
  /// Writes a file in chunks, and makes the folders above it.
  ///
  /// - Throws: ``OutputError`` with the reason of the system.
  public static func write(
    to path: String, _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws(OutputError) {
    switch FileStatus.kind(of: path) {
    case .folder:
      throw OutputError(path: path, reason: "it is a folder where a file is meant")
    case .other:
      try writeDirectly(to: path, body)
    case .file, nil:
      try makeFolders(above: path)
      try writeAndRename(to: path, body)
    }
  }

  /// Writes to a device or a pipe.
  private static func writeDirectly(
    to path: String, _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(path: path, reason: SystemError.last.reason) }
    defer { close(descriptor) }
    try run(body, on: descriptor, path: path)
  }

  /// Writes beside the target and renames.
  private static func writeAndRename(
    to path: String, _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws(OutputError) {
    let folder = RelativePath.folder(of: path)
    let temporary = RelativePath.joining(
      folder, ".\(RelativePath.name(of: path)).tmp-\(getpid())")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw OutputError(path: path, reason: SystemError.last.reason) }
    do throws(OutputError) {
      defer { close(descriptor) }
      try run(body, on: descriptor, path: path)
      guard fsync(descriptor) == 0 else {
        throw OutputError(path: path, reason: SystemError.last.reason)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let reason = SystemError.last.reason
      unlink(temporary)
      throw OutputError(path: path, reason: reason)
    }
  }

  /// Runs the body with a function that writes to a descriptor.
  private static func run(
    _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void, on descriptor: Int32,
    path: String
  ) throws(OutputError) {
    do {
      try body { bytes in try writeAll(bytes, to: descriptor) }
    } catch let error as SystemError {
      throw OutputError(path: path, reason: error.reason)
    } catch let error as OutputError {
      throw error
    } catch {
      throw OutputError(path: path, reason: "\(error)")
    }
  }

  /// Writes all bytes, however many calls it takes.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          return Glibc.write(descriptor, rest.baseAddress, rest.count)
        #else
          return Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      written += count
    }
  }

  /// Makes the folders above a path that are missing.
  private static func makeFolders(above path: String) throws(OutputError) {
    let folder = RelativePath.folder(of: path)
    guard FileStatus.kind(of: folder) == nil else { return }
    try makeFolders(above: folder)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw OutputError(path: path, reason: SystemError.last.reason)
    }
  }
}
