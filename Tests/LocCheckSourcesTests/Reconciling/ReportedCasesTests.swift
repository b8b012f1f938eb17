import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// What users met, from Swift text to findings.
struct ReportedCasesTests {
  /// Extracts Swift and holds it against tables.
  private func reconciled(_ swift: String, _ tables: MessageTable...) -> Reconciliation {
    Reconciliation(ExtractedSwift(swift).extraction, tables: tables)
  }

  @Test func `an interpolated key never finds its entry`() {
    let result = reconciled(
      """
      import Foundation
      func notice(year: Int) -> String {
        NSLocalizedString("Copyright \\(year) Acme", comment: "")
      }
      """, stringsTable("\"Copyright %d Acme\" = \"Copyright %d Acme GmbH\";"))
    #expect(result.rules == ["interpolated-key"])
    #expect(
      result.findings.first?.message.hasSuffix(
        "; the entry 'Copyright %d Acme' of 'Localizable' is not looked up here") == true)
    #expect(result.reasons == ["Copyright %d Acme": .stale])
  }

  @Test func `the type of a value decides the key`() {
    let result = reconciled(
      """
      import SwiftUI
      struct Meter: View {
        @State var pct: Int
        var body: some View { Text("Mem \\(pct)%") }
      }
      """, stringsTable("\"Mem %@%\" = \"内存 %@%\";"))
    #expect(
      result.lines.map { $0.split(separator: ": ").dropFirst().joined(separator: ": ") } == [
        "error: the code asks for 'Mem %lld%%', and the table 'Localizable' has 'Mem %@%' "
          + "[extract.specifier-mismatch]"
      ])
    #expect(
      result.findings.map(\.help) == [
        "'pct', of type Int, makes %lld: write the key 'Mem %lld%%'"
      ])
  }

  @Test func `a text that reaches a label as a String has its entry in vain`() {
    let result = reconciled(
      """
      import SwiftUI
      enum Route { case off; var label: String { "Do not use" } }
      struct Menu: View {
        let route: Route
        var body: some View { Text(route.label) }
      }
      """, catalogTable("\"Do not use\":{}"))
    #expect(result.rules == ["erased-message"])
    #expect(
      result.findings.first?.message.hasSuffix(
        "; the entry 'Do not use' of 'Localizable' is not looked up here") == true)
  }

  @Test func `a table with a space in its name does not exist`() {
    let result = reconciled(
      """
      import Foundation
      let title = NSLocalizedString(
        "CardTitle", tableName: "Default Browser", value: "Switch now", comment: "")
      """, stringsTable("\"CardTitle\" = \"Jetzt wechseln\";", name: "DefaultBrowser"))
    #expect(result.rules == ["missing-table"])
    #expect(result.findings.map(\.help) == ["did you mean 'DefaultBrowser'?"])
    #expect(result.matchedKeys == [nil])
  }

  @Test func `of two siblings the one without an entry is the finding`() {
    let result = reconciled(
      """
      import SwiftUI
      struct Info: View {
        var body: some View {
          Text(NSLocalizedString("peerInfoTitle", comment: ""))
          Text(NSLocalizedString("peerInfoBody", comment: ""))
        }
      }
      """, stringsTable("\"peerInfoTitle\" = \"Scan the code\";"))
    #expect(result.rules == ["missing-key"])
    #expect(result.findings.map(\.subject?.key) == ["peerInfoBody"])
  }

  @Test func `a per cent sign in a plain text is no finding`() {
    let result = reconciled(
      """
      import SwiftUI
      struct Offer: View { var body: some View { Text("promo") } }
      """, stringsTable("\"promo\" = \"50% off\";"))
    #expect(result.findings.isEmpty)
    #expect(result.matchedKeys == ["promo"])
  }

  @Test func `a stale entry with a dynamic look-up is not called left over`() {
    let result = reconciled(
      """
      import SwiftUI
      enum Section: String { case hidden = "Always-Hidden" }
      struct Header: View {
        let section: Section
        var body: some View { Text(LocalizedStringKey(section.rawValue)) }
      }
      """, catalogTable("\"Always-Hidden\":{\"extractionState\":\"stale\"},\"Gone\":{}"))
    #expect(result.rules.sorted() == ["dynamic-entry", "dynamic-entry", "dynamic-key"])
    #expect(result.reasons == ["Always-Hidden": .enumeration, "Gone": .stale])
  }

  @Test func `a key of an accessibility label that no catalog has is missing`() {
    let result = reconciled(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Button("status.action.reply") {}.accessibilityLabel("status.action.context-menu")
        }
      }
      """, catalogTable("\"status.action.reply\":{\"extractionState\":\"manual\"}"))
    #expect(result.rules == ["missing-key"])
    #expect(result.findings.map(\.subject?.key) == ["status.action.context-menu"])
  }

  @Test func `a comment in the code silences the finding on its line`() {
    let result = reconciled(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          // loccheck:ignore missing-key entered with the next release
          Text("Soon")
          Text("Now")  // loccheck:ignore missing-key nothing is missing
        }
      }
      """, catalogTable("\"Now\":{}"))
    #expect(result.rules == ["unused-suppression"])
  }
}
