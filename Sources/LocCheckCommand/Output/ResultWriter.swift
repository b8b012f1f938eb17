import Foundation
import LocCheck

/// Writes the results of a command: for people on standard output, and where a file is asked for,
/// for other tools.
struct ResultWriter {
  /// The path of the document, `-` for standard output, nil for none.
  let destination: String?
  /// The streams.
  let streams: StandardStreams

  /// The stream of the text for people: standard error where the document has standard output.
  var textStream: Int32 { destination == "-" ? STDERR_FILENO : STDOUT_FILENO }

  /// Writes a text and a document, and returns the status, which says where one was lost.
  func write(
    _ text: String, _ document: JSONDocument<some Encodable>, status: ExitStatus
  ) -> ExitStatus {
    if textStream == STDERR_FILENO { streams.writeError(text) } else { streams.write(text) }
    do throws(OutputError) {
      switch destination {
      case nil: break
      case "-"?: streams.write(document.text)
      case let path?:
        try AtomicFile.write(to: path) { write in try write(Array(document.text.utf8)) }
      }
      // Who reads the text may have had enough; a document must be whole.
      if let error = streams.outputError, destination == "-" || !streams.isReaderGone {
        throw error
      }
      return status
    } catch {
      streams.writeError("loccheck: error: \(error)\n")
      return .trouble
    }
  }
}
