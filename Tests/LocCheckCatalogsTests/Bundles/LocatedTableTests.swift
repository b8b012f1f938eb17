import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Keys looked up in a table that consists of several.
struct LocatedTableTests {
  /// Looks a key up in German, in a review of a catalog before the catalog.
  private func answer(_ key: MessageKey, review: String, catalog: String) throws -> TableLookup {
    let contents = BundleContents(
      catalogs: [read(entries: catalog).value], reviews: [read(entries: review).value])
    let table = BundleSamples.bundle(contents).table(named: "L", along: ["de", "en"])
    return try #require(table).message(for: key).lookup
  }

  /// Spells an entry with a German text.
  private func entry(_ key: String, _ text: String, _ state: String = "translated") -> String {
    #""\#(key)":{"localizations":{"de":{\#(unit(text, state))}}}"#
  }

  @Test func `the first part that has the key answers`() throws {
    let found = try answer("k", review: entry("k", "first"), catalog: entry("k", "second"))
    guard case .found(let message) = found else {
      Issue.record("not found")
      return
    }
    #expect(message.format.text == "first")
  }

  @Test func `a text that is withheld hides the one behind it`() throws {
    let found = try answer(
      "k", review: entry("k", "new", "new") + "," + entry("other", "other"),
      catalog: entry("k", "old"))
    guard case .absent(.withheld(.new, _, let place)) = found else {
      Issue.record("not withheld")
      return
    }
    #expect(place?.text == "new")
  }

  @Test func `an entry without a text in the language hides none`() throws {
    let review = #""k":{"localizations":{}},"# + entry("other", "other")
    guard case .found(let message) = try answer("k", review: review, catalog: entry("k", "old"))
    else {
      Issue.record("not found")
      return
    }
    #expect(message.format.text == "old")
  }

  @Test func `a key without a text anywhere is at the entry that says so`() throws {
    let review = #""k":{"localizations":{}},"# + entry("other", "other")
    guard
      case .absent(.noLocalization(let place)) = try answer(
        "k", review: review, catalog: entry("other", "other"))
    else {
      Issue.record("found")
      return
    }
    #expect(place?.text == "k")
    #expect(
      try answer("gone", review: review, catalog: entry("other", "other")) == .absent(.noEntry))
  }
}
