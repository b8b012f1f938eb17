/// A buffer between a report that is made of small texts and its sink.
struct ReportText {
  /// Receives the chunks.
  private let sink: ReportSink
  /// What has not been handed on.
  private var buffer: [UInt8] = []

  /// The size of a chunk, in bytes.
  private static let chunkSize = 65_536

  /// Creates a buffer before a sink.
  init(to sink: @escaping ReportSink) {
    self.sink = sink
    buffer.reserveCapacity(Self.chunkSize + 1024)
  }

  /// Adds a text.
  mutating func write(_ text: String) throws {
    buffer += text.utf8
    if buffer.count >= Self.chunkSize { try flush() }
  }

  /// Hands on what is left; to be called at the end.
  mutating func flush() throws {
    try buffer.withUnsafeBytes { if !$0.isEmpty { try sink($0) } }
    buffer.removeAll(keepingCapacity: true)
  }
}
