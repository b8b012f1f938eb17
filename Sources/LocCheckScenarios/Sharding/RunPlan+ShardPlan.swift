import LocCheckDiagnostics
public import LocCheckResults

extension RunPlan {
  /// Returns the part of the plan that one shard of a plan for all machines makes.
  ///
  /// Where the two do not fit, the part has one more case that says so, as it has for an input that cannot be
  /// used: about checks that the shard should make and that are not there, and in every shard about
  /// checks that nobody would make.
  ///
  /// - Parameters:
  ///   - shard: The shard, of as many as the plan has.
  ///   - shardPlan: The plan for all machines.
  ///   - path: The path of that plan, under which the case is told.
  public func part(_ shard: Shard, of shardPlan: ShardPlan, at path: String) -> RunPlan {
    precondition(shard.count == shardPlan.shards.count, "no shard \(shard) of the plan")
    // Taken from the end, so that a plan of one identity over and over costs no more than another.
    var numbers = shardPlan.numbers.mapValues { Array($0.reversed()) }
    var unassigned: [CaseID] = []
    var part = keeping { planned in
      guard let number = numbers[IdentityText(planned.id.description)]?.popLast() else {
        unassigned.append(planned.id)
        return false
      }
      return number == shard.number
    }
    var untaken = numbers.mapValues { $0.count { $0 == shard.number } }
    let missing = shardPlan.shards[shard.number - 1].identities.filter { identity in
      let text = IdentityText(identity)
      guard let count = untaken[text], count > 0 else { return false }
      untaken[text] = count - 1
      return true
    }
    let errors = [
      missing.isEmpty ? nil : Diagnostic.missingChecks(missing, of: shard),
      unassigned.isEmpty ? nil : .unassignedChecks(unassigned.map(\.description)),
    ].compactMap { $0 }
    if !errors.isEmpty {
      part.add(errors, named: "shard \(shard) does not fit the scenarios", in: path)
    }
    return part
  }
}

extension Diagnostic {
  /// Makes the error about checks of a plan that are not there.
  fileprivate static func missingChecks(_ identities: [String], of shard: Shard) -> Diagnostic {
    Diagnostic(
      "plan.missing-check", .error,
      "\(identities.countOfChecks) of shard \(shard) in the plan \(identities.verb) not there",
      notes: identities.notes, help: planHelp)
  }

  /// Makes the error about checks that no shard of a plan makes.
  fileprivate static func unassignedChecks(_ identities: [String]) -> Diagnostic {
    Diagnostic(
      "plan.unassigned-check", .error,
      "\(identities.countOfChecks) \(identities.verb) in no shard of the plan",
      notes: identities.notes, help: planHelp)
  }

  /// What to do about a plan that does not fit.
  private static let planHelp =
    "make the plan again, of the same scenarios and with the same selection"
}
