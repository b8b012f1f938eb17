import Foundation
import LocCheck

/// Writes to the standard streams, and notes when standard output takes no more.
final class StandardStreams {
  /// What ended writing to standard output; nil where all went out.
  private var failure: SystemError?

  /// Why standard output did not take all that was written; nil where it did.
  var outputError: OutputError? { failure.map { OutputError(path: "-", reason: $0.reason) } }

  /// Whether the reader of standard output had enough and left, as `head` does.
  var isReaderGone: Bool { failure?.code == EPIPE }

  /// Creates the streams; a reader that goes away must not end the process.
  init() { signal(SIGPIPE, SIG_IGN) }

  /// Writes text to standard output.
  func write(_ text: String) {
    guard !text.isEmpty, failure == nil else { return }
    do {
      try Self.write(text, to: STDOUT_FILENO)
    } catch {
      failure = error
    }
  }

  /// Writes text to standard error; where that fails there is nobody left to tell.
  func writeError(_ text: String) {
    try? Self.write(text, to: STDERR_FILENO)
  }

  /// Writes all of a text to a descriptor.
  private static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
