/// An output that cannot be written, with the reason the system gives.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: String
  /// The reason, a lowercase fragment.
  public var reason: String

  /// Creates an error about a path.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "cannot write '\(path)': \(reason)" }
}
