import LocCheckDiagnostics
import LocCheckSources
import Testing

struct DynamicKeyTests {
  @Test(arguments: [
    "Text(LocalizedStringKey(«section.rawValue»))",
    "LocalizedStringKey(«name»)",
    "String(localized: .init(«name»))",
    "String(localized: String.LocalizationValue(«name»))",
    "NSLocalizedString(«name», comment: \"\")",
    "NSLocalizedString(«\"weekday.\" + name», comment: \"\")",
    "NSLocalizedString(«\"weekday.\" + \"monday\"», comment: \"\")",
    "Bundle.main.localizedString(forKey: «name», value: nil, table: nil)",
  ])
  func `a key that is a variable is a note`(expression: String) {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      enum Section: String { case hidden = "Always-Hidden" }
      func text(section: Section, name: String) {
        _ = \(expression)
      }
      """)
    #expect(swift.keys == [])
    #expect(swift.findings == ["dynamic-key"])
    #expect(swift.extraction.findings.first?.severity == .note)
    #expect(swift.findingsAreMarked)
    #expect(swift.extraction.skipped.map(\.reason) == [.dynamicKey])
    #expect(swift.extraction.skipped.map(\.range.bounds) == swift.marked)
  }

  @Test func `literals that are joined to a key keep its entry`() {
    let swift = ExtractedSwift(
      "import Foundation\n_ = NSLocalizedString(\"weekday.\" + \"monday\", comment: \"\")\n")
    #expect(swift.keys == [])
    #expect(swift.extraction.mentions.contains("weekday.monday"))
  }

  @Test func `code of several lines is told on one`() {
    let swift = ExtractedSwift(
      """
      import Foundation
      func text(name: String) -> String {
        NSLocalizedString(
          "weekday."
            + name, comment: "")
      }
      """)
    #expect(
      swift.extraction.findings.map(\.message) == [
        "the key '\"weekday.\" + name' of NSLocalizedString is known at run time alone:"
          + " nothing is extracted"
      ])
  }

  @Test(arguments: [
    "NSLocalizedString(\"X\", comment: \"\")", "String(localized: \"X\")",
  ])
  func `a translated text that is made a key is looked up twice`(text: String) {
    let swift = ExtractedSwift("import SwiftUI\n_ = LocalizedStringKey(\(text))\n")
    let finding = swift.extraction.findings.first { $0.id == "extract.completed-string" }
    #expect(
      finding?.message.hasSuffix(
        "is a translated text: as a LocalizedStringKey it is looked up a second time") == true)
  }

  @Test func `a key of a localized type is handed on and no dynamic key`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      struct Row: View {
        let title: LocalizedStringKey
        let hint: LocalizedStringResource
        var body: some View {
          Text(title)
          Text(hint)
        }
      }
      func text(_ value: String.LocalizationValue) -> String { String(localized: value) }
      """)
    #expect(swift.findings == [])
    #expect(swift.skips == [])
  }

  @Test func `the key of a macro by configuration arrives as a variable and that is no finding`() {
    let text = """
      import Foundation
      func L10n(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      let title = L10n("Title")
      """
    let configured = ExtractedSwift(text, macroNames: ["L10n"])
    #expect(configured.apis == ["Title: L10n"])
    #expect(configured.findings == [])
    let other = ExtractedSwift(text)
    #expect(other.keys == [])
    #expect(other.findings == ["dynamic-key"])
    #expect(other.extraction.mentions.contains("Title"))
  }

  @Test func `an interpolated key is an error that says the format`() {
    let swift = ExtractedSwift(
      #"""
      import Foundation
      func copyright(year: Int) -> String {
        NSLocalizedString(«"Copyright \(year) Acme"», tableName: "About", comment: "")
      }
      """#)
    #expect(swift.keys == [])
    #expect(swift.findings == ["interpolated-key"])
    #expect(swift.findingsAreMarked)
    #expect(swift.extraction.findings.first?.severity == .error)
    #expect(swift.extraction.findings.first?.subject?.key == "Copyright %lld Acme")
    #expect(swift.skips == ["Copyright %lld Acme: interpolated-key"])
    #expect(swift.extraction.skipped.map(\.table) == ["About"])
  }

  @Test func `an interpolation of a localized type is a format and no error`() {
    let swift = ExtractedSwift(
      #"""
      import Foundation
      func copyright(year: Int) -> String { String(localized: "Copyright \(year) Acme") }
      """#)
    #expect(swift.keys == ["Copyright %lld Acme"])
    #expect(swift.findings == [])
  }

  @Test func `a finished String as a key is a warning`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      func texts(count: Int) {
        let completed: String = "\(count) items"
        _ = Text(LocalizedStringKey(«completed»))
      }
      """#)
    #expect(swift.keys == [])
    #expect(swift.findings == ["completed-string"])
    #expect(swift.findingsAreMarked)
    #expect(swift.extraction.findings.first?.severity == .warning)
    #expect(swift.skips == ["%lld items: completed-string"])
  }

  @Test func `a looked-up text as a key is finished too`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      let text = Text(LocalizedStringKey(«String(localized: "Title")»))
      """)
    #expect(swift.keys == ["Title"])
    #expect(swift.findings == ["completed-string"])
    #expect(swift.findingsAreMarked)
  }

  @Test func `the own form of a macro finishes its text too`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      func NSLocalizedString(_ key: String) -> String { key }
      let text = Text(LocalizedStringKey(«NSLocalizedString("Title")»))
      """)
    #expect(swift.keys == ["Title"])
    #expect(swift.findings == ["completed-string"])
    #expect(swift.findingsAreMarked)
  }

  @Test func `keys that a condition decides on are one dynamic key`() {
    let swift = ExtractedSwift(
      """
      import Foundation
      func text(isOn: Bool) -> String {
        NSLocalizedString(«isOn ? "On" : "Off"», comment: "")
      }
      """)
    #expect(swift.keys == [])
    #expect(swift.findings == ["dynamic-key"])
    #expect(swift.findingsAreMarked)
    #expect(swift.extraction.mentions == ["On", "Off"])
  }

  @Test func `a key that is made of parts on purpose is dynamic and not finished`() {
    let swift = ExtractedSwift(
      #"""
      import SwiftUI
      func text(day: Int) -> Text {
        let key = "weekday.\(day)"
        return Text(LocalizedStringKey(«key»))
      }
      """#)
    #expect(swift.findings == ["dynamic-key"])
    #expect(swift.findingsAreMarked)
  }
}
