/// A stretch of a file that one branch of an `#if` guards.
package struct ConditionalRegion: Sendable, Hashable {
  /// The bytes of the branch, without the directives.
  package var bounds: Range<Int>
  /// The configurations in which the branch is compiled: the places in
  /// ``BuildConfiguration/candidates`` of those that take it.
  package var configurations: Set<Int>

  /// Creates a region.
  package init(bounds: Range<Int>, configurations: Set<Int>) {
    self.bounds = bounds
    self.configurations = configurations
  }
}
