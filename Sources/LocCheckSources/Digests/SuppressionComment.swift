/// A comment `// loccheck:ignore rule reason`.
package struct SuppressionComment: Sendable, Hashable {
  /// What such a comment begins with, behind its slashes.
  package static let marker = "loccheck:ignore"

  /// Returns whether a comment begins as one that silences: two slashes, then the marker.
  package static func begins(_ text: String) -> Bool {
    guard text.hasPrefix("//") else { return false }
    return text.dropFirst(2).drop { $0 == " " || $0 == "\t" }.hasPrefix(marker)
  }

  /// The rule, empty where none is named.
  package var rule: String
  /// Why, empty where nothing is said.
  package var reason: String
  /// The bytes of the comment.
  package var bounds: Range<Int>
  /// The bytes of the line that it speaks of: the one with code below it where it stands alone and no
  /// empty line is between, else its own.
  package var subject: Range<Int>

  /// Creates a comment.
  package init(rule: String, reason: String, bounds: Range<Int>, subject: Range<Int>) {
    self.rule = rule
    self.reason = reason
    self.bounds = bounds
    self.subject = subject
  }
}
