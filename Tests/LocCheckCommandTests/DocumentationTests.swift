import Foundation
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckSources
import Testing

@testable import LocCheckCommand

/// What the documentation says of the tool.
struct DocumentationTests {
  /// The ids that end in the word of a check.
  private static let idsOfChecks = [
    "contains", "ends", "lacks", "matches", "once", "starts", "styled",
  ].map { "text.\($0)" }

  /// The ids that begin with what the text is, for faults that all JSON has.
  private static let idsOfJSON = ["catalog", "stringsdata"].flatMap { format in
    [
      "control-character", "invalid-escape", "invalid-utf8", "lone-surrogate", "syntax",
      "truncated",
    ].map { "\(format).\($0)" }
  }

  /// Literals of the sources that look like ids and are none.
  private static let otherNames: Set<String> = [
    "bundle.ocunit-test", "bundle.ui-testing", "bundle.unit-test", "junit.error",
    "junit.failure", "loccheck.html", "loccheck.jsonl", "loccheck.version", "project.pbxproj",
    "wrapper.pb-project", "wrapper.plug-in",
  ]

  @Test func `the article on findings lists every id of the sources and no other`() throws {
    let listed = try Self.findings().map(\.id)
    let sources = try Self.sources()
    let literals = sources.flatMap { source in
      source.matches(of: /"([a-z]+\.[a-z][a-z0-9-]*)"/).map { String($0.output.1) }
    }
    let prefixes = sources.flatMap { source in
      source.matches(of: /(?:ID|init)\("([a-z]+)\.\\\(/).map { String($0.output.1) }
    }
    #expect(Set(prefixes) == ["project", "text"])
    let ids = Set(literals).union(Self.idsOfChecks).union(Self.idsOfJSON)
      .union(ExtractionRule.all.map(\.id.name)).subtracting(Self.otherNames)
    #expect(ids.count > 200)
    #expect(ids.subtracting(listed).sorted() == [])
    #expect(Set(listed).subtracting(ids).sorted() == [])
    #expect(Dictionary(grouping: listed) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test func `the article on findings has the severities of the sources`() throws {
    let severities = Dictionary(try Self.findings()) { first, _ in first }
    let written = try Self.sources().flatMap { source in
      source.matches(of: /Diagnostic\(\s*"([a-z0-9.-]+)",\s*\.(error|warning|note)/).map {
        (id: String($0.output.1), severity: $0.output.2)
      }
    }
    #expect(written.count > 100)
    for (id, severity) in written {
      #expect(severities[id]?.split(separator: " ").contains(severity) == true, "\(id)")
    }
  }

  @Test func `every command of the README is one of the tool`() throws {
    let commands = try Self.blocks(of: "sh|console").flatMap { block in
      block.split(separator: "\n").compactMap(Self.words)
    }
    #expect(commands.count >= 8)
    for words in commands {
      let request = try ArgumentParser(.locCheck).parse(words)
      if case .version = request { Issue.record("\(words) runs no command") }
    }
  }

  @Test func `the commands of the README print what it shows`() throws {
    let tool = try Tool()
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("Scenarios"),
      withDestinationURL: Self.root.appendingPathComponent("Scenarios"))
    let blocks = try Self.blocks(of: "console")
    #expect(blocks.count >= 3)
    for block in blocks {
      let lines = block.split(separator: "\n", maxSplits: 1)
      let outcome = try tool.run(try #require(Self.words(in: lines[0])))
      #expect(outcome.output == String(lines[1]))
      #expect(outcome.errors == "")
    }
  }

  /// The folder of the package.
  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().resolvingSymlinksInPath()
  }

  /// Returns the text of a file of the package.
  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the texts of the source files.
  private static func sources() throws -> [String] {
    let folder = root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// Returns the rows of the article on findings.
  private static func findings() throws -> [(id: String, severity: String)] {
    try text(of: "Sources/LocCheck/LocCheck.docc/Findings.md")
      .matches(of: /(?m)^\| `([a-z]+\.[a-z0-9-]+)` \| ([a-z ]+) \|/)
      .map { (id: String($0.output.1), severity: String($0.output.2)) }
  }

  /// Returns the contents of the README's code blocks of some languages.
  private static func blocks(of languages: String) throws -> [String] {
    let pattern = try Regex("(?ms)^```(?:\(languages))\n(.*?)^```", as: (Substring, Substring).self)
    return try text(of: "README.md").matches(of: pattern).map { String($0.output.1) }
  }

  /// Returns the words after the tool's name in a line of a shell, nil where the line does not run it.
  private static func words(in line: Substring) -> [String]? {
    guard let name = line.firstRange(of: "loccheck ") else { return nil }
    return line[name.upperBound...].prefix { $0 != "#" }.matches(of: /'([^']*)'|[^\s']+/)
      .map { String($0.output.1 ?? $0.output.0) }
  }
}
