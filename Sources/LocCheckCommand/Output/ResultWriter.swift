import Foundation
import LocCheck

/// Writes the results of a command: for people on standard output, and where files are asked for,
/// for other tools.
struct ResultWriter {
  /// The paths of the documents in order, `-` for standard output, nil for one that is not wanted.
  let destinations: [String?]
  /// The streams.
  let streams: StandardStreams

  /// Creates a writer of documents.
  init(_ destinations: String?..., streams: StandardStreams) {
    self.destinations = destinations
    self.streams = streams
  }

  /// Whether a document has standard output.
  private var isPrinted: Bool { destinations.contains("-") }

  /// The path that two documents would be written to, nil where each has its own.
  var sharedDestination: String? {
    let paths = destinations.compactMap { $0 }
    return paths.indices.first { paths[..<$0].contains(paths[$0]) }.map { paths[$0] }
  }

  /// The stream of the text for people: standard error where a document has standard output.
  var textStream: Int32 { isPrinted ? STDERR_FILENO : STDOUT_FILENO }

  /// Writes a text and the documents, each made only where it is wanted, and returns the status, which
  /// says where one was lost.
  func write(_ text: String, status: ExitStatus, _ documents: (() -> String)...) -> ExitStatus {
    if isPrinted { streams.writeError(text) } else { streams.write(text) }
    do throws(OutputError) {
      for (destination, document) in zip(destinations, documents) {
        guard let destination else { continue }
        if destination == "-" {
          streams.write(document())
        } else {
          try AtomicFile.write(to: destination) { write in try write(Array(document().utf8)) }
        }
      }
      // Who reads the text may have had enough; a document must be whole.
      if let error = streams.outputError, isPrinted || !streams.isReaderGone { throw error }
      return status
    } catch {
      streams.writeError(error)
      return .trouble
    }
  }
}
