import LocCheckResults
import Testing

/// A run that goes by a short name among the cases of a test.
struct NamedRun: Sendable, CustomTestStringConvertible {
  /// The name.
  let name: String
  /// The results.
  let results: RunResults

  /// Creates a run with a name.
  init(_ name: String, _ results: RunResults) {
    self.name = name
    self.results = results
  }

  /// The name.
  var testDescription: String { name }
}
