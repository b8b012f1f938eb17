/// An output that cannot be written, with the reason the system gives.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: String
  /// The reason, a lowercase fragment.
  public var reason: String
  /// Whether another process is writing there.
  package var isInUse = false

  /// Creates an error about a path.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Returns the error that says that another run is writing a file.
  static func inUse(_ path: String) -> OutputError {
    var error = OutputError(path: path, reason: "another run is writing it")
    error.isInUse = true
    return error
  }

  /// The path and the reason.
  public var description: String {
    let place = path == "-" ? "standard output" : "'\(path)'"
    return "cannot write \(place): \(reason)"
  }
}
