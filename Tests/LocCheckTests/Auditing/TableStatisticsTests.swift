import LocCheckCatalogs
import LocCheckScenarios
import Testing

@testable import LocCheck

/// The counts of keys by table and localization.
struct TableStatisticsTests {
  @Test func `a catalog is counted in keys, each in the state with most left to do`() {
    let resource = AuditSamples.catalog(
      """
      "a":{"localizations":{\(AuditSamples.unit("pl")),\(AuditSamples.unit("de", "new"))}},
      "b":{"localizations":{\(AuditSamples.unit("pl", "needs_review"))}},
      "c":{"localizations":{\(AuditSamples.unit("pl", "machine_translated")),"de":{"variations":
      {"plural":{"one":{"stringUnit":{"state":"translated","value":"x"}},
      "other":{"stringUnit":{"state":"needs_review","value":"x"}}}}}}},
      "d":{"shouldTranslate":false}
      """)
    #expect(
      TableStatistics.all(of: [resource]) == [
        statistics("en", translated: 4),
        statistics("pl", translated: 1, machineTranslated: 1, needsReview: 1),
        statistics("de", needsReview: 1, new: 1, missing: 1),
      ])
    #expect(TableStatistics.all(of: [resource]).map(\.keys) == [4, 3, 3])
  }

  @Test func `compiled files of one table are counted together, the development language first`() {
    let contents = BundleContents(
      files: [
        AuditSamples.file("A.app/de.lproj/L.strings", "de", ["a"]),
        AuditSamples.file("A.app/de.lproj/L.stringsdict", "de", ["n", "x"], kind: .stringsdict),
        AuditSamples.file("A.app/en.lproj/L.strings", "en", ["a", "b"]),
        AuditSamples.file("A.app/en.lproj/L.stringsdict", "en", ["n"], kind: .stringsdict),
      ], localizations: ["de", "en"], information: BundleInformation(developmentRegion: "en"))
    #expect(
      TableStatistics.all(of: [AuditSamples.resource("A.app", contents)]) == [
        statistics("en", table: "L", path: "A.app", translated: 3),
        statistics("de", table: "L", path: "A.app", translated: 3, missing: 1),
      ])
  }

  @Test func `where Base holds the development language the others are held against it`() {
    let contents = BundleContents(
      files: [
        AuditSamples.file("R/fr.lproj/L.strings", "fr", ["a", "c"]),
        AuditSamples.file("R/Base.lproj/L.strings", "Base", ["a", "b"]),
      ], localizations: ["fr"], information: BundleInformation(developmentRegion: "en"))
    #expect(
      TableStatistics.all(of: [AuditSamples.resource("R", contents)]) == [
        statistics("Base", table: "L", path: "R", translated: 2),
        statistics("fr", table: "L", path: "R", translated: 2, missing: 1),
      ])
  }

  @Test func `without the development language every key of any language is expected`() {
    let contents = BundleContents(
      files: [
        AuditSamples.file("R/fr.lproj/L.strings", "fr", ["a"]),
        AuditSamples.file("R/de.lproj/L.strings", "de", ["b"]),
      ], information: BundleInformation(developmentRegion: "en"))
    #expect(
      TableStatistics.all(of: [AuditSamples.resource("R", contents)]).map(\.missing) == [1, 1])
  }

  @Test func `tables of equal names stay apart by folder and bundle`() {
    let nested = BundleContents(files: [AuditSamples.file("A.app/Kit/en.lproj/L.strings", "en", [])]
    )
    let app = BundleContents(
      files: [AuditSamples.file("A.app/en.lproj/L.strings", "en", ["a"])],
      nested: [NestedBundle(name: "Kit", contents: nested)])
    let file = BundleContents(files: [AuditSamples.file("L.strings", nil, ["a"])])
    let all = TableStatistics.all(of: [
      AuditSamples.resource("A.app", app), AuditSamples.resource("L.strings", file),
    ])
    #expect(all.map(\.path) == ["A.app", "A.app/Kit", "."])
    #expect(all.map(\.bundle) == [nil, "Kit", nil])
    #expect(all.map(\.locale) == ["en", "en", nil])
    #expect(all.map(\.translated) == [1, 0, 1])
  }

  @Test func `files of one folder are one table though they were found apart`() {
    let all = TableStatistics.all(of: [
      AuditSamples.resource(
        "R/en.lproj",
        BundleContents(files: [AuditSamples.file("R/en.lproj/L.strings", "en", ["a", "b"])])),
      AuditSamples.resource(
        "R/pl.lproj",
        BundleContents(files: [AuditSamples.file("R/pl.lproj/L.strings", "pl", ["a"])])),
    ])
    #expect(all.map(\.missing) == [0, 1])
  }

  @Test func `texts under review are counted like a catalog`() throws {
    let read = try #require(AuditSamples.catalog(#""a":{}"#).resource.contents?.catalogs)
    let all = TableStatistics.all(of: [
      AuditSamples.resource("pl.xliff", BundleContents(reviews: read))
    ])
    #expect(all == [statistics("en", translated: 1)])
  }

  /// Returns the statistics of a table.
  private func statistics(
    _ locale: String?, table: String = "Files", path: String = "R/Files.xcstrings",
    translated: Int = 0, machineTranslated: Int = 0, needsReview: Int = 0, new: Int = 0,
    missing: Int = 0
  ) -> TableStatistics {
    TableStatistics(
      table: table, path: path, locale: locale, translated: translated,
      machineTranslated: machineTranslated, needsReview: needsReview, new: new, missing: missing)
  }
}
