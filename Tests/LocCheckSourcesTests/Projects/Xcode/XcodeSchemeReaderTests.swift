import LocCheckDiagnostics
import LocCheckSources
import Testing

struct XcodeSchemeReaderTests {
  /// A scheme of an app and its widget, with tests.
  private static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1600" version = "1.7">
       <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
          <BuildActionEntries>
             <BuildActionEntry buildForTesting = "YES" buildForRunning = "YES">
                <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "T001"
                   BuildableName = "Field.app" BlueprintName = "Field"
                   ReferencedContainer = "container:Field.xcodeproj">
                </BuildableReference>
             </BuildActionEntry>
             <BuildActionEntry buildForTesting = "YES" buildForRunning = "NO">
                <BuildableReference BlueprintName = "FieldTests"></BuildableReference>
             </BuildActionEntry>
             <BuildActionEntry>
                <BuildableReference BlueprintName = "FieldWidget"></BuildableReference>
             </BuildActionEntry>
          </BuildActionEntries>
       </BuildAction>
       <LaunchAction buildConfiguration = "Debug"></LaunchAction>
    </Scheme>
    """

  /// Reads a scheme of a path.
  private func read(_ text: String) -> Diagnosed<SourceScheme?> {
    XcodeSchemeReader.scheme(
      from: SourceText(
        path: "Field.xcodeproj/xcshareddata/xcschemes/Field (Beta).xcscheme", text: text))
  }

  @Test func `a scheme lists what pressing Build builds`() throws {
    let scheme = try #require(read(Self.scheme).value)
    #expect(scheme.name == "Field (Beta)")
    #expect(scheme.targets == ["Field", "FieldWidget"])
    #expect(scheme.range?.start.line == 3)
  }

  @Test(
    arguments: [
      ("<Scheme></Scheme>", "project.unknown-scheme"), ("<plist/>", "project.unknown-scheme"),
      ("<Scheme><BuildAction>", "xml.unclosed-element"),
    ])
  func `another file is told with a place`(text: String, id: String) {
    let result = read(text)
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.id.name) == [id])
    #expect(result.diagnostics.allSatisfy { $0.range != nil })
  }
}
