import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Texts that are no erased messages, though a String carries them.
struct SparedTextTests {
  @Test func `looked-up texts and keys are not erased`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let title: String
        let key: String
        var body: some View {
          Text(title)
          Text(LocalizedStringKey(key))
        }
      }
      let a = Row(title: String(localized: "Looked up"), key: "A key of the table")
      let b = Row(title: NSLocalizedString("Old way", comment: ""), key: "Another key")
      """)
    #expect(swift.keys == ["Looked up", "Old way"])
    #expect(swift.findings == ["dynamic-key"])
  }

  @Test(arguments: [
    "", "—", "•", "12:30", "GitHub", "macOS", "com.example.app", "user_name", "home.title", "PDF",
    "https://example.com/a", "%d", "v2.1", "#FF0000", "natureTitle", "A", "error", "0 KB",
  ])
  func `names, codes and signs are not for translators`(text: String) {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      let row = Row(title: "\(text)")
      """)
    #expect(swift.findings == [])
    #expect(swift.skips == [])
  }

  @Test func `an interpolated text without a word of its own is not for translators`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      func rows(a: Int, b: Int) -> [Row] {
        [Row(title: "\(a)/\(b)"), Row(title: "\(a) GB"), Row(title: "v\(a).\(b)")]
      }
      """#)
    #expect(swift.findings == [])
  }

  @Test func `sample data, previews and debug code are left alone`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
        static let preview = Row(title: "Sample title")
        static func mock() -> Row { Row(title: "Mocked title") }
        static let placeholder = Row(title: "Long placeholder")
      }
      #if DEBUG
      let debugging = Row(title: "Debug title")
      #endif
      #Preview { Row(title: "Canvas title") }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Row(title: "Provider title") }
      }
      """)
    #expect(swift.findings == [])
  }

  @Test func `what goes to a name is a name everywhere`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let serverName: String
        let title: String
        var body: some View {
          Text(serverName)
          Text(title)
        }
      }
      let rows = [
        Row(serverName: "Jellyfin", title: «"Servers"»), Row(serverName: "Plex", title: "Jellyfin"),
        Row(serverName: «"No server"», title: "Plex"), Row(serverName: "Plex Server", title: "Plex"),
      ]
      """)
    #expect(swift.findings == ["erased-message", "erased-message"])
    #expect(swift.findingsAreMarked)
  }

  @Test func `what is a key in one place is not erased in another`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Pair { let text: String }
      struct PairView: View {
        let pair: Pair
        let reading: Pair
        var body: some View {
          Text(NSLocalizedString(pair.text, comment: ""))
          Text(reading.text)
        }
      }
      let pairs = [Pair(text: "Once per day"), Pair(text: "Once per week")]
      """)
    #expect(swift.findings == ["dynamic-key"])
  }

  @Test func `an identifier is no text even where it is shown`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let key: String
        let title: String
        var body: some View { Text(key); Text(title) }
      }
      let row = Row(key: "Once per day", title: «"Once per week"»)
      """)
    #expect(swift.findings == ["erased-message"])
    #expect(swift.findingsAreMarked)
  }

  @Test func `a parameter that nothing shows takes any text`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let id: String
        let name: String
        var body: some View { Text("Hello, world").accessibilityIdentifier(id) }
        func track() { log(name) }
        func log(_ text: String) { print(text) }
      }
      let row = Row(id: "The first row", name: "Named row")
      """)
    #expect(swift.findings == [])
    #expect(swift.skips == [])
  }

  @Test func `a value inside a message is an argument and not erased`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      struct ContentView: View {
        let name = "Sample Set"
        var body: some View { Text("Collection: \(name)") }
      }
      """#)
    #expect(swift.findings == [])
    #expect(swift.skips == [])
  }
}
