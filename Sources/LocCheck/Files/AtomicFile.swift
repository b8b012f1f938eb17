#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file that appears whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which is flushed to the disk and renamed
/// over the target: a reader never sees a half-written report, and a failed run does not destroy
/// an earlier one. A symbolic link stays one, and what it leads to is written; a file keeps its
/// permissions, and one that forbids writing is left alone. Devices and pipes are written directly.
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
      let target = try FileWriting.destination(of: path)
      try FileWriting.makeFolders(above: target)
      try writeAndRename(to: target, named: path, body)
    }
  }

  /// Removes a file that was written; what is no file stays.
  package static func remove(_ path: String) {
    guard FileStatus.kind(of: path) == .file,
      let target = try? FileWriting.destination(of: path)
    else { return }
    unlink(target)
  }

  /// Writes to a device, or to a pipe that somebody reads from.
  private static func writeDirectly(
    to path: String, _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws(OutputError) {
    let descriptor = try FileWriting.openSpecial(path)
    defer { close(descriptor) }
    try run(body, on: descriptor, path: path)
  }

  /// Writes beside the target and renames.
  ///
  /// - Parameters:
  ///   - target: The path of the file itself.
  ///   - path: The path as it was given, for errors.
  private static func writeAndRename(
    to target: String, named path: String,
    _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws(OutputError) {
    let replaced = try? FileStatus(of: target)
    guard replaced == nil || access(target, W_OK) == 0 else {
      throw OutputError(path: path, reason: SystemError.last.reason)
    }
    // The earlier file may be aside; its successor has its permissions all the same.
    let earlier = replaced ?? (try? FileStatus(of: EarlierFile.hiddenPath(of: target)))
    let temporary = RelativePath.hidden(target, ending: ".tmp-\(getpid())")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw OutputError(path: path, reason: SystemError.last.reason) }
    do throws(OutputError) {
      defer { close(descriptor) }
      try run(body, on: descriptor, path: path)
      let isKept = earlier.map { fchmod(descriptor, $0.permissions) == 0 } ?? true
      guard isKept, fsync(descriptor) == 0 else {
        throw OutputError(path: path, reason: SystemError.last.reason)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
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
      try body { bytes in try FileWriting.writeAll(bytes, to: descriptor) }
    } catch let error as SystemError {
      throw OutputError(path: path, reason: error.reason)
    } catch let error as OutputError {
      throw error
    } catch {
      throw OutputError(path: path, reason: "\(error)")
    }
  }
}
