import LocCheckResults
import Testing

@testable import LocCheckCommand

struct BazelEnvironmentTests {
  @Test func `without variables nothing is asked for`() throws {
    let bazel = try BazelEnvironment(["HOME": "/home/user", "PATH": "/usr/bin"])
    #expect(bazel.shard == nil)
    #expect(bazel.filter == nil)
    #expect(!bazel.failsFast)
    #expect(!bazel.allowsEmptySelection)
    #expect(bazel.reportFile == nil)
    #expect(bazel.cacheFolder == nil)
    #expect(bazel.output("journal.jsonl") == nil)
    #expect(bazel.signals == BazelSignals([:]))
  }

  @Test func `empty variables ask for nothing`() throws {
    let names = [
      "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE", "XML_OUTPUT_FILE",
      "TESTBRIDGE_TEST_ONLY", "TESTBRIDGE_TEST_RUNNER_FAIL_FAST", "TEST_TMPDIR",
      "TEST_UNDECLARED_OUTPUTS_DIR", "TEST_PREMATURE_EXIT_FILE", "TEST_WARNINGS_OUTPUT_FILE",
      "TEST_INFRASTRUCTURE_FAILURE_FILE",
    ]
    let empty = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    #expect(try BazelEnvironment(empty) == BazelEnvironment([:]))
  }

  @Test func `all variables are taken`() throws {
    let bazel = try BazelEnvironment([
      "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3", "TEST_SHARD_STATUS_FILE": "/out/shard",
      "XML_OUTPUT_FILE": "/out/test.xml", "TESTBRIDGE_TEST_ONLY": "Parcels.*pl",
      "TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1", "TEST_TMPDIR": "/tmp/t",
      "TEST_UNDECLARED_OUTPUTS_DIR": "/out/outputs", "TEST_PREMATURE_EXIT_FILE": "/out/exit",
      "TEST_WARNINGS_OUTPUT_FILE": "/out/warnings",
      "TEST_INFRASTRUCTURE_FAILURE_FILE": "/out/infrastructure",
    ])
    #expect(bazel.shard == Shard(4, of: 4))
    #expect(bazel.reportFile == "/out/test.xml")
    #expect(bazel.filter.map { "Parcels, pl".contains($0) } == true)
    #expect(bazel.failsFast)
    #expect(bazel.allowsEmptySelection)
    #expect(bazel.cacheFolder == "/tmp/t/loccheck-cache")
    #expect(bazel.output("report.html") == "/out/outputs/report.html")
    #expect(bazel.signals.shardStatusFile == "/out/shard")
    #expect(bazel.signals.prematureExitFile == "/out/exit")
    #expect(bazel.signals.warningsFile == "/out/warnings")
    #expect(bazel.signals.infrastructureFailureFile == "/out/infrastructure")
  }

  @Test func `no shards are one`() throws {
    #expect(try BazelEnvironment(["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"]).shard == nil)
    #expect(
      try BazelEnvironment(["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"]).shard
        == Shard(1, of: 1))
  }

  @Test(arguments: [
    (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "4"], "TEST_SHARD_INDEX"),
    (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "-1"], "TEST_SHARD_INDEX"),
    (["TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX"),
    (["TEST_SHARD_INDEX": "0"], "TEST_TOTAL_SHARDS"),
    (["TEST_TOTAL_SHARDS": "four", "TEST_SHARD_INDEX": "0"], "TEST_TOTAL_SHARDS"),
  ])
  func `numbers that contradict each other are an error`(
    environment: [String: String], variable: String
  ) {
    let error = #expect(throws: VariableError.self) { try BazelEnvironment(environment) }
    #expect(error?.variable == variable)
  }

  @Test(arguments: [
    ("Parcels .* pl", "Parcels › pl", true), ("Parcels .* pl", "Parcels › en", false),
  ])
  func `a filter is a regular expression`(
    filter: String, identity: String, matches: Bool
  ) throws {
    let regex = try #require(try BazelEnvironment(["TESTBRIDGE_TEST_ONLY": filter]).filter)
    #expect((identity.firstMatch(of: regex) != nil) == matches)
  }

  @Test(arguments: ["[", "*.pl", "*Three*", "count=1)"])
  func `a filter that is no regular expression is an error, and not nothing to do`(
    filter: String
  ) {
    let error = #expect(throws: VariableError.self) {
      try BazelEnvironment(["TESTBRIDGE_TEST_ONLY": filter])
    }
    #expect(error?.variable == "TESTBRIDGE_TEST_ONLY")
    #expect(error?.expected.hasPrefix("a regular expression: ") == true)
  }
}
