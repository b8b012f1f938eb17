import Foundation
import LocCheckDiagnostics
import LocCheckScenarios
import Testing

/// The scenario files that the documentation shows.
struct DocumentationTests {
  /// The pages that show scenario files.
  private static let pages = [
    "README.md", "Sources/LocCheck/LocCheck.docc/ScenarioLanguage.md",
    "Sources/LocCheck/LocCheck.docc/Resources.md",
    "Sources/LocCheck/LocCheck.docc/Resolution.md",
  ]

  @Test(arguments: pages)
  func `every scenario file of the documentation can be read`(page: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    let blocks = text.matches(of: /(?ms)^```loccheck\n(.*?)^```/)
    #expect(!blocks.isEmpty)
    for block in blocks {
      let input = ScenarioInput(SourceText(path: page, text: String(block.output.1)))
      #expect(input.diagnostics == [])
      #expect(input.suite?.scenarios.isEmpty == false)
    }
  }
}
