public import LocCheckDiagnostics
import LocCheckReports
public import LocCheckScenarios

/// Reads plans for several machines.
public enum ShardPlanReader {
  /// Returns the plan of a file, nil where it cannot be used, with what is wrong with it.
  public static func plan(at path: String) -> Diagnosed<ShardPlan?> {
    do {
      return plan(from: SourceText(path: path, bytes: try FileReader.bytes(at: path)))
    } catch {
      return Diagnosed(nil, [Diagnostic("plan.unreadable", .error, "\(error)")])
    }
  }

  /// Returns the plan that a text holds, nil where it cannot be used, with what is wrong with it.
  public static func plan(from source: SourceText) -> Diagnosed<ShardPlan?> {
    var document = Document()
    do throws(JSONProblem) {
      var reader = JSONReader(source.bytes[source.contentStart...])
      try reader.object { (name, reader) throws(JSONProblem) in
        switch name {
        case "version": document.version = try reader.integer(in: 0...Int.max)
        case "mode": document.mode = try reader.string()
        case "shards": document.shards = try reader.array(of: shard)
        default: try reader.skip()
        }
      }
      try reader.end()
    } catch {
      return Diagnosed(nil, [error.diagnostic("plan.syntax", in: source)])
    }
    let start = source.range(source.contentStart..<source.contentStart)
    guard document.version == ShardPlanWriter.version else {
      return Diagnosed(nil, [.unknownVersion(document.version, at: start)])
    }
    guard let shards = document.shards, !shards.isEmpty else {
      return Diagnosed(nil, [.noShards(at: start)])
    }
    guard let mode = ShardMode(rawValue: document.mode ?? "") else {
      return Diagnosed(nil, [.unknownMode(document.mode, at: start)])
    }
    return Diagnosed(ShardPlan(mode: mode, shards: shards), [])
  }

  /// What was read of a document.
  private struct Document {
    /// The version of the format, nil where it was not said.
    var version: Int?
    /// The name of the way checks were dealt out.
    var mode: String?
    /// The shards.
    var shards: [ShardPlan.Part]?
  }

  /// Reads what one shard makes.
  private static func shard(
    _ reader: inout JSONReader
  ) throws(JSONProblem) -> ShardPlan.Part {
    var shard = ShardPlan.Part()
    try reader.object { (name, reader) throws(JSONProblem) in
      switch name {
      case "nanoseconds": shard.nanoseconds = try reader.duration()
      case "cases":
        shard.identities = try reader.array { (reader) throws(JSONProblem) in
          try reader.string("the identity of a check")
        }
      default: try reader.skip()
      }
    }
    return shard
  }
}

extension Diagnostic {
  /// Makes the error about a plan that a later version of the tool made.
  fileprivate static func unknownVersion(_ version: Int?, at range: SourceRange) -> Diagnostic {
    let found = version.map { "version \($0)" } ?? "no version"
    return Diagnostic(
      "plan.version", .error,
      "expected a plan of version \(ShardPlanWriter.version), found \(found)",
      at: range, help: planHelp)
  }

  /// Makes the error about a document without shards.
  fileprivate static func noShards(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "plan.no-shards", .error, "expected a member 'shards' that has at least one", at: range,
      help: planHelp)
  }

  /// Makes the error about a plan that says nothing known of how checks were dealt out.
  fileprivate static func unknownMode(_ mode: String?, at range: SourceRange) -> Diagnostic {
    let names = ShardMode.allCases.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      "plan.mode", .error, "expected one of \(names) as mode, found \(mode?.quoted ?? "nothing")",
      at: range, help: planHelp)
  }

  /// How a plan is made.
  private static let planHelp = "'loccheck plan' makes one"
}
