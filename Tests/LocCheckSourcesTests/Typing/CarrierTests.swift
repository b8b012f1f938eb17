import LocCheckSources
import Testing

/// What holds texts, and how they flow.
struct CarrierTests {
  @Test func `whatever holds a text is a carrier`() {
    let typed = TypedText(
      """
      struct Row {
        let title: String
        var key: LocalizedStringKey?
        var computed: String { "" }
        var count = 1
        init(_ text: String, others names: [Substring], n: Int) {}
        func label<S: StringProtocol>(for value: S) -> LocalizedStringResource { "" }
      }
      enum Route { case detail(title: String), other(StaticString) }
      let global = ""
      """)
    let carriers = typed.module.carriers.sorted { $0.key.offset < $1.key.offset }.map(\.value)
    #expect(
      carriers.map { "\($0.kind) \($0.owner ?? "-") \($0.name): \($0.type.rawValue)" } == [
        "storedProperty Row title: String",
        "storedProperty Row key: LocalizedStringKey",
        "computedProperty Row computed: String",
        "parameter Row.init(_:others:n:) text: String",
        "parameter Row.init(_:others:n:) names: String",
        "result Row label: LocalizedStringResource",
        "parameter Row.label(for:) value: String",
        "parameter Route.detail(title:) title: String",
        "parameter Route.other(_:) : StaticString",
        "variable - global: String",
      ])
    let names = carriers.first { $0.name == "names" }
    #expect(names.map { typed.text($0.typeBounds ?? 0..<0) } == "[Substring]")
  }

  @Test func `texts flow from carrier to carrier`() {
    let typed = TypedText(
      """
      struct Row {
        let title: String
        init(title: String) { self.title = title }
        func show() -> Text { Text(title) }
      }
      enum Route { case detail(title: String) }
      func open(_ route: Route) -> String {
        switch route {
        case .detail(let text):
          let copy = text
          return copy
        }
      }
      func run(names: [String]) {
        for name in names { _ = Row(title: name) }
        let result = open(.detail(title: names[0]))
      }
      """)
    let flows = typed.module.uses.compactMap { use -> String? in
      guard case .carrier(let id) = use.value, let from = typed.module.carriers[id] else {
        return nil
      }
      return "\(from.kind) \(from.name) → \(typed.describe(use.destination))"
    }
    #expect(
      flows == [
        "parameter title → storedProperty Row.title",
        "storedProperty title → Text(_:)",
        "parameter title → variable text",
        "variable text → variable copy",
        "variable copy → result open",
        "parameter names → variable name",
        "variable name → Row(title:)",
        "result open → variable result",
        "parameter names → .detail(title:)",
      ])
  }

  @Test func `what a call makes is a use of the call`() throws {
    let typed = TypedText(
      """
      let a: String = String(localized: "One")
      let b = Text(String(localized: "Two"))
      """)
    let values = typed.module.uses.compactMap { use -> String? in
      guard case .call(let call) = use.value else { return nil }
      return typed.text(typed.module.calls[call].bounds) + " → " + typed.describe(use.destination)
    }
    #expect(
      values == [
        "String(localized: \"One\") → variable a", "String(localized: \"Two\") → Text(_:)",
      ])
  }
}
