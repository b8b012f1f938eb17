import LocCheckReports
import LocCheckResults
import Testing

extension JUnitReport {
  /// Returns the report of a run as text.
  func text(of results: RunResults) throws -> String {
    var bytes: [UInt8] = []
    try write(results) { bytes += $0 }
    return try #require(String(validating: bytes, as: UTF8.self))
  }
}
