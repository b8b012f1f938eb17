public import LocCheckResults

/// A run as JSON for other tools, version 1: everything that is known about it.
///
/// Members are only ever added. The results read back from it make the same reports as the run itself. Each
/// check has a line of its own.
public struct JSONReport: RunReport, Hashable {
  /// The version of the format.
  static let version = 1
  /// The number of bytes that are handed on at once.
  private static let chunkSize = 65_536

  /// Creates a report.
  public init() {}

  /// Writes the report, in chunks, to a closure; an error of the closure ends it and is thrown on.
  public func write(_ results: RunResults, to sink: @escaping ReportSink) throws {
    var writer = JSONWriter()
    let environment = results.environment
    try writer.object { writer in
      writer.breakLine(2)
      writer.member("version", Self.version)
      writer.startMembers(of: environment)
      writer.endMembers(of: environment)
      writer.breakLine(2)
      writer.statisticsMember(of: results.statistics)
      writer.breakLine(2)
      writer.name("suites")
      try writer.array { writer in
        for suite in results.suites { try write(suite, to: &writer, sink) }
        writer.breakLine(2)
      }
      writer.breakLine(0)
    }
    try hand(&writer, to: sink)
    try [UInt8(ascii: "\n")].withUnsafeBytes(sink)
  }

  /// Writes the results of a scenario file.
  private func write(
    _ suite: SuiteResult, to writer: inout JSONWriter, _ sink: ReportSink
  ) throws {
    writer.breakLine(4)
    try writer.object { writer in
      writer.member("file", suite.file)
      writer.durationMembers(of: suite.nanoseconds)
      writer.statisticsMember(of: suite.statistics)
      writer.breakLine(6)
      writer.name("cases")
      try writer.array { writer in
        for result in suite.cases {
          writer.breakLine(8)
          writer.result(result)
          if writer.bytes.count >= Self.chunkSize { try hand(&writer, to: sink) }
        }
        writer.breakLine(6)
      }
      writer.breakLine(4)
    }
  }

  /// Hands on what has been written.
  private func hand(_ writer: inout JSONWriter, to sink: ReportSink) throws {
    try writer.bytes.withUnsafeBytes(sink)
    writer.removeBytes()
  }
}

extension RunReportFormat {
  /// JSON, version 1.
  public static let json = RunReportFormat(
    name: "json", extensions: ["json"], summary: "Write the results as JSON, version 1."
  ) { _ in JSONReport() }
}
