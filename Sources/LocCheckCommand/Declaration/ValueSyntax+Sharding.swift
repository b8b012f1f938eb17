import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckResults

extension ValueSyntax where Value == ShardChoice {
  /// A shard: `2/4`, or `auto:gitlab` for the one that the environment names.
  static var shard: ValueSyntax {
    ValueSyntax("I/N|auto:NAME") { text throws(InvalidValue) in
      if text.hasPrefix("auto:") {
        let name = text.dropFirst("auto:".count).utf8
        guard let engine = CIEngine.all.first(where: { $0.name.utf8.elementsEqual(name) }) else {
          let names = CIEngine.all.map { "auto:\($0.name)" }
          throw InvalidValue(
            expected: names.joined(separator: ", "),
            suggestion: NearestName.suggestion(for: text, among: names))
        }
        return .automatic(engine)
      }
      guard let shard = Shard(text), ShardVariables.counts ~= shard.count else {
        throw InvalidValue(
          expected: """
            a shard and the number of shards, such as '2/4', of at most \
            \(ShardVariables.counts.upperBound)
            """)
      }
      return .shard(shard)
    }
  }
}
