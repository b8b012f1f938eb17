public import LocCheckDiagnostics

/// A comment that silences a rule on one line.
public struct Suppression: Sendable, Hashable {
  /// The rule, empty where none is named.
  public var rule: String
  /// Why, empty where nothing is said.
  public var reason: String
  /// The place of the comment.
  public var range: SourceRange
  /// The line of the comment's file, from 1, that it speaks of.
  public var line: Int

  /// Creates a suppression.
  public init(rule: String, reason: String, range: SourceRange, line: Int) {
    self.rule = rule
    self.reason = reason
    self.range = range
    self.line = line
  }
}
