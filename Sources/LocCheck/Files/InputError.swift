/// An input that cannot be read, with the reason the system gives.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: String
  /// The reason, a lowercase fragment.
  public var reason: String

  /// Creates an error about a path.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error about a path from that of a system call.
  init(path: String, _ error: SystemError) { self.init(path: path, reason: error.reason) }

  /// Creates an error about something whose name is not UTF-8, from its repaired path.
  init(illegiblePath path: String) { self.init(path: path, reason: "its name is not UTF-8") }

  /// The path and the reason.
  public var description: String { "cannot read '\(path)': \(reason)" }
}
