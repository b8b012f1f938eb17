/// The circumstances of a run that reports print.
public struct RunEnvironment: Sendable, Hashable {
  /// The tool's version.
  public var toolVersion: String
  /// The version of ICU behind plurals and numbers.
  public var icuVersion: String
  /// The version of CLDR behind plurals and numbers.
  public var cldrVersion: String
  /// The host's name.
  public var hostname: String
  /// The start of the run, in seconds since 1970-01-01T00:00:00Z.
  public var startedAt: Int64
  /// The nanoseconds of that second that had passed, which tell runs of one second apart.
  public var startNanosecond: Int64
  /// The duration of the run, in nanoseconds.
  public var nanoseconds: Int64
  /// The part of the plan that was run, nil for all of it.
  public var shard: Shard?
  /// The name of the signal that ended the run early, such as `SIGINT`; nil where none did.
  public var interruption: String?

  /// The circumstances of a run about which nothing is known.
  package static let unknown = RunEnvironment(
    toolVersion: "", icuVersion: "", cldrVersion: "", hostname: "", startedAt: 0, nanoseconds: 0)

  /// A Boolean value that says whether the run is one of this tool, of which the start is always known.
  package var isOurs: Bool { !toolVersion.isEmpty }

  /// A Boolean value that says whether it is known when the run started.
  package var isStartKnown: Bool { isOurs || startedAt != 0 }

  /// Creates the circumstances of a run.
  public init(
    toolVersion: String, icuVersion: String, cldrVersion: String, hostname: String,
    startedAt: Int64, startNanosecond: Int64 = 0, nanoseconds: Int64, shard: Shard? = nil,
    interruption: String? = nil
  ) {
    self.toolVersion = toolVersion
    self.icuVersion = icuVersion
    self.cldrVersion = cldrVersion
    self.hostname = hostname
    self.startedAt = startedAt
    self.startNanosecond = startNanosecond
    self.nanoseconds = nanoseconds
    self.shard = shard
    self.interruption = interruption
  }
}
