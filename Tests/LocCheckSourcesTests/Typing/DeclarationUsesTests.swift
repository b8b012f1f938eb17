import LocCheckSources
import Testing

/// The types of texts that declarations hold and return.
struct DeclarationUsesTests {
  @Test func `initial values take the written type`() {
    let typed = TypedText(
      """
      let a: LocalizedStringKey = "One"
      let b: LocalizedStringKey? = "Two"
      let c: [LocalizedStringKey] = ["Three", "Four"]
      let d: [String: LocalizedStringResource] = ["Five": "Six"]
      let e: (Int, LocalizedStringKey) = (1, "Seven")
      let f = "Eight"
      let g = "Nine" as LocalizedStringKey
      """)
    #expect(
      typed.uses == [
        "\"One\": LocalizedStringKey → variable a",
        "\"Two\": LocalizedStringKey → variable b",
        "\"Three\": LocalizedStringKey → variable c",
        "\"Four\": LocalizedStringKey → variable c",
        "\"Five\": String → nowhere",
        "\"Six\": LocalizedStringResource → no carrier",
        "\"Seven\": LocalizedStringKey → no carrier",
        "\"Eight\": String → variable f",
        "\"Nine\": LocalizedStringKey → variable g",
      ])
  }

  @Test func `results take the written type`() {
    let typed = TypedText(
      """
      enum Mood {
        case good, bad
        var title: LocalizedStringKey {
          switch self {
          case .good: "One"
          case .bad: return "Two"
          }
        }
        func name(long: Bool) -> LocalizedStringResource {
          if long { return "Three" }
          return "Four"
        }
        static func key() -> String { "Five" }
      }
      let make: () -> LocalizedStringKey = { "Six" }
      let lazy: LocalizedStringKey = { return "Seven" }()
      """)
    #expect(
      typed.uses == [
        "\"One\": LocalizedStringKey → computedProperty Mood.title",
        "\"Two\": LocalizedStringKey → computedProperty Mood.title",
        "\"Three\": LocalizedStringResource → result Mood.name",
        "\"Four\": LocalizedStringResource → result Mood.name",
        "\"Five\": String → result Mood.key",
        "\"Six\": LocalizedStringKey → nowhere",
        "\"Seven\": LocalizedStringKey → variable lazy",
      ])
  }

  @Test func `default values, cases and raw values`() {
    let typed = TypedText(
      """
      enum Route: String {
        case home = "One"
      }
      enum Alert {
        case failed(LocalizedStringKey, reason: String)
        static let first = Alert.failed("Two", reason: "Three")
        static func make() -> Alert { .failed("Four", reason: "Five") }
      }
      func show(title: LocalizedStringKey = "Six") {}
      """)
    #expect(
      typed.uses == [
        "\"One\": String → raw value",
        "\"Two\": LocalizedStringKey → .failed(_:)",
        "\"Three\": String → .failed(reason:)",
        "\"Four\": LocalizedStringKey → .failed(_:)",
        "\"Five\": String → .failed(reason:)",
        "\"Six\": LocalizedStringKey → parameter show(title:).title",
      ])
  }

  @Test func `assignments take the type of what is assigned to`() {
    let typed = TypedText(
      """
      final class Model: UIViewController {
        var key: LocalizedStringKey = ""
        let label = UILabel()
        func update() {
          key = "One"
          self.key = "Two"
          label.text = "Three"
          title = "Four"
          outlet?.text = "Five"
          var local = ""
          local = "Six"
        }
      }
      """)
    #expect(
      typed.uses.filter { !$0.hasPrefix("\"\"") } == [
        "\"One\": LocalizedStringKey → storedProperty Model.key",
        "\"Two\": LocalizedStringKey → storedProperty Model.key",
        "\"Three\": String → property UILabel.text",
        "\"Four\": String → property UIViewController.title",
        "\"Five\": String → property ?.text",
        "\"Six\": String → variable local",
      ])
  }

  @Test func `attributes take what their types declare`() {
    let typed = TypedText(
      """
      @propertyWrapper struct Localized {
        var wrappedValue: String { "" }
        init(_ key: String.LocalizationValue) {}
      }
      struct Order: AppIntent {
        static var title: LocalizedStringResource = "One"
        static var description = IntentDescription("Two")
        @Parameter(title: "Three") var name: String
        @Localized("Four") var text: String
        @Unknown("Five") var other: String
        @AppStorage("Six") var stored = "Seven"
      }
      """)
    #expect(
      typed.uses.filter { !$0.hasPrefix("\"\"") } == [
        "\"One\": LocalizedStringResource → storedProperty Order.title",
        "\"Two\": LocalizedStringResource → IntentDescription(_:)",
        "\"Three\": LocalizedStringResource → @Parameter(title:)",
        "\"Four\": String.LocalizationValue → @Localized(_:)",
        "\"Five\": other → @Unknown(_:)",
        "\"Six\": String → @AppStorage(_:)",
        "\"Seven\": String → storedProperty Order.stored",
      ])
  }

  @Test func `a result builder takes every expression for an element`() {
    let typed = TypedText(
      """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          .init(intent: Order(), phrases: ["One"], shortTitle: "Two", systemImageName: "Three")
        }
      }
      struct Lists {
        @ListBuilder func titles(all: Bool) -> [LocalizedStringKey] {
          "Four"
          if all { "Five" }
        }
      }
      """)
    #expect(
      typed.uses.filter { !$0.contains("Three") && !$0.contains("phrases") } == [
        "\"Two\": LocalizedStringResource → AppShortcut(shortTitle:)",
        "\"Four\": LocalizedStringKey → result Lists.titles",
        "\"Five\": LocalizedStringKey → result Lists.titles",
      ])
  }

  @Test func `a label that all known functions explain needs not all labels`() {
    let typed = TypedText(
      """
      struct Order: AppIntent {
        @Parameter(title: "One", thatNobodyKnows: 1) var name: String
      }
      """)
    #expect(typed.uses == ["\"One\": LocalizedStringResource → @Parameter(title:)"])
  }

  @Test func `types that a framework makes of a literal hand it on`() {
    let typed = TypedText(
      """
      let a: IntentDescription = "One"
      let b: DisplayRepresentation = "Two"
      let c: [Int: DisplayRepresentation] = [1: "Three"]
      """)
    #expect(
      typed.module.uses.map(\.type.rawValue)
        == Array(
          repeating: "LocalizedStringResource", count: 3))
  }
}
