import LocCheckDiagnostics
import LocCheckSources
import Testing

struct ErasedMessageTests {
  @Test func `a literal that reaches a label through a parameter names what to retype`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct ContentView: View {
        var body: some View { Row(title: «"Do not use"») }
      }
      """)
    #expect(swift.keys == [])
    #expect(swift.findings == ["erased-message"])
    #expect(swift.findingsAreMarked)
    let finding = swift.extraction.findings.first
    #expect(finding?.severity == .warning)
    #expect(finding?.subject?.key == "Do not use")
    #expect(finding?.message.contains("'title' of Row") == true)
    #expect(finding?.notes.map(\.range?.text) == ["title", "title"])
    #expect(
      finding?.help == "declare 'title' as LocalizedStringResource, in a view as LocalizedStringKey"
    )
    #expect(swift.skips == ["Do not use: string-parameter"])
  }

  @Test(arguments: [
    #"_ = LabeledContent("Key", value: «"Plain value"»)"#,
    #"label.attributedText = NSAttributedString(string: «"Plain value"»)"#,
  ])
  func `a literal that is shown as a value or with attributes is erased`(code: String) {
    let swift = ExtractedSwift(
      "import SwiftUI\nimport UIKit\nfunc show(in label: UILabel) { \(code) }\n")
    #expect(swift.findings == ["erased-message"])
    #expect(swift.findingsAreMarked)
  }

  @Test(arguments: [
    #"enum Route { case off; var label: String { «"Do not use"» } }"#,
    #"enum Route { case off; var label: String { switch self { case .off: «"Do not use"» } } }"#,
    #"enum Route { case off; var label: String { return «"Do not use"» } }"#,
    #"struct Route { let label = «"Do not use"» }"#,
    #"struct Route { var label: String; init() { label = «"Do not use"» } }"#,
  ])
  func `a literal in a String property that a view shows is erased`(route: String) {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      \(route)
      struct ContentView: View {
        let route: Route
        var body: some View { Text(route.label) }
      }
      """)
    #expect(swift.findings == ["erased-message"])
    #expect(swift.findingsAreMarked)
    #expect(swift.skips == ["Do not use: string-variable"])
  }

  @Test func `texts are followed through parameters, properties and variables`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Badge: View {
        let text: String
        var body: some View { Text(text) }
      }
      struct Row: View {
        private let title: String
        init(title: String) { self.title = title }
        var body: some View {
          let shown = title
          Badge(text: shown)
        }
      }
      let row = Row(title: «"Far away"»)
      """)
    #expect(swift.findings == ["erased-message"])
    #expect(swift.findingsAreMarked)
  }

  @Test func `a finished text with values is erased as a whole`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      func text(count: Int, name: String) -> [Text] {
        let completed: String = «"\(count) items"»
        let greeting = «"Hello, " + name»
        return [Text(completed), Text(greeting)]
      }
      """#)
    #expect(swift.findings == ["erased-message", "erased-message"])
    #expect(swift.findingsAreMarked)
    #expect(
      swift.skips == ["%lld items: string-variable", "Hello, %@: string-variable"])
  }

  @Test func `the labels of UIKit and AppKit show Strings as they are`() {
    let swift = ExtractedSwift(
      """
      import UIKit
      final class Controller: UIViewController {
        private let label = UILabel()
        private let button = UIButton()
        private let message: String = «"Try again later"»
        override func viewDidLoad() {
          label.text = «"Hello there"»
          button.setTitle(«"Save"», for: .normal)
          title = «"Settings"»
          let alert = UIAlertController(
            title: «"Failed"», message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
          label.accessibilityIdentifier = "hello label"
        }
      }
      """)
    #expect(swift.keys == ["OK"])
    #expect(swift.findings == Array(repeating: "erased-message", count: 5))
    #expect(swift.findingsAreMarked)
    #expect(
      swift.extraction.findings.allSatisfy { $0.help?.contains("String(localized: …)") == true })
  }

  @Test func `a text around a looked-up one is put together and not erased`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      let rows = [
        Row(title: "\("icons.by".localized) Jane Miller"),
        Row(title: «"\(String(localized: "Icons by")) Jane Miller"»),
      ]
      """#)
    #expect(swift.findings.filter { $0 != "dynamic-key" } == ["assembled-message"])
    #expect(swift.keys == ["Icons by"])
  }

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

  @Test func `a result says what the function is to return`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      func title() -> String { «"Welcome back"» }
      let text = Text(title())
      """)
    #expect(swift.findings == ["erased-message"])
    #expect(swift.findingsAreMarked)
    #expect(
      swift.extraction.findings.first?.help == "let 'title' return a LocalizedStringResource")
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
