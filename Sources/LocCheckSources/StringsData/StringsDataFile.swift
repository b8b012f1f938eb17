/// A `.stringsdata` file to be written.
public struct StringsDataFile: Sendable, Hashable {
  /// The path, relative to the folder that receives all of them: `App/ContentView.stringsdata`.
  public var path: String
  /// The bytes.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
