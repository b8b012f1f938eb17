import Foundation

/// Writes to the standard streams, and notes when one is closed.
final class StandardStreams {
  /// Whether standard output was closed by its reader.
  private(set) var isOutputClosed = false

  /// Creates the streams; a reader that goes away must not end the process.
  init() { signal(SIGPIPE, SIG_IGN) }

  /// Writes text to standard output.
  func write(_ text: String) {
    guard !text.isEmpty, !isOutputClosed else { return }
    if !Self.write(text, to: STDOUT_FILENO) { isOutputClosed = true }
  }

  /// Writes text to standard error.
  func writeError(_ text: String) {
    _ = Self.write(text, to: STDERR_FILENO)
  }

  /// Writes text to a descriptor and returns whether all of it went out.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
