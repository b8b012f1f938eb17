import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that grows bit by bit, from any thread.
///
/// What has been appended is in the file even where the process is killed a moment later.
public final class AppendedFile: Sendable {
  /// The path.
  public let path: String
  /// The open file, and what ended writing to it.
  private let state: Mutex<State>

  /// The file as it is being written.
  private struct State {
    /// The descriptor.
    var descriptor: Int32
    /// Why nothing more is written.
    var failure: SystemError?
  }

  /// Opens the file, and makes it and the folders above it where they are missing.
  ///
  /// No two begin one file anew at a time, where the system has locks: what the first had written would be lost.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - keepsContent: Whether what is in the file stays there.
  /// - Throws: ``OutputError`` with the reason of the system.
  public init(path: String, keepingContent keepsContent: Bool = false) throws(OutputError) {
    let descriptor: Int32
    switch FileStatus.kind(of: path) {
    case .folder:
      throw OutputError(path: path, reason: "it is a folder where a file is meant")
    case .other:
      descriptor = try FileWriting.openSpecial(path)
    case .file, nil:
      try FileWriting.makeFolders(above: path)
      descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        throw OutputError(path: path, reason: SystemError.last.reason)
      }
      guard keepsContent || flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        close(descriptor)
        throw OutputError.inUse(path)
      }
      guard keepsContent || ftruncate(descriptor, 0) == 0 else {
        let reason = SystemError.last.reason
        close(descriptor)
        throw OutputError(path: path, reason: reason)
      }
    }
    self.path = path
    self.state = Mutex(State(descriptor: descriptor))
  }

  deinit {
    let descriptor = state.withLock { $0.descriptor }
    if descriptor >= 0 { _ = close(descriptor) }
  }

  /// Appends bytes as a whole; after a failure nothing is appended any more.
  public func append(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.failure == nil else { return }
      do throws(SystemError) {
        try FileWriting.writeAll(bytes, to: state.descriptor)
      } catch {
        state.failure = error
      }
    }
  }

  /// Why the file has not all that was appended; nil where it has.
  public var error: OutputError? {
    state.withLock { $0.failure }.map { OutputError(path: path, reason: $0.reason) }
  }
}
