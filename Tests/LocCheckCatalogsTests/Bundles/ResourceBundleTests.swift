import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// The tables of a bundle, and the way a look-up takes through them.
struct ResourceBundleTests {
  /// Returns the texts that look-ups find for a user whose localizations are `fr`, `de` and `en`.
  private func text(in places: [String?], kind: StringsFile.Kind = .strings) -> String? {
    let files = places.map { place in
      BundleSamples.file(in: place, as: kind, ["k": place ?? "root"])
    }
    return BundleSamples.bundle(BundleContents(files: files))
      .table(named: "Localizable", along: ["fr", "de", "en"])?.message(for: "k").text
  }

  @Test(
    arguments: [
      (["en", "de", "Base", "fr", nil], "root"), (["en", "de", "Base", "fr"], "fr"),
      (["en", "de", "Base"], "Base"), (["en", "de"], "de"), (["en"], "en"), (["it"], nil),
      ([], nil),
    ] as [([String?], String?)])
  func `the root comes first, then the best localization, Base and the others`(
    places: [String?], expected: String?
  ) {
    #expect(text(in: places) == expected)
    #expect(text(in: places, kind: .stringsdict) == expected)
  }

  @Test func `a file that lacks a key ends the search for it all the same`() throws {
    let bundle = BundleSamples.bundle(
      BundleContents(files: [
        BundleSamples.file(in: "fr", [:]), BundleSamples.file(in: "en", ["k": "en"]),
      ]))
    let table = try #require(bundle.table(named: "Localizable", along: ["fr", "en"]))
    #expect(table.message(for: "k").lookup == .absent(.noEntry))
    #expect(table.message(for: "k").place == .localization("fr"))
  }

  @Test func `the stringsdict and the strings file are each looked for by itself`() throws {
    let bundle = BundleSamples.bundle(
      BundleContents(files: [
        BundleSamples.file(in: "fr", ["k": "plain", "p": "plain"]),
        BundleSamples.file(in: "en", as: .stringsdict, ["k": "plural"]),
        BundleSamples.file(in: "en", ["e": "english"]),
      ]))
    let table = try #require(bundle.table(named: "Localizable", along: ["fr", "en"]))
    #expect(table.parts.map(\.place) == [.localization("en"), .localization("fr")])
    #expect(table.parts.map(\.part) == [.stringsdict, .strings])
    #expect(table.message(for: "k").text == "plural")
    #expect(table.message(for: "k").place == .localization("en"))
    #expect(table.message(for: "p").text == "plain")
    #expect(table.message(for: "e").lookup == .absent(.noEntry))
    #expect(table.keys == ["k", "k", "p"])
  }

  @Test func `the localizations are those of tables and the stated ones, the region first`() {
    let bundle = BundleSamples.bundle(
      BundleContents(
        files: ["Base", nil, "fr", "de"].map { BundleSamples.file(in: $0, [:]) },
        localizations: ["de", "en", "it"],
        information: BundleInformation(localizations: ["it", "pl"])))
    #expect(bundle.localizations == ["en", "fr", "de", "it", "pl"])
    #expect(
      bundle.places(ofTable: "Localizable")
        == [.root, .base, .localization("fr"), .localization("de")])
    #expect(bundle.places(ofTable: "Other") == [])
  }

  @Test func `a development region without a folder is no localization`() {
    let french = BundleContents(files: [BundleSamples.file(in: "fr", [:])])
    #expect(BundleSamples.bundle(french).localizations == ["fr"])
    let base = BundleContents(files: [BundleSamples.file(in: "Base", [:])])
    #expect(BundleSamples.bundle(base).localizations == ["en"])
  }

  /// A catalog with three German texts and an English one.
  private let catalog = read(
    entries: """
      "a":{"localizations":{"de":{\(unit("A"))},"en":{\(unit("a source"))}}},
      "b":{"localizations":{"de":{\(unit("B"))}}}
      """
  ).value

  /// A review of one of the texts, with its source.
  private let review = read(
    entries: """
      "a":{"localizations":{"de":{\(unit("A reviewed"))},"en":{\(unit("a exported"))}}},
      "b":{}
      """
  ).value

  /// Returns the text of a key in a language, over some contents.
  private func text(
    _ key: MessageKey, in language: String, of contents: BundleContents
  ) -> String? {
    BundleSamples.bundle(contents).table(named: "L", along: [language])?.message(for: key).text
  }

  @Test func `a text under review replaces the catalog's, and hides none that it lacks`() {
    let contents = BundleContents(catalogs: [catalog], reviews: [review])
    #expect(text("a", in: "de", of: contents) == "A reviewed")
    #expect(text("b", in: "de", of: contents) == "B")
  }

  @Test func `the source texts of a review stand in only where the bundle has none`() {
    let both = BundleContents(catalogs: [catalog], reviews: [review])
    #expect(text("a", in: "en", of: both) == "a source")
    #expect(text("a", in: "en", of: BundleContents(reviews: [review])) == "a exported")
  }

  @Test(arguments: StringsFile.Kind.allCases)
  func `a review replaces compiled texts too`(kind: StringsFile.Kind) {
    let file = BundleSamples.file("L", in: "de", as: kind, ["a": "A built", "b": "B built"])
    let contents = BundleContents(reviews: [review], files: [file])
    #expect(text("a", in: "de", of: contents) == "A reviewed")
    #expect(text("b", in: "de", of: contents) == "B built")
  }
}
