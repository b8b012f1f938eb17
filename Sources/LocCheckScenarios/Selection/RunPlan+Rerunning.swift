extension RunPlan {
  /// Returns the part of the plan that earlier runs did not settle: what failed or had an error, what they did
  /// not come to, and what is new.
  ///
  /// A check that held in the end is settled, although it failed at first.
  public func rerunning(failedIn earlier: EarlierOutcomes) -> RunPlan {
    keeping { !earlier.isSettled($0.id) }
  }
}
