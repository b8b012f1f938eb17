/// The builds that messages are extracted for: code that none of them compiles is inactive.
public struct BuildSelection: Sendable, Hashable {
  /// The platform, nil for any.
  public var platform: String?
  /// Whether `DEBUG` is set, nil for either way.
  public var isDebug: Bool?

  /// Creates a selection.
  public init(platform: String? = nil, isDebug: Bool? = nil) {
    self.platform = platform
    self.isDebug = isDebug
  }

  /// The places of the selected configurations in ``BuildConfiguration/candidates``.
  package var configurations: Set<Int> {
    Set(
      BuildConfiguration.candidates.indices.filter { index in
        let candidate = BuildConfiguration.candidates[index]
        return (platform ?? candidate.platform) == candidate.platform
          && (isDebug ?? candidate.isDebug) == candidate.isDebug
      })
  }
}
