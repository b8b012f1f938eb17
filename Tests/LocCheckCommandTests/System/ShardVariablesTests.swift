import LocCheckResults
import Testing

@testable import LocCheckCommand

struct ShardVariablesTests {
  @Test(arguments: [
    ("bitbucket", ["BITBUCKET_PARALLEL_STEP": "0", "BITBUCKET_PARALLEL_STEP_COUNT": "3"], "1/3"),
    ("buildkite", ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3"),
    ("circleci", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], "1/1"),
    ("github", ["STRATEGY_JOB_INDEX": "1", "STRATEGY_JOB_TOTAL": "2"], "2/2"),
    ("gitlab", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
    ("semaphore", ["SEMAPHORE_JOB_INDEX": "4", "SEMAPHORE_JOB_COUNT": "4"], "4/4"),
  ])
  func `each system counts in its own way`(
    name: String, environment: [String: String], expected: String
  ) throws {
    let engine = try #require(CIEngine.all.first { $0.name == name })
    #expect(try engine.variables.shard(in: environment).description == expected)
  }

  @Test func `systems are listed by name, each once`() {
    let names = CIEngine.all.map(\.name)
    #expect(names == Set(names).sorted())
    let variables = CIEngine.all.flatMap { [$0.variables.index, $0.variables.count] }
    #expect(Set(variables).count == variables.count)
  }

  @Test(arguments: [
    (
      [:],
      "the environment variable 'CI_NODE_TOTAL' is not set: expected the number of shards, from 1 to 10000"
    ),
    (
      ["CI_NODE_TOTAL": "x", "CI_NODE_INDEX": "1"],
      "the environment variable 'CI_NODE_TOTAL' is 'x': expected the number of shards, from 1 to 10000"
    ),
    (
      ["CI_NODE_TOTAL": "0", "CI_NODE_INDEX": "1"],
      "the environment variable 'CI_NODE_TOTAL' is '0': expected the number of shards, from 1 to 10000"
    ),
    (
      ["CI_NODE_TOTAL": "9223372036854775807", "CI_NODE_INDEX": "1"],
      """
      the environment variable 'CI_NODE_TOTAL' is '9223372036854775807': expected the number of shards, \
      from 1 to 10000
      """
    ),
    (
      ["CI_NODE_TOTAL": "4"],
      """
      the environment variable 'CI_NODE_INDEX' is not set: expected the number of this shard, from 1 to 4, \
      since 'CI_NODE_TOTAL' is 4
      """
    ),
    (
      ["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "0"],
      """
      the environment variable 'CI_NODE_INDEX' is '0': expected the number of this shard, from 1 to 4, \
      since 'CI_NODE_TOTAL' is 4
      """
    ),
    (
      ["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "+2"],
      """
      the environment variable 'CI_NODE_INDEX' is '+2': expected the number of this shard, from 1 to 4, \
      since 'CI_NODE_TOTAL' is 4
      """
    ),
  ])
  func `what is not set or makes no sense is named`(
    environment: [String: String], message: String
  ) {
    let variables = ShardVariables(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1)
    let error = #expect(throws: VariableError.self) { try variables.shard(in: environment) }
    #expect(error?.description == message)
  }
}
