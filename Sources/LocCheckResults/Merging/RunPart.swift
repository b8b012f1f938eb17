/// The results of one run among several that are merged.
public struct RunPart: Sendable, Hashable {
  /// What messages call it, such as the path of its report.
  public var name: String
  /// The results.
  public var results: RunResults

  /// Creates a part.
  public init(name: String, results: RunResults) {
    self.name = name
    self.results = results
  }
}
