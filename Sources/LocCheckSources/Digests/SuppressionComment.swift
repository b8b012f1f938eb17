/// A comment `// loccheck:ignore rule reason`.
package struct SuppressionComment: Sendable, Hashable {
  /// What such a comment begins with, behind its slashes.
  package static let marker = "loccheck:ignore"

  /// The rule, empty where none is named.
  package var rule: String
  /// Why, empty where nothing is said.
  package var reason: String
  /// The bytes of the comment.
  package var bounds: Range<Int>
  /// The bytes of the line that it speaks of: its own where code precedes it, else the next with code.
  package var subject: Range<Int>

  /// Creates a comment.
  package init(rule: String, reason: String, bounds: Range<Int>, subject: Range<Int>) {
    self.rule = rule
    self.reason = reason
    self.bounds = bounds
    self.subject = subject
  }
}
