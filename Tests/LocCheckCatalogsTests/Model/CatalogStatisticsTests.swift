import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of the counts of a catalog.
struct CatalogStatisticsTests {
  /// A catalog with units in all states.
  private let catalog = read(
    entries: """
      "a":{"localizations":{"de":{\(unit("v"))},"fr":{"variations":{"plural":{
      "one":{\(unit("v", "new"))},"other":{\(unit("v", "needs_review"))}}}}}},
      "b":{"localizations":{"de":{\(unit("v", "machine_translated"))}}},
      "c":{"shouldTranslate":false},
      "d":{}
      """
  ).value

  @Test func `every form is a unit`() {
    #expect(catalog.statistics(for: "fr").units == [.new: 1, .needsReview: 1])
    #expect(catalog.statistics(for: "de").units == [.translated: 1, .machineTranslated: 1])
  }

  @Test func `an entry is in the state of its unit with most left to do`() {
    #expect(catalog.statistics(for: "fr").entries == [.new: 1])
    #expect(catalog.statistics(for: "de").entries == [.translated: 1, .machineTranslated: 1])
    #expect(catalog.statistics(for: "en").entries == [.translated: 4])
  }

  @Test func `the languages are counted in their order, the source language first`() {
    #expect(catalog.statistics.map(\.language) == ["en", "de", "fr"])
    #expect(catalog.statistics.map(\.statistics.missing) == [0, 1, 2])
  }

  @Test func `an entry without a text for a language is missing`() {
    let empty = read(entries: #""a":{"localizations":{"de":{}}}"#).value
    #expect(empty.statistics(for: "de") == Catalog.Statistics(missing: 1))
  }

  @Test(arguments: [("de", 1), ("fr", 2), ("it", 3), ("en", 0)])
  func `what is to be translated and is not there is missing`(language: String, missing: Int) {
    #expect(catalog.statistics(for: language).missing == missing)
  }
}
