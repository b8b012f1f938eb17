import Foundation
import Testing

/// Runs on several machines, and what is made of their reports.
struct ShardingCommandTests {
  /// Makes a folder with scenarios of which one row fails.
  private func tool() throws -> Tool {
    try Tool([
      "Scenarios/files.loccheck": Samples.failing, "Scenarios/more.loccheck": Samples.passing,
      "Scenarios/Files.xcstrings": Samples.catalog,
    ])
  }

  /// Returns the names of the cases of a report.
  private func names(in report: String) -> [String] {
    report.matches(of: #/<testcase name="([^"]*)" classname="([^"]*)"/#).map {
      "\($0.output.2) \($0.output.1)"
    }
  }

  /// The failing scenario with a row that holds in the place of the one that fails.
  private static let repaired = Samples.failing.replacing(
    "| pl | 22 | 22 pliki", with: "| pl | 22 | 22 pliku")

  @Test(arguments: ["slice", "hash"])
  func `the shards together are the whole, each check once`(mode: String) throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit", "whole.xml")
    var parts: [String] = []
    for shard in 1...4 {
      let run = try tool.run(
        "run", "--shard", "\(shard)/4", "--shard-mode", mode, "--junit", "s\(shard).xml")
      #expect(run.status <= 1)
      parts += names(in: try tool.text(of: "s\(shard).xml"))
    }
    let whole = names(in: try tool.text(of: "whole.xml"))
    #expect(whole.count == 6)
    #expect(parts.sorted() == whole.sorted())
    #expect(Set(parts).count == parts.count)
  }

  @Test func `an empty shard is a success`() throws {
    let run = try tool().run("run", "--shard", "9/9", "--shard-mode", "slice")
    #expect(run.status == 0)
  }

  @Test func `reports of all shards of a plan make up the run again`() throws {
    let tool = try tool()
    #expect(try tool.run("run", "--junit", "whole.xml", "--reproducible").status == 1)
    #expect(try tool.run("plan", "--shards", "3", "--output", "plan.json").status == 0)
    for shard in 1...3 {
      _ = try tool.run(
        "run", "--plan", "plan.json", "--shard", "\(shard)/3", "--junit", "s\(shard).xml")
    }
    let merge = try tool.run(
      "report", "merge", "s1.jsonl", "s2.jsonl", "s3.jsonl", "--plan", "plan.json", "--junit",
      "merged.xml", "--reproducible")
    #expect(merge.status == 1)
    #expect(merge.errors == "")
    #expect(merge.output.hasPrefix("1 check failed, 5 passed"))
    #expect(try tool.text(of: "merged.xml") == tool.text(of: "whole.xml"))
  }

  @Test func `a shard that is missing fails the merge`() throws {
    let tool = try tool()
    _ = try tool.run("plan", "--shards", "2", "-o", "plan.json")
    _ = try tool.run("run", "--plan", "plan.json", "--shard", "1/2", "--junit", "s1.xml")
    let merge = try tool.run(
      "report", "merge", "s1.jsonl", "--plan", "plan.json", "--exit-zero")
    #expect(merge.status == 1)
    #expect(merge.errors.hasPrefix("error: 3 checks of shard 2/2 were not run [plan.not-run]\n"))
  }

  @Test func `a merge of nothing is no success, nor of what could not be used`() throws {
    let tool = try tool()
    _ = try tool.run("plan", "--shards", "2", "-t", "none", "--allow-empty", "-o", "plan.json")
    for shard in 1...2 {
      let words = ["--plan", "plan.json", "--shard", "\(shard)/2", "--junit", "s\(shard).xml"]
      _ = try tool.run(["run", "-t", "none", "--allow-empty"] + words)
    }
    let empty = try tool.run("report", "merge", "s1.jsonl", "s2.jsonl", "--plan", "plan.json")
    #expect(empty.status == 4)
    #expect(empty.errors.hasSuffix("error: nothing was selected\n"))
    try tool.write("format: 99\n", to: "Scenarios/broken.loccheck")
    _ = try tool.run("run", "--junit", "r.xml")
    for kind in ["jsonl", "xml"] {
      #expect(try tool.run("report", "merge", "r.\(kind)", "--exit-zero").status == 2)
    }
  }

  @Test func `two reports of one shard are told and cannot be merged`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--shard", "1/2", "--junit", "a.xml")
    _ = try tool.run("run", "--shard", "1/2", "--junit", "b.xml")
    let merge = try tool.run("report", "merge", "a.jsonl", "b.jsonl", "--junit", "merged.xml")
    #expect(merge.status == 2)
    #expect(merge.errors.contains("'a.jsonl' and 'b.jsonl' are both of shard 1/2"))
  }

  @Test(
    arguments: [
      (["--shard", "0/4"], "--shard"), (["--shard", "5/4"], "--shard"),
      (["--shard", "auto:gitlab"], "CI_NODE_TOTAL"), (["--plan", "plan.json"], "--shard I/N"),
    ])
  func `a shard that cannot be is a mistake of usage`(words: [String], part: String) throws {
    let run = try tool().run(["run"] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains(part), "\(run.errors)")
  }

  @Test func `a service's variables count where it is named, and only there`() throws {
    let tool = try tool()
    let variables = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]
    _ = try tool.run("run", "--shard", "auto:gitlab", "--junit", "a.xml", environment: variables)
    _ = try tool.run("run", "--junit", "b.xml", environment: variables)
    #expect(names(in: try tool.text(of: "a.xml")).count == 3)
    #expect(names(in: try tool.text(of: "b.xml")).count == 6)
  }

  @Test(arguments: ["xml", "jsonl", "json", "xunit.xml"])
  func `what failed is run again, whatever the report`(kind: String) throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit", "r.xml", "--json", "r.json")
    _ = try tool.run("run", "--junit", "r.xunit.xml", "--junit-flavor", "xunit")
    let again = try tool.run("run", "--rerun-failed", "r.\(kind)", "--junit", "again.xml")
    #expect(again.status == 1)
    #expect(names(in: try tool.text(of: "again.xml")) == ["files.pl Files [pl] count=22"])
  }

  @Test func `nothing left to run again is a success`() throws {
    let tool = try tool()
    _ = try tool.run("run", "Scenarios/more.loccheck", "--junit", "r.xml")
    let again = try tool.run("run", "Scenarios/more.loccheck", "--rerun-failed", "r.jsonl")
    #expect(again.status == 0)
    #expect(again.errors == "")
  }

  @Test func `a check that holds when run again is flaky in the merged report`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit", "first.xml")
    try tool.write(Self.repaired, to: "Scenarios/files.loccheck")
    #expect(
      try tool.run("run", "--rerun-failed", "first.jsonl", "--junit", "second.xml").status == 0)
    for order in [["first", "second"], ["second", "first"]] {
      for kind in ["jsonl", "xml"] {
        let merge = try tool.run(
          ["report", "merge"] + order.map { "\($0).\(kind)" } + ["--junit", "merged.xml"])
        #expect(merge.status == 0, "\(order) \(kind)")
        let report = try tool.text(of: "merged.xml")
        #expect(report.contains(#"tests="6" failures="0""#))
        #expect(report.matches(of: #/<flakyFailure /#).count == 1)
      }
    }
    #expect(try tool.run("report", "verify", "merged.xml").status == 0)
  }

  @Test func `of several reports the one of the run that started last counts, in any order`()
    throws
  {
    let tool = try tool()
    _ = try tool.run("run", "--junit", "first.xml")
    try tool.write(Self.repaired, to: "Scenarios/files.loccheck")
    _ = try tool.run("run", "--rerun-failed", "first.xml", "--junit", "second.xml")
    for order in [["first.xml", "second.xml"], ["second.xml", "first.xml"]] {
      let words = ["run", "--dry-run"] + order.flatMap { ["--rerun-failed", $0] }
      let run = try tool.run(words)
      #expect(run.status == 0)
      #expect(run.output == "", "\(order)")
    }
  }

  @Test func `a report that cannot be read keeps the run from starting`() throws {
    let tool = try tool()
    _ = try tool.run("run", "--junit", "none", "--journal", "Reports/TEST-loccheck.jsonl")
    let journal = try tool.text(of: "Reports/TEST-loccheck.jsonl")
    for file in ["absent.xml", "Scenarios/Files.xcstrings", "Scenarios"] {
      let run = try tool.run("run", "--rerun-failed", file)
      #expect(run.status == 2, "\(file)")
      #expect(run.errors.contains("error: "), "\(file): \(run.errors)")
      #expect(!tool.has("Reports/TEST-loccheck.xml"))
      #expect(try tool.text(of: "Reports/TEST-loccheck.jsonl") == journal)
    }
  }

  @Test func `lists say which checks are run`() throws {
    let tool = try tool()
    let list = try tool.run("list").output.split(separator: "\n")
    try tool.write(String(list[1]), to: "one.txt")
    try tool.write(list[2] + "\nno such check\n", to: "two.txt")
    _ = try tool.run("run", "--include-from", "one.txt", "--junit", "one.xml")
    _ = try tool.run("run", "--exclude-from", "one.txt", "--junit", "rest.xml")
    #expect(names(in: try tool.text(of: "one.xml")) == ["files.pl Files [pl] count=5"])
    #expect(names(in: try tool.text(of: "rest.xml")).count == 5)
    let both = try tool.run(
      "run", "--include-from", "one.txt", "--include-from", "two.txt", "--junit", "both.xml")
    #expect(names(in: try tool.text(of: "both.xml")).count == 2)
    #expect(
      both.errors.contains("two.txt:2:1: warning: 'no such check' names no check"),
      "\(both.errors)")
    // Where not all is chosen from, a name may be that of something else.
    let part = try tool.run("run", "-l", "pl", "--include-from", "two.txt", "--allow-empty")
    #expect(!part.errors.contains("names no check"))
  }
}
