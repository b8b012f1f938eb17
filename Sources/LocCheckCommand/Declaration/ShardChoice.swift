import LocCheckResults

/// The part of the checks that a user asks for.
enum ShardChoice: Sendable, Hashable {
  /// This shard.
  case shard(Shard)
  /// The shard that a system's environment variables name.
  case automatic(CIEngine)

  /// Returns the shard.
  ///
  /// - Throws: ``VariableError`` where the system's variables name none.
  func shard(in environment: [String: String]) throws(VariableError) -> Shard {
    switch self {
    case .shard(let shard): shard
    case .automatic(let engine): try engine.variables.shard(in: environment)
    }
  }
}
