import LocCheckCommandLine
import LocCheckResults
import Testing

@testable import LocCheckCommand

struct ShardSyntaxTests {
  /// The syntax.
  private let syntax = ValueSyntax<ShardChoice>.shard

  @Test(arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("10000/10000", 10_000, 10_000), ("01/4", 1, 4)])
  func `a shard is its number and the number of shards`(text: String, number: Int, count: Int)
    throws
  {
    #expect(try syntax.decode(text) == .shard(Shard(number, of: count)))
  }

  @Test(arguments: [
    "", "1", "/", "1/", "/4", "0/4", "5/4", "-1/4", "+1/4", "1/0", "1/10001", "1/4/2", "1 /4",
    "a/b",
    "1/99999999999999999999", "slice:1/4", "Auto:gitlab",
  ])
  func `anything else is none`(text: String) {
    let error = #expect(throws: InvalidValue.self) { try syntax.decode(text) }
    #expect(
      error?.expected == "a shard and the number of shards, such as '2/4', of at most 10000")
  }

  @Test func `a system's name stands for its variables`() throws {
    let choice = try syntax.decode("auto:circleci")
    #expect(
      try choice.shard(in: ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"]) == Shard(2, of: 2))
    #expect(throws: VariableError.self) { try choice.shard(in: [:]) }
    #expect(try ShardChoice.shard(Shard(1, of: 2)).shard(in: [:]) == Shard(1, of: 2))
  }

  @Test func `an unknown system is told with the known ones`() {
    let error = #expect(throws: InvalidValue.self) { try syntax.decode("auto:gitlb") }
    #expect(error?.suggestion == "auto:gitlab")
    #expect(
      error?.expected == """
        auto:bitbucket, auto:buildkite, auto:circleci, auto:github, auto:gitlab, auto:semaphore
        """)
  }
}
