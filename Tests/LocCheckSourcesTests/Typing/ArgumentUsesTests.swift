import LocCheckSources
import Testing

/// The types of texts that are passed to something.
struct ArgumentUsesTests {
  @Test func `a literal takes the type of the parameter that an interface declares`() {
    let typed = TypedText(
      """
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("One")
            Text(verbatim: "Two")
            Toggle("Three", isOn: $isOn)
            Button("Four") { print("Five") }
          }
          .navigationTitle("Six")
        }
      }
      """)
    #expect(
      typed.uses == [
        "\"One\": LocalizedStringKey → Text(_:)",
        "\"Two\": String → Text(verbatim:)",
        "\"Three\": LocalizedStringKey → Toggle(_:)",
        "\"Four\": LocalizedStringKey → Button(_:)",
        "\"Five\": String → print(_:)",
        "\"Six\": LocalizedStringKey → navigationTitle(_:)",
      ])
  }

  @Test func `a text that is looked up is a localization value`() {
    let typed = TypedText(
      """
      let a = String(localized: "One", comment: "Two")
      let b = LocalizedStringResource("Three", table: "Four")
      let c = NSLocalizedString("Five", comment: "Six")
      """)
    #expect(
      typed.uses.filter { $0.hasPrefix("\"") } == [
        "\"One\": String.LocalizationValue → String(localized:)",
        "\"Two\": StaticString → String(comment:)",
        "\"Three\": String.LocalizationValue → LocalizedStringResource(_:)",
        "\"Four\": String → LocalizedStringResource(table:)",
        "\"Five\": String → NSLocalizedString(_:)",
        "\"Six\": String → NSLocalizedString(comment:)",
      ])
  }

  @Test func `initializers and functions of the sources say what they take`() {
    let typed = TypedText(
      """
      struct Row: View {
        let title: LocalizedStringKey
        let detail: String
        var body: some View { EmptyView() }
      }
      func show(_ message: LocalizedStringResource, in place: String = "main") {}
      let row = Row(title: "One", detail: "Two")
      func run() { show("Three", in: "Four") }
      """)
    #expect(
      typed.uses.filter { !$0.hasPrefix("\"main") } == [
        "\"One\": LocalizedStringKey → Row(title:)",
        "\"Two\": String → Row(detail:)",
        "\"Three\": LocalizedStringResource → show(_:)",
        "\"Four\": String → show(in:)",
      ])
    let call = typed.module.calls.first { $0.name == "Row" }
    #expect(call?.isOwn == true)
    #expect(call?.isInitializer == true)
    #expect(call?.arguments.map(\.parameterType) == ["LocalizedStringKey", "String"])
    let carriers = call?.arguments.compactMap(\.parameter).compactMap { typed.module.carriers[$0] }
    #expect(carriers?.map(\.kind) == [.storedProperty, .storedProperty])
  }

  @Test func `every branch of a condition is a use`() {
    let typed = TypedText(
      """
      func show(flag: Bool, name: LocalizedStringKey?) {
        _ = Text(flag ? "One" : "Two")
        _ = Text(name ?? "Three")
        let title: LocalizedStringKey = if flag { "Four" } else { "Five" }
      }
      """)
    #expect(
      typed.uses == [
        "\"One\": LocalizedStringKey → Text(_:)",
        "\"Two\": LocalizedStringKey → Text(_:)",
        "name: LocalizedStringKey → Text(_:)",
        "\"Three\": LocalizedStringKey → Text(_:)",
        "\"Four\": LocalizedStringKey → variable title",
        "\"Five\": LocalizedStringKey → variable title",
      ])
  }

  @Test func `a literal that a type is called with is a literal of the type`() {
    let typed = TypedText(
      """
      let a = LocalizedStringKey("One")
      let b: LocalizedStringKey = .init("Two")
      let c = String("Three")
      """)
    #expect(typed.module.uses.compactMap { typed.literal($0) } == ["One", "Two", "Three"])
    #expect(
      typed.uses.filter { $0.hasPrefix("\"") } == [
        "\"One\": LocalizedStringKey → LocalizedStringKey(_:)",
        "\"Two\": String → LocalizedStringKey(_:)",
        "\"Three\": String → String(_:)",
      ])
  }

  @Test func `a chain of modifiers needs no type of what it begins with`() {
    let typed = TypedText(
      """
      func decorate() {
        makeSomething().padding()
          .navigationTitle("One").help("Two")
          .accessibilityLabel("Three")
      }
      """)
    #expect(
      typed.uses == [
        "\"One\": LocalizedStringKey → navigationTitle(_:)",
        "\"Two\": LocalizedStringKey → help(_:)",
        "\"Three\": LocalizedStringKey → accessibilityLabel(_:)",
      ])
    #expect(typed.module.calls.allSatisfy { $0.isResolved && $0.owner == "View" })
  }

  @Test func `a modifier of the sources is found on any view`() {
    let typed = TypedText(
      """
      extension View {
        func banner(_ title: LocalizedStringKey) -> some View { self }
      }
      struct Screen: View {
        var body: some View { Something().banner("One").padding().banner("Two") }
      }
      """)
    #expect(
      typed.uses == [
        "\"One\": LocalizedStringKey → banner(_:)",
        "\"Two\": LocalizedStringKey → banner(_:)",
      ])
  }

  @Test func `what nothing declares takes texts of no known type`() {
    let typed = TypedText(
      """
      let a = Unknown(title: "One")
      func run() { mystery("Two") }
      """)
    #expect(
      typed.uses.filter { $0.hasPrefix("\"") } == [
        "\"One\": other → Unknown(title:)", "\"Two\": other → mystery(_:)",
      ])
    #expect(typed.module.calls.allSatisfy { !$0.isResolved })
  }

  @Test func `a text that is put together is one use with its parts`() throws {
    let typed = TypedText(
      """
      func show(name: String) {
        _ = Text("Hello, " + name + "!")
      }
      """)
    let use = try #require(typed.module.uses.first)
    #expect(typed.describe(use) == "\"Hello, \" + name + \"!\": String → Text(_:)")
    guard case .concatenation(let parts) = use.value else {
      Issue.record("not put together")
      return
    }
    #expect(
      parts.map(typed.describe) == [
        "\"Hello, \": String → part", "name: String → part", "\"!\": String → part",
      ])
    let argument = try #require(typed.module.calls.first?.arguments.first)
    #expect(argument.hasLocalizedAlternative)
  }
}
