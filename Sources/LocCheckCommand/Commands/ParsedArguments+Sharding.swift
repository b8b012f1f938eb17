import LocCheckCommandLine
import LocCheckScenarios

extension ParsedArguments {
  /// Refuses times of checks that nothing asks for, and shards by times without any.
  func refuseIdleTimings() throws(UsageError) {
    let isByTimes = try self[Options.shardMode] == .timings
    let hasTimes = contains(Options.timings)
    if isByTimes, !hasTimes {
      throw error("'--shard-mode timings' needs '--timings REPORT' too", about: Options.shardMode)
    }
    if hasTimes, !isByTimes {
      throw error("'--timings' needs '--shard-mode timings' too", about: Options.timings)
    }
  }
}
