import LocCheckDiagnostics
import LocCheckResults

/// The environment variables in which a system that starts one job on many machines counts them.
struct ShardVariables: Sendable, Hashable {
  /// The name of the variable that holds the number of this machine.
  let index: String
  /// The name of the variable that holds the number of machines.
  let count: String
  /// The number of the first machine: 0 or 1.
  let first: Int

  /// The numbers of shards that are run.
  static let counts = 1...10_000

  /// Returns whether either of the variables is set.
  func isSet(in environment: [String: String]) -> Bool {
    environment[index] != nil || environment[count] != nil
  }

  /// Returns the shard of this machine.
  ///
  /// - Throws: ``VariableError`` where a variable is not set, is no number, or is too large.
  func shard(in environment: [String: String]) throws(VariableError) -> Shard {
    guard let total = environment[count].flatMap(Int.init(digits:)), Self.counts ~= total else {
      let range =
        "the number of shards, from \(Self.counts.lowerBound) to \(Self.counts.upperBound)"
      throw VariableError(count, in: environment, expected: range)
    }
    // GitLab says that there is one, and not which, where a job is not cut.
    if total == 1, environment[index] == nil { return Shard(1, of: 1) }
    let numbers = first...(total - 1 + first)
    guard let number = environment[index].flatMap(Int.init(digits:)), numbers ~= number else {
      throw VariableError(
        index, in: environment,
        expected: """
          the number of this shard, from \(numbers.lowerBound) to \(numbers.upperBound), since \
          '\(count)' is \(total)
          """)
    }
    return Shard(number - first + 1, of: total)
  }
}
