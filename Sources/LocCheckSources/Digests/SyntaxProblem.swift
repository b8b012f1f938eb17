/// A place where the parser could not read a file.
package struct SyntaxProblem: Sendable, Hashable {
  /// What the parser says, as a lowercase fragment.
  package var message: String
  /// The bytes it is about.
  package var bounds: Range<Int>

  /// Creates a problem.
  package init(_ message: String, at bounds: Range<Int>) {
    self.message = message
    self.bounds = bounds
  }
}
