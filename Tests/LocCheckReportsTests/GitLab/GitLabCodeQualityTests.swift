import Foundation
import LocCheckDiagnostics
import LocCheckReports
import Testing

/// The report that GitLab shows in merge requests, held against what its documentation asks of an entry.
struct GitLabCodeQualityTests {
  /// Returns the entries of a report.
  private func entries(of report: GitLabCodeQuality) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report))
    return try #require(object as? [[String: Any]])
  }

  @Test func `a finding has a place, a severity and a rule, and one without a place is left out`()
    throws
  {
    let entries = try entries(of: GitLabCodeQuality(SampleFindings.ordinary))
    #expect(
      entries.map { $0["description"] as? String } == [
        "'Häuser %d' is in no catalog; add it, or write: 100% \\u{1B}[31m", "no comment",
      ])
    #expect(
      entries.map { $0["check_name"] as? String } == [
        "extract.missing-key", "extract.missing-comment",
      ])
    #expect(entries.map { $0["severity"] as? String } == ["major", "minor"])
    let locations = entries.map { $0["location"] as? [String: Any] }
    #expect(
      locations.map { $0?["path"] as? String }
        == Array(repeating: SampleFindings.source.path, count: 2))
    #expect(locations.map { ($0?["lines"] as? [String: Int]) } == [["begin": 2], ["begin": 3]])
  }

  @Test func `a finding in a whole file begins at its first line`() throws {
    let finding = LocatedFinding(
      Diagnostic("catalog.locale", .note, "no Polish"), path: "App/Localizable.xcstrings")
    let entry = try #require(try entries(of: GitLabCodeQuality([finding])).first)
    let location = try #require(entry["location"] as? [String: Any])
    #expect(location["path"] as? String == "App/Localizable.xcstrings")
    #expect(location["lines"] as? [String: Int] == ["begin": 1])
    #expect(entry["severity"] as? String == "info")
  }

  @Test func `a fingerprint depends on what is wrong, not on where it is or what it says`() throws {
    /// Returns the fingerprint of a finding after a change to it.
    func fingerprint(_ change: (inout LocatedFinding) -> Void) throws -> String {
      let source = SourceText(path: "a.xcstrings", text: "\n\nkey")
      var finding = LocatedFinding(
        Diagnostic(
          "catalog.empty", .error, "empty", at: source.range(2..<5),
          subject: .init(key: "k", locale: "pl", variant: "plural.few")), table: "Main")
      change(&finding)
      let entry = try #require(try entries(of: GitLabCodeQuality([finding])).first)
      return try #require(entry["fingerprint"] as? String)
    }
    let plain = try fingerprint { _ in }
    #expect(plain.wholeMatch(of: #/[0-9a-f]{64}/#) != nil)
    #expect(try plain == fingerprint { $0.diagnostic.message = "otherwise" })
    #expect(
      try plain
        == fingerprint {
          $0.diagnostic.range = SourceText(path: "a.xcstrings", text: "key").range(0..<1)
        })
    let others = [
      try fingerprint { $0.diagnostic.id = "catalog.other" },
      try fingerprint { $0.diagnostic.subject?.key = "l" },
      try fingerprint { $0.diagnostic.subject?.locale = "de" },
      try fingerprint { $0.diagnostic.subject?.variant = nil }, try fingerprint { $0.table = nil },
      try fingerprint { $0.bundle = "Kit" },
      try fingerprint { $0.diagnostic.range = SourceText(path: "b", text: "key").range(0..<1) },
    ]
    #expect(Set(others + [plain]).count == others.count + 1)
  }

  @Test func `equal findings are told apart by their number`() throws {
    let finding = LocatedFinding(Diagnostic("a.b", .error, "c"), path: "d")
    let prints = try entries(of: GitLabCodeQuality([finding, finding])).map {
      $0["fingerprint"] as? String
    }
    #expect(prints.count == 2 && Set(prints).count == 2)
  }

  @Test func `nothing found is an empty array`() throws {
    let report = GitLabCodeQuality([] as [LocatedFinding])
    #expect(String(decoding: try JSONEncoder().encode(report), as: UTF8.self) == "[]")
  }
}
