/// An output that cannot be written, with the reason the system gives.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: String
  /// The reason, a lowercase fragment.
  public var reason: String
  /// Whether another process is writing there.
  public var isInUse: Bool

  /// Creates an error about a path.
  public init(path: String, reason: String, isInUse: Bool = false) {
    self.path = path
    self.reason = reason
    self.isInUse = isInUse
  }

  /// The path and the reason.
  public var description: String {
    let place = path == "-" ? "standard output" : "'\(path)'"
    return "cannot write \(place): \(reason)"
  }
}
