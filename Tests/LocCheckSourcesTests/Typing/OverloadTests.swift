import LocCheckSources
import Testing

/// Which of several functions takes a text.
struct OverloadTests {
  @Test func `a literal prefers String among functions of the sources`() {
    let typed = TypedText(
      """
      struct Badge {
        init(_ title: LocalizedStringKey) {}
        init(_ title: String) {}
      }
      let a = Badge("One")
      let b = Badge("Two \\(3)")
      """)
    #expect(
      typed.uses == ["\"One\": String → Badge(_:)", "\"Two \\(3)\": String → Badge(_:)"])
    #expect(typed.module.calls.allSatisfy { $0.arguments[0].hasLocalizedAlternative })
  }

  @Test func `a literal prefers what is not disfavored`() {
    let typed = TypedText(
      """
      struct Badge {
        init(_ title: LocalizedStringKey) {}
        @_disfavoredOverload init(_ title: String) {}
      }
      let a = Badge("One")
      """)
    #expect(typed.uses == ["\"One\": LocalizedStringKey → Badge(_:)"])
    #expect(typed.module.calls.allSatisfy { !$0.arguments[0].hasLocalizedAlternative })
  }

  @Test func `a generic text counts as String`() {
    let typed = TypedText(
      """
      func show(_ title: LocalizedStringKey) {}
      func show<S: StringProtocol>(_ title: S) {}
      func run() { show("One") }
      """)
    #expect(typed.uses == ["\"One\": String → show(_:)"])
  }

  @Test(arguments: [
    ("let key: LocalizedStringKey = makeKey()", "LocalizedStringKey"),
    ("let key = name.uppercased()", "String"),
    ("let key = mystery()", "other"),
  ])
  func `the type of a value chooses`(declaration: String, type: String) throws {
    let typed = TypedText("func run(name: String) {\n\(declaration)\nText(key)\n}")
    let call = try #require(typed.module.calls.first { $0.name == "Text" })
    #expect(call.arguments[0].type?.rawValue ?? "other" == type)
    #expect(call.isResolved == (type != "other"))
  }

  @Test func `other arguments choose`() {
    let typed = TypedText(
      """
      func show(_ title: LocalizedStringKey, count: Int) {}
      func show(_ title: String, count: String) {}
      func run() {
        show("One", count: 1)
        show("Two", count: "2")
      }
      """)
    #expect(
      typed.uses.prefix(2) == [
        "\"One\": LocalizedStringKey → show(_:)", "\"Two\": String → show(_:)",
      ])
  }

  @Test func `a closure behind the call passes over what can be left out`() {
    let typed = TypedText(
      """
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          EmptyView()
            .confirmationDialog("One", isPresented: $isShown) {
            } message: {
              Text("Two")
            }
        }
      }
      """)
    #expect(
      typed.uses == [
        "\"One\": LocalizedStringKey → confirmationDialog(_:)",
        "\"Two\": LocalizedStringKey → Text(_:)",
      ])
  }

  @Test func `the synthesized initializer takes what properties need`() {
    let typed = TypedText(
      """
      struct Row: View {
        @EnvironmentObject private var theme: Theme
        @Environment(\\.locale) var locale
        @Binding var text: String
        @State var isOn = false
        let kind = "plain"
        var note: String?
        let title: LocalizedStringKey
        var body: some View { EmptyView() }
      }
      let row = Row(text: .constant("One"), title: "Two")
      """)
    #expect(
      typed.uses.filter { !$0.contains("plain") } == [
        "\"One\": String → constant(_:)", "\"Two\": LocalizedStringKey → Row(title:)",
      ])
  }

  @Test func `labels, defaults and closures behind the call choose`() {
    let typed = TypedText(
      """
      struct Card {
        init(title: LocalizedStringKey, note: String = "", @ViewBuilder content: () -> Text) {}
        init(name: String, action: () -> Void = {}, @ViewBuilder content: () -> Text) {}
        init(_ parts: String..., separator: LocalizedStringKey) {}
      }
      let a = Card(title: "One") { Text("Two") }
      let b = Card(name: "Three") { } content: { Text("Four") }
      let c = Card("Five", "Six", separator: "Seven")
      """)
    #expect(
      typed.uses.filter { !$0.hasPrefix("\"\"") } == [
        "\"One\": LocalizedStringKey → Card(title:)",
        "\"Two\": LocalizedStringKey → Text(_:)",
        "\"Three\": String → Card(name:)",
        "\"Four\": LocalizedStringKey → Text(_:)",
        "\"Five\": String → Card(_:)",
        "\"Six\": String → Card(_:)",
        "\"Seven\": LocalizedStringKey → Card(separator:)",
      ])
  }
}
