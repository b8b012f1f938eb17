/// A command line worth copying, and what it is for.
public struct UsageExample: Sendable, Equatable {
  /// The whole command line, beginning with the name of the tool.
  public var commandLine: String

  /// What it does, as a sentence.
  public var summary: String

  /// Creates an example.
  public init(_ commandLine: String, summary: String) {
    self.commandLine = commandLine
    self.summary = summary
  }
}
