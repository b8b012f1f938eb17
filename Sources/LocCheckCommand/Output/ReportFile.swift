import LocCheck
import LocCheckReports
import LocCheckXML

/// A file that a run leaves behind.
struct ReportFile {
  /// The path, `-` for standard output.
  let path: String
  /// Writes the content in chunks.
  let write: (_ sink: @escaping ReportSink) throws -> Void

  /// Creates the file of some bytes.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.write = { sink in try bytes.withUnsafeBytes { try sink($0) } }
  }

  /// Creates the file of what a function writes.
  init(path: String, _ write: @escaping (_ sink: @escaping ReportSink) throws -> Void) {
    self.path = path
    self.write = write
  }

  /// Writes the file, whole or not at all.
  func save(to streams: StandardStreams) throws(OutputError) {
    guard path != "-" else { return try print(to: streams) }
    try AtomicFile.write(to: path) { write in
      do {
        try self.write { try write(Array($0)) }
      } catch XMLWritingError.sink(let error) {
        throw error
      }
    }
  }

  /// Writes the content to standard output.
  private func print(to streams: StandardStreams) throws(OutputError) {
    do {
      try write { streams.write($0) }
    } catch {
      throw OutputError(path: path, reason: "\(error)")
    }
    if let error = streams.outputError { throw error }
  }
}
