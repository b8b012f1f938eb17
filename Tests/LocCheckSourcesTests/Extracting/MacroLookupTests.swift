import LocCheckDiagnostics
import LocCheckSources
import Testing

struct MacroLookupTests {
  @Test func `the macros say key, table, bundle, default value and comment`() {
    let swift = ExtractedSwift(
      """
      import Foundation
      _ = NSLocalizedString(«"a"», comment: "A")
      _ = NSLocalizedString(
        «"b"», tableName: "Home", bundle: BundleToken.bundle, value: "Be", comment: "B")
      _ = NSLocalizedStringFromTable(«"c"», "Home", "C")
      _ = NSLocalizedStringFromTableInBundle(«"d"», "Home", Bundle.main, "D")
      _ = NSLocalizedStringWithDefaultValue(«"e"», "Home", Bundle.main, "Ee", "E")
      _ = CFCopyLocalizedString(«"f"», "F")
      _ = Bundle.module.localizedString(forKey: «"g"», value: "Ge", table: "Home")
      _ = Bundle(for: Token.self).localizedString(forKey: «"h"», value: nil, table: nil)
      """)
    #expect(swift.keys == ["a", "b", "c", "d", "e", "f", "g", "h"])
    let messages = swift.extraction.messages
    #expect(
      messages.map(\.table) == [nil, "Home", "Home", "Home", "Home", nil, "Home", nil])
    #expect(
      messages.map(\.bundle) == [
        .unspecified, .expression("BundleToken.bundle"), .unspecified, .main, .main, .unspecified,
        .module, .type("Token"),
      ])
    #expect(
      messages.map(\.comment) == ["A", "B", "C", "D", "E", "F", nil, nil])
    #expect(
      messages.map(\.defaultValue?.displayed) == [nil, "Be", nil, nil, "Ee", nil, "Ge", nil])
    #expect(swift.messagesAreMarked)
    #expect(swift.findings == [])
  }

  @Test func `a looked-up text is a message wherever it goes`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      let texts = [
        Text(NSLocalizedString("peerInfoTitle", comment: "")),
        Text(NSLocalizedString("peerInfoBody", comment: "")),
        Text(String(format: NSLocalizedString("promo", comment: ""))), Text("promo"),
      ]
      """)
    #expect(swift.keys == ["peerInfoTitle", "peerInfoBody", "promo", "promo"])
    #expect(swift.findings == [])
    #expect(swift.skips == [])
  }

  @Test func `a configured name has the forms of a macro`() {
    let swift = ExtractedSwift(
      """
      import Foundation
      _ = AppLocalizedString("a", "A")
      _ = AppLocalizedStringFromTable("b", "Home", "B")
      _ = AppLocalizedStringOrNot("c", "C")
      """, macroNames: ["AppLocalizedString"])
    #expect(swift.apis == ["a: AppLocalizedString", "b: AppLocalizedStringFromTable"])
    #expect(swift.extraction.messages.map(\.table) == [nil, "Home"])
    #expect(swift.extraction.messages.map(\.comment) == ["A", "B"])
  }

  @Test func `a property wrapper names its key or a case of an enum of keys`() {
    let swift = ExtractedSwift(
      """
      import UIKit
      @propertyWrapper struct Localized<T: Localizable> {
        private let key: LocalizationKey
        var wrappedValue: T? = nil { didSet { wrappedValue?.set(localization: key) } }
        init(_ key: LocalizationKey) { self.key = key }
      }
      protocol Localizable { func set(localization: LocalizationKey) }
      enum LocalizationKey: String {
        case
        natureTitle,
        saveNatureButton = "nature.save"
      }
      enum Other: String { case natureTitle = "other" }
      class NatureViewController: UIViewController {
        @Localized(«.natureTitle») @IBOutlet private var label: UILabel!
        @Localized(«LocalizationKey.saveNatureButton») @IBOutlet private var button: UIButton!
        @Localized(«"footer"») @IBOutlet private var footer: UILabel!
      }
      """)
    #expect(
      swift.apis == [
        "natureTitle: @Localized", "nature.save: @Localized", "footer: @Localized",
      ])
    #expect(swift.messagesAreMarked)
    #expect(swift.findings == [])
  }

  @Test func `enums of Strings are listed with their raw values`() {
    let swift = ExtractedSwift(
      """
      enum «LocalizationKey»: String {
        case «natureTitle», «saveNatureButton» = "nature.save"
      }
      extension Outer { enum «Inner»: String, CaseIterable { case «first» } }
      enum Number: Int { case one = 1 }
      enum Plain { case a }
      """)
    let enumerations = swift.extraction.keyEnumerations
    #expect(enumerations.map(\.name) == ["LocalizationKey", "Outer.Inner"])
    #expect(enumerations[0].cases.map(\.rawValue) == ["natureTitle", "nature.save"])
    #expect(enumerations[1].cases.map(\.rawValue) == ["first"])
    let places = enumerations.flatMap { [$0.range] + $0.cases.map(\.range) }.map(\.bounds)
    #expect(places == swift.marked)
  }

  @Test func `comments that silence a finding name the line they speak of`() {
    let swift = ExtractedSwift(
      """
      import SwiftUI
      // loccheck:ignore dynamic-key the keys are entered by hand
      let a = Text(LocalizedStringKey(name))
      let b = 1  // loccheck:ignore extract.erased-message a brand
      """)
    #expect(swift.extraction.suppressions.map(\.rule) == ["dynamic-key", "extract.erased-message"])
    #expect(
      swift.extraction.suppressions.map(\.reason) == ["the keys are entered by hand", "a brand"])
    #expect(swift.extraction.suppressions.map(\.line) == [3, 4])
  }
}
