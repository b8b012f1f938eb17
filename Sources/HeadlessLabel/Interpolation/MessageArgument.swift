import LocCheckCatalogs
public import LocCheckMessages

/// A value that a message takes: a number, a string, or an argument made elsewhere.
///
/// It stands where Foundation takes a `CVarArg`, but keeps the Swift type of the value, so that a
/// specifier that does not fit is a finding instead of a crash.
public protocol MessageArgument: Sendable {
  /// The value with its type.
  var messageArgument: Argument { get }
}

extension Argument: MessageArgument {
  /// The argument itself.
  public var messageArgument: Argument { self }
}

extension String: MessageArgument {
  /// The string, `%@`.
  public var messageArgument: Argument { Argument(type: .string, value: .string(self)) }
}

extension Substring: MessageArgument {
  /// The part of a string, `%@`.
  public var messageArgument: Argument {
    Argument(type: .substring, value: .string(String(self)))
  }
}
