import LocCheckLocales
import LocCheckReports
public import LocCheckScenarios

/// Writes plans for several machines as JSON, version 1; members are only ever added.
public enum ShardPlanWriter {
  /// The version of the format.
  static let version = 1

  /// Returns the bytes of a plan, each identity on a line of its own.
  public static func bytes(of plan: ShardPlan) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.breakLine(2)
      writer.member("version", version)
      writer.member("tool", "loccheck")
      writer.member("toolVersion", ToolVersion.current)
      writer.member("icu", LocaleData.icuVersion)
      writer.member("cldr", LocaleData.cldrVersion)
      writer.breakLine(2)
      writer.member("mode", plan.mode.rawValue)
      writer.breakLine(2)
      writer.name("shards")
      writer.array { writer in
        for shard in plan.shards { write(shard, to: &writer) }
        writer.breakLine(2)
      }
      writer.breakLine(0)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Writes what one shard makes.
  private static func write(_ shard: ShardPlan.Part, to writer: inout JSONWriter) {
    writer.breakLine(4)
    writer.object { writer in
      if let nanoseconds = shard.nanoseconds { writer.durationMembers(of: nanoseconds) }
      writer.name("cases")
      writer.array { writer in
        for identity in shard.identities {
          writer.breakLine(6)
          writer.string(identity)
        }
        if !shard.identities.isEmpty { writer.breakLine(4) }
      }
    }
  }
}
