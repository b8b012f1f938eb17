import LocCheckDiagnostics
import LocCheckSources
import Testing

struct MessageTests {
  @Test func `texts, titles and labels hand their literals over`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Form {
            Text(«"Item count"»)
            Button(«"Save"») { print("saved") }
            Toggle(«"Sound"», isOn: $isOn)
            Label(«"Inbox"», systemImage: "tray")
          }
          .navigationTitle(«"Settings"»)
          .accessibilityIdentifier("settings")
        }
      }
      """)
    #expect(
      swift.apis == [
        "Item count: Text", "Save: Button", "Sound: Toggle", "Inbox: Label",
        "Settings: .navigationTitle",
      ])
    #expect(swift.messagesAreMarked)
    #expect(swift.findings == [])
    #expect(swift.skips == [])
    #expect(swift.extraction.mentions == ["saved", "tray", "settings"])
  }

  @Test func `the types of values decide the specifiers and double the signs`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      struct Gauge: View {
        @State var pct: Int
        let name: String
        var ratio = 0.5
        var body: some View {
          Text("Mem \(pct)%")
          Text("100% done")
          Text("\(name) at \(ratio, specifier: "%.1f")")
          Text("\(ratio, format: .percent) used")
        }
      }
      """#)
    #expect(swift.keys == ["Mem %lld%%", "100% done", "%@ at %.1f", "%@ used"])
    #expect(swift.extraction.messages[0].key.arguments.map(\.type) == ["Int"])
    #expect(swift.extraction.messages[0].key.arguments.map(\.expression) == ["pct"])
    #expect(swift.findings == [])
  }

  @Test func `a call says table, bundle and comment`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      func texts(bundle: Bundle) {
        _ = Text("a", tableName: "Home", bundle: .module, comment: "First")
        _ = String(localized: "b", table: "Home", bundle: #bundle, comment: "Second " + "line")
        _ = String(localized: "c", bundle: Bundle(for: Token.self))
        _ = String(localized: "d", bundle: bundle)
        _ = LocalizedStringResource("e", table: "Home", bundle: .forClass(Token.self))
        _ = AttributedString(localized: "f", bundle: .main)
        _ = Text("g", bundle: nil)
      }
      final class Token {}
      """)
    #expect(swift.keys == ["a", "b", "c", "d", "e", "f", "g"])
    let messages = swift.extraction.messages
    #expect(messages.map(\.table) == ["Home", "Home", nil, nil, "Home", nil, nil])
    #expect(
      messages.map(\.bundle) == [
        .module, .current, .type("Token"), .expression("bundle"), .type("Token"), .main,
        .unspecified,
      ])
    #expect(messages.map(\.comment) == ["First", "Second line", nil, nil, nil, nil, nil])
  }

  @Test func `a table that is no literal stays open unless it is a constant`() {
    let swift = ExtractedSwift(
      """
      import Foundation
      enum Tables {
        static let home = "Home"
        static var current = "Home"
      }
      func texts(table: String) {
        _ = String(localized: "a", table: Tables.home)
        _ = String(localized: "b", table: table)
        _ = String(localized: "c", table: Tables.current)
      }
      """)
    #expect(swift.extraction.messages.map(\.table) == ["Home", nil, nil])
    #expect(
      swift.extraction.messages.map(\.tableExpression) == [nil, "table", "Tables.current"])
  }

  @Test func `a static key stands beside its default value`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      func texts(count: Int) {
        _ = String(localized: «"greeting"», defaultValue: "Hi \(count)", comment: "Hello")
        _ = LocalizedStringResource(
          «"summary.item-count"», defaultValue: "\(count) items", table: "T")
      }
      """#)
    #expect(swift.keys == ["greeting", "summary.item-count"])
    #expect(
      swift.extraction.messages.map(\.defaultValue?.displayed) == ["Hi %lld", "%lld items"])
    #expect(swift.extraction.messages.map(\.table) == [nil, "T"])
    #expect(swift.messagesAreMarked)
  }

  @Test func `conversions hand literals over, with what the call around them says`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      func texts(count: Int) {
        _ = Text(LocalizedStringKey(«"a \(count)"»), tableName: "T", comment: "C")
        _ = String(localized: String.LocalizationValue(«"b"»), table: "T")
        _ = LocalizedStringKey(«"c"»)
      }
      """#)
    #expect(swift.keys == ["a %lld", "b", "c"])
    #expect(swift.extraction.messages.map(\.table) == ["T", "T", nil])
    #expect(swift.extraction.messages.map(\.comment) == ["C", nil, nil])
    #expect(swift.messagesAreMarked)
    #expect(swift.findings == [])
  }

  @Test func `declarations hand their literals over`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Item {
        let title: LocalizedStringKey = «"Title"»
        var names: [LocalizedStringKey] = [«"One"», «"Two"»]
        var detail: LocalizedStringResource { «"Detail"» }
        func hint(_ isOn: Bool) -> LocalizedStringKey { isOn ? «"On"» : «"Off"» }
      }
      enum Route { case named(LocalizedStringKey) }
      let route = Route.named(«"Home"»)
      struct SummaryLabel: View {
        init(key: LocalizedStringKey = «"Default"», tableName: String? = nil) {}
        var body: some View { EmptyView() }
      }
      let label = SummaryLabel(key: «"Collection"», tableName: "Labels")
      """)
    #expect(
      swift.apis == [
        "Title: let title: LocalizedStringKey", "One: var names: LocalizedStringKey",
        "Two: var names: LocalizedStringKey", "Detail: var detail: LocalizedStringResource",
        "On: func hint", "Off: func hint", "Home: .named",
        "Default: SummaryLabel.init(key:tableName:) key", "Collection: SummaryLabel(key:)",
      ])
    #expect(swift.extraction.messages.last?.table == "Labels")
    #expect(swift.messagesAreMarked)
  }

  @Test func `an enum of keys hands over its raw values, written or not`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      enum Mode: LocalizedStringKey, CaseIterable { case «all», some = «"mode.some"» }
      enum Plain: String { case other }
      """)
    #expect(
      swift.apis == ["all: case all: LocalizedStringKey", "mode.some: LocalizedStringKey"])
    #expect(swift.messagesAreMarked)
  }

  @Test func `App Intents hand titles and phrases over`() {
    let swift = ExtractedSwift(
      #"""
      import AppIntents
      struct OpenItem: AppIntent {
        static var title: LocalizedStringResource = "Open Item"
        @Parameter(title: "Item") var item: String
        static var parameterSummary: some ParameterSummary { Summary("Open \(\.$item) 100%") }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: OpenItem(), phrases: ["Open \(\.$item) in \(.applicationName)"],
            shortTitle: "Open", systemImageName: "star")
        }
      }
      """#)
    #expect(
      swift.apis == [
        "Open Item: var title: LocalizedStringResource", "Item: @Parameter(title:)",
        "Open ${item} 100%: IntentParameterSummary",
        "Open ${item} in ${applicationName}: AppShortcut", "Open: AppShortcut(shortTitle:)",
      ])
    #expect(swift.extraction.messages.map(\.table) == [nil, nil, nil, "AppShortcuts", nil])
  }

  @Test func `messages are in the order of files and places, with the target`() {
    let extraction = ExtractedSwift.extraction(of: [
      ("A.swift", "import SwiftUI\nlet a = Text(\"1\")\nlet b = Text(\"2\")"),
      ("B.swift", "import SwiftUI\nlet c = Text(\"3\")"),
    ])
    #expect(extraction.messages.map(\.key.displayed) == ["1", "2", "3"])
    #expect(
      extraction.messages.map(\.location.description) == [
        "A.swift:2:14", "A.swift:3:14", "B.swift:2:14",
      ])
    let named = ExtractedSwift("import SwiftUI\nlet a = Text(\"1\")", target: "Kit")
    #expect(named.extraction.messages.map(\.target) == ["Kit"])
    #expect(named.extraction.messages.map(\.origin) == [.scanner])
  }

  @Test func `a value whose type is not known leaves its place open and says what to annotate`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      import Elsewhere
      func text() -> Text {
        let total = Warehouse.shared.total
        return Text("\(«total») left")
      }
      """#)
    #expect(swift.keys == ["%? left"])
    #expect(swift.findings == ["unknown-type"])
    #expect(swift.findingsAreMarked)
    #expect(swift.extraction.findings.first?.severity == .note)
    #expect(swift.extraction.findings.first?.subject?.key == "%? left")
    #expect(swift.extraction.findings.first?.help?.contains("total") == true)
  }
}
