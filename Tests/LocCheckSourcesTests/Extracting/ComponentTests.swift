import LocCheckDiagnostics
import LocCheckSources
import Testing

struct ComponentTests {
  @Test func `two unlabelled text overloads are a warning at the String`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Badge: View {
        init(_ «title»: String, size: Int = 1) {}
        var body: some View { EmptyView() }
      }
      extension Badge {
        init(_ key: LocalizedStringKey, size: Int = 1) {}
      }
      """)
    #expect(swift.findings == ["unlabelled-overloads"])
    #expect(swift.findingsAreMarked)
    #expect(swift.extraction.findings.first?.severity == .warning)
    #expect(swift.extraction.findings.first?.message.hasPrefix("Badge.init(_:size:) takes") == true)
    #expect(swift.extraction.findings.first?.notes.map(\.range?.text) == ["key"])
  }

  @Test(arguments: [
    "init(verbatim title: String) {}",
    "@_disfavoredOverload init(_ title: String) {}",
    "init(_ title: String, subtitle: String) {}",
    "init(_ count: Int) {}",
    "func show(_ title: String) {}",
  ])
  func `overloads that a call tells apart are not reported`(overload: String) {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Badge: View {
        \(overload)
        init(_ key: LocalizedStringKey) {}
        var body: some View { EmptyView() }
      }
      """)
    #expect(swift.findings == [])
  }

  @Test func `a generic text is a String too`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Badge: View {
        init<S: StringProtocol>(_ «title»: S) {}
        init(_ key: LocalizedStringResource) {}
        var body: some View { EmptyView() }
      }
      """)
    #expect(swift.findings == ["unlabelled-overloads"])
    #expect(swift.findingsAreMarked)
  }

  @Test(arguments: [
    #"_ = «Text("Hello ") + Text(name).bold()»"#,
    #"_ = «Text("One") + Text(" ") + Text("Two").italic()»"#,
    #"_ = «String(localized: "Version") + " " + name»"#,
    #"_ = «NSLocalizedString("Hello", comment: "") + name»"#,
    #"_ = «"\(String(localized: "Version")) \(name)"»"#,
    #"_ = Text(«"\(String(localized: "Version")) \(name)"»)"#,
    #"_ = «[String(localized: "First"), name].joined(separator: " ")»"#,
  ])
  func `a text that is put together from messages is a warning`(statement: String) {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      func text(name: String) {
        \(statement)
      }
      """)
    #expect(swift.findings == ["assembled-message"])
    #expect(swift.findingsAreMarked)
    #expect(swift.extraction.findings.first?.severity == .warning)
  }

  @Test(arguments: [
    #"_ = Text(Image(systemName: "star")) + Text("Favorites")"#,
    #"_ = Text(name) + Text(", ") + Text(other)"#,
    #"_ = Text("Title\n") + Text("Body")"#,
    #"_ = String(localized: "Title") + ":""#,
    #"_ = String(localized: "Title") + "\n\n" + String(localized: "Body")"#,
    #"_ = name + " " + other"#,
    #"_ = "\(name): \(other)""#,
    #"_ = Text("Sort by \(String(localized: "Name"))")"#,
    #"_ = [String(localized: "First"), name].joined(separator: ", ")"#,
    #"_ = Text("One user") + Text(" · ") + Text("Two posts")"#,
    #"_ = "[\(String(localized: "Terms"))](https://example.com/\(name))""#,
    #"_ = String(localized: "Missing") + [name].map { "\n- \($0)" }.joined()"#,
    #"_ = 1 + 2"#,
    #"_ = String(format: String(localized: "Hello %@"), name)"#,
  ])
  func `pieces that are whole texts are not reported`(statement: String) {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      func text(name: String, other: String) {
        \(statement)
      }
      """)
    #expect(swift.findings == [])
  }

  @Test func `a long sum is taken apart once`() {
    let sum = (0..<300).map { "String(localized: \"Part \($0)\")" }.joined(separator: " + ")
    let swift = ExtractedSwift("import Foundation\nlet text = «\(sum)»")
    #expect(swift.findings == ["assembled-message"])
    #expect(swift.findingsAreMarked)
    #expect(swift.keys.count == 300)
  }

  @Test func `Swift that cannot be read is a finding and the rest is extracted`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      let a = Text("Before")
      func ( {
      let b = Text("After")
      """)
    #expect(swift.keys.contains("Before"))
    #expect(swift.findings.contains("syntax"))
  }
}
