public import LocCheckDiagnostics
public import LocCheckResults

/// What is wrong with the reports of shards, taken together.
///
/// A shard that never ran, or ran with another number of shards, leaves no failure behind: without this
/// the checks it should have made would count as if they held.
public enum PlanUnion {
  /// Returns where the results of some reports are not those of a plan for all machines: checks that none has
  /// made, results of checks that are not in the plan, and checks that several shards made.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - results: The results of each report, in the order in which the runs were made.
  public static func problems(_ plan: ShardPlan, _ results: [RunResults]) -> [Diagnostic] {
    let numbers = plan.numbers
    let wrongCounts = results.compactMap(\.environment.shard).filter {
      $0.count != plan.shards.count
    }
    let made = MadeChecks(results)
    let missing = plan.shards.indices.map { index in
      plan.shards[index].identities.filter { made.shards[IdentityText($0)] == nil }
    }
    let unexpected = made.order.filter { numbers[$0] == nil && !made.remarks.contains($0) }
    // Where identities read the same, as many shards as the plan says make them.
    let repeated = made.repeated { numbers[$0].map { Set($0).count } }
    return wrongCounts.map { Diagnostic.wrongShard($0, expected: plan.shards.count) }
      + missing.enumerated().filter { !$0.element.isEmpty }.map { index, identities in
        .notMade(identities, by: Shard(index + 1, of: plan.shards.count))
      }
      + (unexpected.isEmpty ? [] : [.unexpected(unexpected.map(\.text))])
      + (repeated.isEmpty ? [] : [.madeTwice(repeated.map(\.text))])
  }

  /// Returns where some reports of shards, by what they say of themselves, do not make up a whole: shards without
  /// a report, and checks that several shards made.
  ///
  /// Reports that are of no shard are not asked.
  ///
  /// - Parameter results: The results of each report; those that are of shards are of as many.
  public static func problems(_ results: [RunResults]) -> [Diagnostic] {
    let shards = results.compactMap(\.environment.shard)
    guard let count = shards.map(\.count).max() else { return [] }
    let present = Set(shards.map(\.number))
    let repeated = MadeChecks(results).repeated { _ in 1 }
    return (present.count == count ? [] : [.missingShards(allBut: present, of: count)])
      + (repeated.isEmpty ? [] : [.madeTwice(repeated.map(\.text))])
  }
}

/// The checks that some reports have results of.
private struct MadeChecks {
  /// The numbers of the shards that made each check; none where only a report of no shard has it.
  private(set) var shards: [IdentityText: Set<Int>] = [:]
  /// The identities in the order of the reports, each once.
  private(set) var order: [IdentityText] = []
  /// The identities that are of no check, but say what was wrong with a whole file.
  private(set) var remarks: Set<IdentityText> = []

  /// Gathers the checks of some reports; what a run did not come to was not made.
  init(_ results: [RunResults]) {
    for result in results {
      for made in result.suites.lazy.flatMap(\.cases)
      where !made.status.isNotRun && made.status.diagnostic?.id != .unfinished {
        let text = IdentityText(made.id.description)
        if shards[text] == nil { order.append(text) }
        if made.id.isOfFile { remarks.insert(text) }
        shards[text, default: []].formUnion(result.environment.shard.map { [$0.number] } ?? [])
      }
    }
  }

  /// Returns the checks that more shards made than should, in order.
  ///
  /// - Parameter count: Returns how many shards should make a check, nil where that is not known.
  func repeated(expecting count: (IdentityText) -> Int?) -> [IdentityText] {
    order.filter { text in
      guard let expected = count(text), let numbers = shards[text] else { return false }
      return numbers.count > expected
    }
  }
}

extension Diagnostic {
  /// Makes the error about a report of another number of shards than the plan has.
  fileprivate static func wrongShard(_ shard: Shard, expected count: Int) -> Diagnostic {
    Diagnostic(
      "plan.shard-count", .error,
      "a report is of shard \(shard), and the plan is for \(count.shards)")
  }

  /// Makes the error about checks of a shard that no report has results of.
  fileprivate static func notMade(_ identities: [String], by shard: Shard) -> Diagnostic {
    Diagnostic(
      "plan.not-run", .error,
      "\(identities.countOfChecks) of shard \(shard) \(identities.pastVerb) not run",
      notes: identities.notes, help: "run the shard again, or add its report")
  }

  /// Makes the error about results that the plan does not ask for.
  fileprivate static func unexpected(_ identities: [String]) -> Diagnostic {
    Diagnostic(
      "plan.unexpected-result", .error,
      "\(identities.countOfChecks) \(identities.pastVerb) run that \(identities.verb) not in the plan",
      notes: identities.notes)
  }

  /// Makes the error about checks that more than one shard made.
  fileprivate static func madeTwice(_ identities: [String]) -> Diagnostic {
    Diagnostic(
      "plan.repeated-check", .error,
      "\(identities.countOfChecks) \(identities.pastVerb) run by more than one shard",
      notes: identities.notes)
  }

  /// Makes the error about shards that have no report.
  fileprivate static func missingShards(allBut present: Set<Int>, of count: Int) -> Diagnostic {
    // A report may claim any number of shards.
    let named = (1...count).lazy.filter { !present.contains($0) }.prefix(20).map(String.init)
    let rest = count - present.count - named.count
    let items = named + (rest > 0 ? ["\(rest) more"] : [])
    let list = [items.dropLast().joined(separator: ", "), items.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    return Diagnostic(
      "plan.missing-shard", .error,
      "no report is of shard\(items.count == 1 ? "" : "s") \(list) of \(count)",
      help: "add the missing reports, or run the shards")
  }
}

extension Int {
  /// The number of shards in words.
  fileprivate var shards: String { self == 1 ? "one shard" : "\(self) shards" }
}
