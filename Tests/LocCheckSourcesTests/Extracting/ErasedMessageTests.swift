import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Texts that reach a label as a String, so that no translator gets them.
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
}
