/// What Xcode's compiler extracted from one Swift file.
public struct StringsData: Sendable {
  /// The path of the Swift file as the compiler knew it, nil where it is not said.
  public var path: String?
  /// The messages in the order of their places.
  public var messages: [SourceMessage]

  /// Creates the data of a file.
  public init(path: String?, messages: [SourceMessage] = []) {
    self.path = path
    self.messages = messages
  }

  /// The version of the format that is read and written.
  static let version = 1
}
