import LocCheckSources
import Testing

/// Declarations in branches of `#if`.
struct ConditionalCodeTests {
  /// A property that each platform declares in its own way.
  private static let text = """
    #if os(macOS)
    struct Model { let size: Double }
    #else
    struct Model { let size: Int }
    #endif
    #if os(macOS)
    let only = 1.5
    #endif
    func run(model: Model) { print("\\(model.size) \\(only)") }
    """

  @Test(arguments: [("macOS", "Double"), ("iOS", "Int")])
  func `what the selected builds compile counts`(platform: String, type: String) {
    let typed = TypedText(Self.text, builds: BuildSelection(platform: platform))
    #expect(typed.interpolations == ["model.size": type, "only": "Double"])
  }

  @Test func `code that no build compiles is typed all the same`() {
    let typed = TypedText(
      """
      #if os(macOS)
      struct Screen: View { var body: some View { Text("One") } }
      #endif
      """, builds: BuildSelection(platform: "iOS"))
    #expect(typed.uses == ["\"One\": LocalizedStringKey → Text(_:)"])
  }
}
