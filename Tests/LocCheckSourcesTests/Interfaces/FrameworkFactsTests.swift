import LocCheckSources
import Testing

/// Facts about the frameworks beside SwiftUI: which literals are keys.
struct FrameworkFactsTests {
  /// Some code, and the keys it has.
  typealias Fact = (code: String, keys: [String])

  @Test(
    arguments: [
      (#"let a = String(localized: "K")"#, ["K"]),
      (#"let a = String(localized: "K", defaultValue: "V \(3)", table: "T", comment: "c")"#, ["K"]),
      (#"let a = AttributedString(localized: "K \("x")")"#, ["K %@"]),
      (#"let a = LocalizedStringResource("K", defaultValue: "V", bundle: .main)"#, ["K"]),
      (#"let a: LocalizedStringResource = "K""#, ["K"]),
      (#"let a: String.LocalizationValue = "K""#, ["K"]),
      (#"let a = NSLocalizedString("K", tableName: "T", value: "V", comment: "c")"#, ["K"]),
      (#"let a = Bundle.main.localizedString(forKey: "K", value: nil, table: "T")"#, ["K"]),
      (#"let a = String(format: "plain %d", 3)"#, []),
      (#"let a: String = "plain""#, []),
    ] as [Fact])
  func `foundation`(fact: Fact) { #expect(ExtractedSwift(fact.code).keys == fact.keys) }

  @Test(
    arguments: [
      (#"static var title: LocalizedStringResource = "K""#, ["K"]),
      (#"static let description = IntentDescription("K", categoryName: "L")"#, ["K", "L"]),
      (#"static let description: IntentDescription = "K""#, ["K"]),
      (#"@Parameter(title: "K", description: "L") var size: Int"#, ["K", "L"]),
      (#"@Parameter(title: "K", requestValueDialog: "L") var size: Int"#, ["K", "L"]),
      (
        #"func perform() async throws -> some IntentResult { .result(dialog: "K \(3)") }"#,
        ["K %lld"]
      ),
      (
        #"func perform() async throws { try await $size.requestValue("K"); return }"#,
        ["K"]
      ),
    ] as [Fact])
  func `app intents`(fact: Fact) {
    let keys = ExtractedSwift("struct Example: AppIntent { \(fact.code) }").keys
    #expect(keys == fact.keys)
  }

  @Test
  func `app enums and entities`() {
    let code = """
      enum Size: String, AppEnum {
        case small, large
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "K"
        static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [
          .small: "L", .large: DisplayRepresentation(title: "M", subtitle: "N"),
        ]
      }
      struct Basket: AppEntity {
        let name: String
        var displayRepresentation: DisplayRepresentation {
          DisplayRepresentation(title: "O \\(name)")
        }
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
          name: "P", numericFormat: "Q \\(3)")
      }
      """
    #expect(ExtractedSwift(code).keys == ["K", "L", "M", "N", "O %@", "P", "Q %lld"])
  }

  @Test(
    arguments: [
      (
        #"""
        struct A: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: P()) { _ in Text("K") }
              .configurationDisplayName("L").description("M")
          }
        }
        """#,
        ["K", "L", "M"]
      ),
      (#"struct A: Tip { var title: Text { Text("K") } }"#, ["K"]),
      (
        #"""
        let a = BarMark(x: .value("K", 3), y: .value("L", 4))
          .foregroundStyle(by: .value("M", 5))
        """#,
        ["K", "L", "M"]
      ),
      (#"let a = EmptyView().chartXAxisLabel("K")"#, ["K"]),
      (#"let a = Marker("K", coordinate: place)"#, ["K"]),
      (#"let a = PhotosPicker("K", selection: $photos)"#, ["K"]),
      (#"let a = AlertConfiguration(title: "K", body: "L", sound: .default)"#, ["K", "L"]),
      (#"let a = AccessibilityNotification.Announcement("plain")"#, []),
    ] as [Fact])
  func `other frameworks`(fact: Fact) { #expect(ExtractedSwift(fact.code).keys == fact.keys) }

  @Test(arguments: [
    #"UILabel().text = "plain""#, #"UIButton().setTitle("plain", for: .normal)"#,
    #"UIAlertController(title: "plain", message: "plain", preferredStyle: .alert)"#,
    #"UIBarButtonItem(title: "plain", style: .plain, target: nil, action: nil)"#,
    #"NSMenuItem(title: "plain", action: nil, keyEquivalent: "q")"#,
    #"NSTextField(labelWithString: "plain")"#, #"NSAlert().messageText = "plain""#,
    #"UNMutableNotificationContent().title = "plain""#, #"print("plain")"#,
    #"Logger().info("plain \(3)")"#, #"fatalError("plain")"#,
    #"CPListItem(text: "plain", detailText: nil)"#,
  ])
  func `texts that are shown as they are`(code: String) {
    #expect(ExtractedSwift("func example() { \(code) }").keys == [])
  }
}
