import LocCheckResults

extension JSONWriter {
  /// Writes the members that say which tool was run, where and when, as far as that is known.
  mutating func startMembers(of environment: RunEnvironment) {
    member("tool", RunEnvironment.tool)
    knownMember("toolVersion", environment.toolVersion)
    knownMember("icu", environment.icuVersion)
    knownMember("cldr", environment.cldrVersion)
    knownMember("hostname", environment.hostname)
    if environment.isStartKnown {
      member("timestamp", Timestamp(secondsSince1970: environment.startedAt).description)
      member("startedAt", environment.startedAt)
    }
    if environment.startNanosecond > 0 {
      member("startNanosecond", environment.startNanosecond)
    }
    if let shard = environment.shard {
      member("shard") { writer in
        writer.member("number", shard.number)
        writer.member("count", shard.count)
      }
    }
  }

  /// Writes a member that is a text, nothing where that is empty.
  private mutating func knownMember(_ name: StaticString, _ text: String) {
    member(name, text.isEmpty ? nil : text)
  }

  /// Writes the members that are known at the end of a run.
  mutating func endMembers(of environment: RunEnvironment) {
    durationMembers(of: environment.nanoseconds)
    member("interruption", environment.interruption)
  }

  /// Writes a duration, rounded for people and exactly.
  package mutating func durationMembers(of nanoseconds: Int64) {
    name("seconds")
    literal(Seconds(nanoseconds: nanoseconds).description)
    member("nanoseconds", nanoseconds)
  }

  /// Writes the member with the counts of some checks.
  mutating func statisticsMember(of statistics: RunStatistics) {
    member("statistics") { writer in
      writer.member("total", statistics.total)
      writer.member("passed", statistics.passed)
      writer.member("failed", statistics.failed)
      writer.member("errors", statistics.errors)
      writer.member("skipped", statistics.skipped)
    }
  }
}

extension JSONReader {
  /// Reads a member that says something about a run, and returns whether it is one.
  mutating func takesMember(
    _ name: String, of environment: inout RunEnvironment
  ) throws(JSONProblem) -> Bool {
    switch name {
    case "toolVersion": environment.toolVersion = try string()
    case "icu": environment.icuVersion = try string()
    case "cldr": environment.cldrVersion = try string()
    case "hostname": environment.hostname = try string()
    case "startedAt": environment.startedAt = try integer(in: 0...Int64.max)
    case "startNanosecond": environment.startNanosecond = try integer(in: 0...999_999_999)
    case "shard": environment.shard = try shard()
    case "nanoseconds": environment.nanoseconds = try duration()
    case "interruption": environment.interruption = try string()
    default: return false
    }
    return true
  }

  /// Reads a duration in nanoseconds.
  package mutating func duration() throws(JSONProblem) -> Int64 { try integer(in: 0...Int64.max) }

  /// Reads which part of a plan was run.
  private mutating func shard() throws(JSONProblem) -> Shard {
    skipBlanks()
    let place = problem("the number of a shard and the count of them")
    var (number, count) = (0, 0)
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "number": number = try reader.integer(in: 0...Int.max)
      case "count": count = try reader.integer(in: 0...Int.max)
      default: try reader.skip()
      }
    }
    guard count > 0, (1...count).contains(number) else { throw place }
    return Shard(number, of: count)
  }
}

extension RunEnvironment {
  /// The name of the tool in every report.
  static let tool = "loccheck"
}
