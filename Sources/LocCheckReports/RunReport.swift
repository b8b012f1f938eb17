public import LocCheckResults

/// Receives a report chunk by chunk; a chunk is valid only during the call.
public typealias ReportSink = (_ chunk: UnsafeRawBufferPointer) throws -> Void

/// A report of a whole run: a pure function of its results.
///
/// A report keeps no more of itself in memory than a chunk, however many results there are.
public protocol RunReport: Sendable {
  /// The files the report needs beside its own, of which most need none.
  var assets: [ReportAsset] { get }

  /// Writes the report, in chunks, to a closure; an error of the closure ends it and is thrown on.
  func write(_ results: RunResults, to sink: @escaping ReportSink) throws
}

extension RunReport {
  /// No further files.
  public var assets: [ReportAsset] { [] }
}

/// A run as text that is printed while it goes on.
public protocol RunEventReport: Sendable {
  /// Returns the text to print for an event: whole lines, or nothing.
  mutating func text(for event: RunEvent) -> String
}
