import LocCheckDiagnostics
import LocCheckSources
import Testing

@testable import LocCheck

/// Files to extract from, and what the extraction says.
enum ExtractionSample {
  /// Returns a catalog with some keys.
  static func catalog(_ keys: String...) -> String {
    let entries = keys.map { "\"\($0)\" : { }" }.joined(separator: ", ")
    return "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
  }

  /// Returns a view with a body.
  static func view(_ body: String) -> String {
    "import SwiftUI\nstruct V: View { var body: some View { \(body) } }\n"
  }

  /// Returns what the sources of a folder give.
  static func report(
    of folder: TemporaryFolder, reading swift: SwiftReading? = .toolchain,
    _ change: (inout ExtractionRequest) -> Void = { _ in }
  ) async -> ExtractionReport {
    var request = ExtractionRequest(sources: [folder.path])
    change(&request)
    return await ExtractionLoader.report(request, reading: swift)
  }

  /// Returns the rules and keys of findings.
  static func rules(_ report: ExtractionReport) -> [String] {
    report.findings.map { "\($0.id.name) \($0.subject?.key ?? "")" }
  }
}
