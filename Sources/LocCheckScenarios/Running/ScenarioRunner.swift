public import LocCheckResults

/// Runs a plan: the checks in parallel, their results in plan order.
///
/// The outcome does not depend on the number of jobs. The checks are cut into about 64 chunks, each
/// run by one task, since a task for each check would cost more than the check.
public struct ScenarioRunner: Sendable {
  /// The number of chunks that run at the same time.
  public var jobs: Int
  /// The number of failures after which no further result counts, nil for no limit.
  public var failureLimit: Int?
  /// Returns a time in nanoseconds from an arbitrary start.
  public var now: @Sendable () -> Int64
  /// Receives each result as soon as its check has ended, on any thread and in any order.
  public var ended: @Sendable (CaseResult) -> Void
  /// Returns whether the run is to end early; asked on any thread, before each check and while one takes long.
  public var isInterrupted: @Sendable () -> Bool

  /// The number of chunks a plan is cut into.
  private static let chunkCount = 64

  /// Creates a runner.
  public init(
    jobs: Int, failureLimit: Int? = nil, now: @escaping @Sendable () -> Int64,
    ended: @escaping @Sendable (CaseResult) -> Void = { _ in },
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.jobs = jobs
    self.failureLimit = failureLimit
    self.now = now
    self.ended = ended
    self.isInterrupted = isInterrupted
  }

  /// Runs a plan and tells what happens, in plan order.
  ///
  /// Where the run is interrupted, the checks that go on are brought to their end, and the others are not made.
  public func run(
    _ plan: RunPlan, observing observe: (RunEvent) -> Void
  ) async -> [SuiteResult] {
    observe(.started(suites: plan.suites.count, cases: plan.count))
    let cases = plan.suites.flatMap(\.cases)
    let size = max(1, (cases.count + Self.chunkCount - 1) / Self.chunkCount)
    let chunks = stride(from: 0, to: cases.count, by: size).map { start in
      Array(cases[start..<min(start + size, cases.count)])
    }
    var collector = ResultCollector(plan, failureLimit: failureLimit)
    await withTaskGroup(of: (index: Int, results: [CaseResult]).self) { group in
      var next = 0
      func startOne() {
        guard next < chunks.count else { return }
        let (index, chunk) = (next, chunks[next])
        next += 1
        group.addTask { (index, chunk.map(run)) }
      }
      for _ in 0..<max(1, jobs) { startOne() }
      for await (index, results) in group {
        collector.add(results, at: index, observing: observe)
        if collector.isFull { group.cancelAll() }
        startOne()
      }
    }
    return collector.suites
  }

  /// Makes one check.
  private func run(_ planned: PlannedCase) -> CaseResult {
    guard !Task.isCancelled, !isInterrupted() else {
      return planned.result(.notRun("since the run was interrupted"))
    }
    let start = now()
    var result: CaseResult
    switch planned.work {
    case .display(let check):
      result = DisplayRunner(
        check: check, planned: planned, isInterrupted: isInterrupted
      ).result()
    case .extraction(let check):
      result = ExtractionRunner(check: check, planned: planned).result()
    case .error(let diagnostics):
      result = planned.result(
        diagnostics.first.map(CaseResult.Status.error) ?? .notRun(""))
      result.findings = Array(diagnostics.dropFirst())
    case .skip(let reason):
      result = planned.result(.skipped(reason: reason))
    }
    result.position = planned.position
    result.nanoseconds = now() - start
    ended(result)
    return result
  }
}

extension PlannedCase {
  /// Returns the result of a check that was not made.
  func result(_ status: CaseResult.Status) -> CaseResult {
    CaseResult(id: id, line: line, position: position, status: status, tags: tags)
  }
}
