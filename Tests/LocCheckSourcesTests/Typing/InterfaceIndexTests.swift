import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import Testing

/// What modules that share the index of the interfaces know of each other.
struct InterfaceIndexTests {
  /// A module that gives names of frameworks other meanings.
  private static let changes = """
    struct Text: View { init(_ content: String) {} }
    extension View { func titled(_ title: String) -> Self { self } }
    extension String { var shouted: Int { 1 } }
    struct Details: View { var body: some View { Text("One").titled("Two") } }
    """
  /// A module that uses these names.
  private static let uses = #"""
    struct Screen: View {
      var body: some View { Text("One \("a".shouted)").navigationTitle("Two") }
    }
    """#

  @Test func `what one module declares is unknown to the next`() {
    let before = TypedText(Self.uses)
    let between = TypedText(Self.changes)
    let after = TypedText(Self.uses)
    let expected = [
      "\"One \\(\"a\".shouted)\": LocalizedStringKey → Text(_:)",
      "\"a\": String → nowhere",
      "\"Two\": LocalizedStringKey → navigationTitle(_:)",
    ]
    #expect(before.uses == expected)
    #expect(
      between.uses == ["\"One\": String → Text(_:)", "\"Two\": String → titled(_:)"])
    #expect(after.uses == expected)
    #expect(after.interpolations == ["\"a\".shouted": "?"])
  }

  @Test func `an index of no interfaces knows the sources alone`() {
    let source = SourceText(
      path: "Label.swift",
      text: """
        struct MyLabel { init(_ title: LocalizedStringKey) {} }
        struct LocalizedStringKey {}
        let label = MyLabel("One")
        """)
    let module = SourceModule(
      files: [SourceFile(source: source, digest: SwiftScanner.digest(of: source))])
    let typed = ModuleTyping.typed(module, importing: [], interfaces: InterfaceIndex([]))
    #expect(typed.calls.map(\.name) == ["MyLabel"])
    #expect(typed.calls.map(\.isOwn) == [true])
  }
}
