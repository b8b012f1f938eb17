import LocCheckReports
import LocCheckResults
import Testing

extension HTMLReport {
  /// Returns the page of a run.
  func text(of results: RunResults) throws -> String {
    var bytes: [UInt8] = []
    try write(results) { bytes += $0 }
    return try #require(String(validating: bytes, as: UTF8.self))
  }
}
