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
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes to standard output.
  func write(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty, failure == nil else { return }
    do {
      try FileWriting.writeAll(bytes, to: STDOUT_FILENO)
    } catch {
      failure = error
    }
  }

  /// Writes text to standard error; where that fails there is nobody left to tell.
  func writeError(_ text: String) {
    var text = text
    try? text.withUTF8 {
      try FileWriting.writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO)
    }
  }

  /// Writes to standard error what kept the tool from reading or writing a file.
  func writeError(_ error: some Error & CustomStringConvertible) {
    writeError("loccheck: error: \(error)\n")
  }
}
