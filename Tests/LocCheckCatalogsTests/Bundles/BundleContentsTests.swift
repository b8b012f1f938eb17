import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// What several paths contribute to one bundle.
struct BundleContentsTests {
  @Test func `what paths contribute is kept in their order, a localization once`() {
    var contents = BundleContents(
      catalogs: [read(entries: "").value], files: [BundleSamples.file(in: "de", [:])],
      localizations: ["de", "fr"])
    contents.append(
      BundleContents(
        catalogs: [read(entries: #""k":{}"#).value], reviews: [read(entries: "").value],
        files: [BundleSamples.file("Other", in: "it", [:])], localizations: ["fr", "it"],
        nested: [NestedBundle(name: "Kit", contents: BundleContents())]))
    #expect(contents.catalogs.map(\.entries.count) == [0, 1])
    #expect(contents.reviews.count == 1)
    #expect(contents.files.map(\.table) == ["Localizable", "Other"])
    #expect(contents.localizations == ["de", "fr", "it"])
    #expect(contents.nested.map(\.name) == ["Kit"])
  }

  @Test func `the first Info plist stays in effect`() {
    let (first, second) = (
      BundleInformation(developmentRegion: "de"), BundleInformation(developmentRegion: "fr")
    )
    var contents = BundleContents()
    contents.append(BundleContents(information: first))
    contents.append(BundleContents(information: second))
    #expect(contents.information == first)
  }

  @Test func `a folder without messages is something to look up in, a nested bundle is not`() {
    #expect(BundleContents().isEmpty)
    #expect(!BundleContents(localizations: ["de"]).isEmpty)
    #expect(!BundleContents(reviews: [read(entries: "").value]).isEmpty)
    let kit = NestedBundle(name: "Kit", contents: BundleContents(localizations: ["de"]))
    #expect(BundleContents(nested: [kit]).isEmpty)
  }

  @Test(
    arguments: [
      (BundleInformation(developmentRegion: "pl"), "pl"), (BundleInformation(), "en"), (nil, "en"),
    ] as [(BundleInformation?, String)])
  func `the development region is stated, else that of the first catalog`(
    information: BundleInformation?, expected: String
  ) {
    let contents = BundleContents(
      catalogs: [read(entries: "").value], localizations: ["de"], information: information)
    #expect(contents.developmentRegion == expected)
  }

  @Test(arguments: [
    (["fr", "en"], "en"), (["fr", "de"], "fr"), ([], "en"), (["Base", "it"], "it"),
  ])
  func `without a catalog it is English, else the first localization`(
    folders: [String], expected: String
  ) {
    let contents = BundleContents(files: folders.map { BundleSamples.file(in: $0, [:]) })
    #expect(contents.developmentRegion == expected)
  }
}
