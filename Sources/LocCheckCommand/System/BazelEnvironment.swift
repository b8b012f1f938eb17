import LocCheckDiagnostics
import LocCheckResults

/// What Bazel tells the tests that it runs, and what it wants to be told.
///
/// The contract is Bazel's "Test encyclopedia". Other systems that run tests for Bazel keep to it too, so each
/// variable counts by itself. One that is empty is not set.
struct BazelEnvironment: Sendable, Hashable {
  /// The part of the checks that this process makes (`TEST_TOTAL_SHARDS`, `TEST_SHARD_INDEX`); nil for all.
  let shard: Shard?
  /// The filter on identities (`TESTBRIDGE_TEST_ONLY`, from `--test_filter`), nil for none.
  private let filterText: String?
  /// Whether the first failure ends the run (`TESTBRIDGE_TEST_RUNNER_FAIL_FAST`).
  let failsFast: Bool
  /// Where the JUnit report goes (`XML_OUTPUT_FILE`).
  let reportFile: String?
  /// The folder for everything that is needed during the run alone (`TEST_TMPDIR`).
  let temporaryFolder: String?
  /// The folder for what else is to be kept (`TEST_UNDECLARED_OUTPUTS_DIR`).
  let outputFolder: String?
  /// The files that tell Bazel of the run.
  let signals: BazelSignals

  /// The variable of the filter.
  private static let filterVariable = "TESTBRIDGE_TEST_ONLY"
  /// Where Bazel counts the shards; it says that there are 0 where there is one.
  private static let shardVariables = ShardVariables(
    index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0)

  /// Reads the variables.
  ///
  /// - Throws: ``VariableError`` where a shard's number and the number of shards contradict each other, and
  ///   where the filter is no regular expression.
  init(_ environment: [String: String]) throws(VariableError) {
    let set = environment.filter { !$0.value.isEmpty }
    let isSharded =
      Self.shardVariables.isSet(in: set) && set[Self.shardVariables.count] != "0"
    shard = isSharded ? try Self.shardVariables.shard(in: set) : nil
    filterText = set[Self.filterVariable]
    do {
      _ = try filterText.map { try Regex($0) }
    } catch {
      throw VariableError(
        Self.filterVariable, in: set, expected: "a regular expression: \(error)")
    }
    failsFast = set["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1"
    reportFile = set["XML_OUTPUT_FILE"]
    temporaryFolder = set["TEST_TMPDIR"]
    outputFolder = set["TEST_UNDECLARED_OUTPUTS_DIR"]
    signals = BazelSignals(set)
  }

  /// What identities must match somewhere, nil for anything.
  var filter: Regex<AnyRegexOutput>? { filterText.flatMap { try? Regex($0) } }

  /// Whether it is a success that nothing is selected: a filter is made for one of many targets.
  var allowsEmptySelection: Bool { shard != nil || filterText != nil }

  /// The folder in which the tool keeps what it can make again.
  var cacheFolder: String? { temporaryFolder.map { $0 + "/loccheck-cache" } }

  /// Returns the path of a file that is to be kept, nil where Bazel keeps none.
  func output(_ name: String) -> String? { outputFolder.map { $0 + "/" + name } }
}
