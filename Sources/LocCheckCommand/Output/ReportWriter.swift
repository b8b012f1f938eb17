import LocCheck
import LocCheckReports
import LocCheckResults
import LocCheckXML

/// Writes the JUnit report where the command line says.
struct ReportWriter {
  /// The path, `-` for standard output or `none`.
  let destination: String
  /// The report.
  let report: JUnitReport
  /// The streams.
  let streams: StandardStreams

  /// Writes the report.
  ///
  /// - Throws: ``OutputError`` where it could not be written whole.
  func write(_ results: RunResults) throws(OutputError) {
    switch destination {
    case "none": return
    case "-": try writeToOutput(results)
    default:
      try AtomicFile.write(to: destination) { write in
        do {
          try report.write(results) { try write(Array($0)) }
        } catch XMLWritingError.sink(let error) {
          throw error
        }
      }
    }
  }

  /// Writes the report to standard output.
  private func writeToOutput(_ results: RunResults) throws(OutputError) {
    var bytes: [UInt8] = []
    do {
      try report.write(results) { bytes += $0 }
    } catch {
      throw OutputError(path: "-", reason: "\(error)")
    }
    streams.write(String(decoding: bytes, as: UTF8.self))
    if let error = streams.outputError { throw error }
  }
}
