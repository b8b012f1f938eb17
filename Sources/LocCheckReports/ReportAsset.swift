/// A file that a report needs beside its own.
public struct ReportAsset: Sendable, Hashable {
  /// The name in the folder of the report.
  public var name: String
  /// The content.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
