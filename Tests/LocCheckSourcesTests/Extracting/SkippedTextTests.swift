import LocCheckSources
import Testing

struct SkippedTextTests {
  @Test func `a text that is shown as it is on purpose is skipped in silence`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      struct SummaryLabel: View {
        private let text: Text
        init(verbatim value: String) { text = Text(verbatim: value) }
        var body: some View { text }
      }
      struct ContentView: View {
        private let collectionLabel = "Sample Set"
        var body: some View {
          Text(verbatim: "Exactly this")
          SummaryLabel(verbatim: collectionLabel)
          Text("Collection: \(collectionLabel)")
        }
      }
      """#)
    #expect(swift.keys == ["Collection: %@"])
    #expect(
      swift.skips == [
        "Sample Set: string-variable", "Exactly this: verbatim", "Sample Set: verbatim",
      ])
    #expect(swift.findings == [])
  }

  @Test func `the body of a preview is skipped, a preview provider is extracted`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct ContentView: View { var body: some View { Text("Shown") } }
      #Preview { Text("Canvas") }
      struct ContentView_Previews: PreviewProvider {
        static var previews: some View { Text("Provider") }
      }
      """)
    #expect(swift.keys == ["Shown", "Provider"])
    #expect(swift.skips == ["Canvas: preview"])
  }

  @Test func `a branch that no build compiles is skipped`() {
    let text = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          #if os(macOS)
          Text("Mac")
          #elseif os(iOS) && DEBUG
          Text("Phone")
          #else
          Text("Other")
          #endif
        }
      }
      """
    #expect(ExtractedSwift(text).keys == ["Mac", "Phone", "Other"])
    let mac = ExtractedSwift(text, builds: BuildSelection(platform: "macOS"))
    #expect(mac.keys == ["Mac"])
    #expect(mac.skips == ["Phone: inactive-code", "Other: inactive-code"])
    let phone = ExtractedSwift(text, builds: BuildSelection(platform: "iOS", isDebug: false))
    #expect(phone.keys == ["Other"])
  }

  @Test func `texts for programs are not even skipped`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      import os
      let log = Logger(subsystem: "com.example.app", category: "network")
      func load(count: Int) throws {
        let url = URL(string: "https://example.com/items")
        log.debug("Loading \(count) items")
        print("done with the work")
        UserDefaults.standard.set("Some value", forKey: "Some key")
        guard url != nil else { throw Failure(reason: "No such address here") }
        let image = Image(systemName: "star")
        _ = image.accessibilityIdentifier("a star of gold")
        NotificationCenter.default.post(name: .init("Something happened"), object: nil)
      }
      struct Failure: Error { let reason: String }
      """#)
    #expect(swift.keys == [])
    #expect(swift.skips == [])
    #expect(swift.findings == [])
    #expect(swift.extraction.mentions.contains("No such address here"))
  }
}
