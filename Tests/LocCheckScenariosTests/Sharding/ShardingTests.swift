import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckScenarios

struct ShardingTests {
  /// Returns the parts of the sample for all shards.
  private func parts(
    _ count: Int, _ mode: ShardMode, knowing earlier: EarlierOutcomes = EarlierOutcomes()
  ) -> [RunPlan] {
    (1...count).map { ShardSample.plan.sharded(Shard($0, of: count), by: mode, knowing: earlier) }
  }

  @Test(arguments: ShardMode.allCases, [1, 2, 3, 4, 7, 40])
  func `every check is in exactly one shard, in the order of the plan`(
    mode: ShardMode, count: Int
  ) {
    let plan = ShardSample.plan
    let parts = parts(count, mode)
    #expect(parts.flatMap(\.texts).sorted() == plan.texts.sorted())
    for part in parts {
      let kept = Set(part.texts)
      #expect(part.texts == plan.texts.filter(kept.contains))
      #expect(part.suites.allSatisfy { !$0.cases.isEmpty })
      #expect(part.notices == plan.notices)
    }
  }

  @Test func `the only shard is the whole plan`() {
    for mode in ShardMode.allCases {
      let part = parts(1, mode)[0]
      #expect(part.texts == ShardSample.plan.texts)
      #expect(part.hasUnusableInputs)
    }
  }

  @Test func `slices take turns over the whole plan`() {
    #expect(
      parts(4, .slice).map { $0.identities.map { "\($0.file.prefix(1)) \($0.row)" } } == [
        ["a en n=1", "a en n=5", "a ru n=3", "c en n=3", "c ru n=1"],
        ["a en n=2", "a en n=6", "b ", "c en n=4", "c ru n=2"],
        ["a en n=3", "a ru n=1", "c en n=1", "c en n=5", "c ru n=3"],
        ["a en n=4", "a ru n=2", "c en n=2", "c en n=6"],
      ])
  }

  @Test func `identities and places are those of the whole plan`() throws {
    let whole = Dictionary(
      uniqueKeysWithValues: ShardSample.plan.suites.flatMap(\.cases).map { ($0.id, $0.position) })
    for part in parts(3, .hash) {
      for planned in part.suites.flatMap(\.cases) {
        #expect(whole[planned.id] == planned.position)
      }
    }
    let second = parts(4, .slice)[1].suites.map { $0.cases.map(\.position) }
    #expect(second == [[1, 5], [0], [3, 7]])
  }

  @Test func `an input that cannot be used is the matter of one shard`() {
    for mode in ShardMode.allCases {
      let parts = parts(4, mode)
      #expect(parts.filter(\.hasUnusableInputs).count == 1)
      #expect(
        parts.map(\.hasUnusableInputs)
          == parts.map { $0.texts.contains { $0.hasPrefix("b.loccheck") } })
    }
  }

  @Test func `a shard may be empty`() {
    let parts = parts(40, .slice)
    #expect(parts[18].count == 1)
    #expect(parts[19].count == 0)
    #expect(parts[19].suites.isEmpty)
    #expect(!parts[19].hasUnusableInputs)
  }

  // MARK: - Hash

  /// Computed with Python's hashlib.
  @Test func `a hash is the first eight bytes of the identity's SHA-256, the highest first`() {
    let id = CaseID(
      file: "a.loccheck", scenario: "Parcels", locale: "en", arguments: [.init("n", "1")])
    #expect(id.description == "a.loccheck › Parcels › en n=1")
    let plan = ShardSample.plan
    for count in [2, 3, 1000, 99_991] {
      let index = plan.shardIndices(count: count, by: .hash, knowing: EarlierOutcomes())[0]
      #expect(UInt64(index) == 0x9cda_bbca_2f54_d22b % UInt64(count))
    }
  }

  @Test func `a check keeps its shard when others come and go`() {
    let plan = ShardSample.plan
    let halved = plan.keeping { $0.position % 2 == 0 }
    for number in 1...4 {
      let shard = Shard(number, of: 4)
      let kept = Set(halved.texts)
      #expect(
        halved.sharded(shard, by: .hash).texts
          == plan.sharded(shard, by: .hash).texts.filter(kept.contains))
    }
  }

  // MARK: - Timings

  @Test func `the longest checks are dealt out first, to the shard with the least to do`() {
    let times: [String: Int64] = ["en n=1": 90_000, "en n=2": 50_000, "en n=3": 40_000]
    let earlier = ShardSample.timings(ShardSample.plan) {
      $0.file == "a.loccheck" ? times[$0.row] ?? 2000 : 1000
    }
    let parts = parts(2, .timings, knowing: earlier)
    // 90 | 50 + 40, and then what is left evens the two out.
    #expect(parts[0].texts.contains("a.loccheck › Parcels › en n=1"))
    #expect(parts[1].texts.contains("a.loccheck › Parcels › en n=2"))
    #expect(parts[1].texts.contains("a.loccheck › Parcels › en n=3"))
    let sums = parts.map { part in
      part.expectedNanoseconds(knowing: earlier).reduce(0, +)
    }
    #expect(sums.max().map { $0 - (sums.min() ?? 0) } ?? 0 <= 1000)
  }

  @Test func `an unknown time is the median of those that are known`() {
    let plan = ShardSample.plan
    let times: [String: Int64] = ["en n=1": 8000, "en n=2": 2000, "en n=3": 4000, "en n=4": 6000]
    let earlier = ShardSample.timings(plan) { $0.file == "a.loccheck" ? times[$0.row] : nil }
    #expect(
      plan.expectedNanoseconds(knowing: earlier)
        == [8000, 2000, 4000, 6000] + [Int64](repeating: 4000, count: 15))
  }

  @Test func `no times, times of zero, and absurd ones still even out the numbers`() {
    let plan = ShardSample.plan
    for time in [nil, 0, -5, .max] as [Int64?] {
      let parts = parts(4, .timings, knowing: ShardSample.timings(plan) { _ in time })
      #expect(parts.map(\.count).sorted() == (time == .max ? [1, 1, 1, 16] : [4, 5, 5, 5]))
    }
  }

  @Test func `the time of a check that was left out says nothing`() {
    let plan = ShardSample.plan
    var earlier = ShardSample.timings(plan) { _ in 5000 }
    earlier.note(.skipped(reason: "no catalog"), nanoseconds: 1, of: plan.identities[0])
    #expect(plan.expectedNanoseconds(knowing: earlier).allSatisfy { $0 == 5000 })
  }

  @Test(arguments: [1, 2, 5, 16, 33])
  func `the least loaded shard is found as by looking at all`(count: Int) {
    var loads = ShardLoads(count: count)
    var naive = [Int64](repeating: 0, count: count)
    var state: UInt64 = 42
    for _ in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let time = Int64(state >> 60)
      let expected = naive.indices.min { (naive[$0], $0) < (naive[$1], $1) }
      #expect(loads.add(time) == expected)
      if let expected { naive[expected] += time }
    }
  }
}
