/// What a build chooses between the branches of `#if`.
public struct BuildConfiguration: Sendable, Hashable {
  /// The platform as `os(…)` spells it: `macOS`, `iOS`, `tvOS`, `watchOS`, `visionOS`.
  public var platform: String
  /// Whether `DEBUG` is set.
  public var isDebug: Bool

  /// Creates a configuration.
  public init(platform: String, isDebug: Bool) {
    self.platform = platform
    self.isDebug = isDebug
  }

  /// The platforms that are told apart, spelled as in `os(…)`.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    case iOS, macOS, tvOS, visionOS, watchOS
  }

  /// The names of the platforms that are told apart.
  public static let platforms = Platform.allCases.map(\.rawValue)

  /// The configurations that are told apart, in an order that digests rely on.
  package static let candidates: [BuildConfiguration] = platforms.flatMap { platform in
    [true, false].map { BuildConfiguration(platform: platform, isDebug: $0) }
  }
}
