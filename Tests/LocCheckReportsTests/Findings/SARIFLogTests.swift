import Foundation
import LocCheckDiagnostics
import LocCheckReports
import Testing

/// The log that code scanning services read, held against what the standard asks of its members.
struct SARIFLogTests {
  /// Returns the members of the log of some findings.
  private func members(of findings: [Diagnostic]) throws -> [String: Any] {
    let log = SARIFLog(
      findings, toolVersion: "1.2.3",
      rules: ["extract.missing-key": .init(summary: "A key is in no catalog.", help: "Add it.")])
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(log))
    return try #require(object as? [String: Any])
  }

  /// Returns the only run of a log.
  private func run(of findings: [Diagnostic]) throws -> [String: Any] {
    let members = try members(of: findings)
    #expect(members["version"] as? String == "2.1.0")
    #expect((members["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    return try #require((members["runs"] as? [[String: Any]])?.first)
  }

  @Test func `results refer to their rules by name and place`() throws {
    let run = try run(of: SampleFindings.ordinary)
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(driver?["name"] as? String == "loccheck")
    #expect(driver?["semanticVersion"] as? String == "1.2.3")
    #expect(
      rules.map { $0["id"] as? String } == [
        "extract.dynamic-key", "extract.missing-comment", "extract.missing-key",
      ])
    #expect(
      rules[2]["shortDescription"] as? [String: String] == ["text": "A key is in no catalog."])
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
  }

  @Test func `places are relative references, their columns code points`() throws {
    let run = try run(of: SampleFindings.ordinary)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    let locations = try #require(results[0]["locations"] as? [[String: Any]])
    let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
    #expect(
      place["artifactLocation"] as? [String: String]
        == ["uri": "App/Sources/%C3%9Cberblick%201.swift"])
    #expect(
      place["region"] as? [String: Int]
        == ["startLine": 2, "startColumn": 14, "endLine": 2, "endColumn": 25])
    let related = try #require(results[0]["relatedLocations"] as? [[String: Any]])
    #expect(related.count == 1)
    #expect((results[2]["locations"] as? [Any])?.isEmpty == true)
  }

  @Test func `a fingerprint stays when lines move, and tells repeats apart`() throws {
    func fingerprints(_ text: String, of words: [String]) throws -> [String] {
      let source = SourceText(path: "a.swift", text: text)
      var from = 0
      let findings = words.map { word in
        let bytes = Array(word.utf8)
        let start =
          (from..<source.bytes.count).first { source.bytes[$0...].starts(with: bytes) } ?? 0
        from = start + bytes.count
        return Diagnostic("extract.stale-key", .warning, "old", at: source.range(start..<from))
      }
      let results = try #require(try run(of: findings)["results"] as? [[String: Any]])
      return results.compactMap {
        ($0["partialFingerprints"] as? [String: String])?["loccheckFinding/v1"]
      }
    }
    let before = try fingerprints("one two one", of: ["one", "two", "one"])
    let after = try fingerprints("\n\nnew\none two one", of: ["one", "two", "one"])
    #expect(before.count == 3 && Set(before).count == 3)
    #expect(before == after)
  }

  @Test func `a finding in a table names the message beside the place`() throws {
    let finding = LocatedFinding(
      Diagnostic(
        "catalog.missing", .warning, "no text", subject: .init(key: "a/b", variant: "plural.few")),
      path: "App/Main.xcstrings", table: "Main", bundle: "Kit.bundle", locale: "pl")
    let log = SARIFLog([finding, LocatedFinding(Diagnostic("a.b", .note, "c"))], toolVersion: "1")
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(log))
    let run = try #require(((object as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results[0]["properties"] as? [String: String] == [
        "table": "Main", "bundle": "Kit.bundle", "key": "a/b", "locale": "pl",
        "variant": "plural.few",
      ])
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    #expect(
      location["logicalLocations"] as? [[String: String]] == [
        ["name": "a/b", "fullyQualifiedName": "Kit.bundle/Main/a/b", "kind": "resource"]
      ])
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(place["artifactLocation"] as? [String: String] == ["uri": "App/Main.xcstrings"])
    #expect(place["region"] == nil)
    #expect(results[1]["properties"] == nil)
    #expect((results[1]["locations"] as? [Any])?.isEmpty == true)
  }
}
