import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

@testable import LocCheck

/// Bundles that are read by themselves.
struct BundleReaderTests {
  /// The words of some diagnostics: severity, id and message, paths from a folder.
  private func words(_ diagnostics: [Diagnostic], in folder: TemporaryFolder) -> [String] {
    diagnostics.map { diagnostic in
      let message = diagnostic.message.replacing(folder.path + "/", with: "")
      return "\(diagnostic.severity) \(diagnostic.id): \(message)"
    }
  }

  /// The tables of a bundle: place, name and kind.
  private func tables(_ contents: BundleContents) -> [String] {
    contents.files.map { "\($0.localization ?? "root")/\($0.table).\($0.kind)" }
  }

  @Test func `a folder of sources is read with its localizations`() throws {
    let folder = try TemporaryFolder([
      "R/Catalog.xcstrings": MessageFileSamples.catalog,
      "R/Root.strings": MessageFileSamples.strings,
      "R/Info.plist": MessageFileSamples.information,
      "R/Base.lproj/Main.strings": MessageFileSamples.strings,
      "R/de.lproj/L.strings": MessageFileSamples.strings,
      "R/de.lproj/L.stringsdict": MessageFileSamples.stringsdict,
      "R/de.lproj/InfoPlist.strings": MessageFileSamples.strings, "R/de.lproj/notes.txt": "",
      "R/All.loctable": MessageFileSamples.loctable, "R/fr.lproj/": "",
      "R/mul.lproj/Main2.xcstrings": MessageFileSamples.catalog,
      "R/mul.lproj/X.strings": MessageFileSamples.strings,
      "R/de.xliff": MessageFileSamples.review, "R/sub/Other.strings": MessageFileSamples.strings,
      "R/.hidden.strings": "", "R/de.lproj/._L.strings": "",
    ])
    let reader = BundleReader(sources: BundleLayout(ofFolder: folder("R")))
    #expect(words(reader.diagnostics, in: folder) == [])
    #expect(reader.contents.catalogs.map(\.table) == ["Catalog", "Main2"])
    #expect(
      tables(reader.contents) == [
        "de/All.loctable", "en/All.loctable", "Base/Main.strings", "root/Root.strings",
        "de/InfoPlist.strings", "de/L.strings", "de/L.stringsdict",
      ])
    #expect(reader.contents.localizations == ["de", "fr"])
    #expect(reader.contents.information == BundleInformation(developmentRegion: "de"))
    #expect(reader.contents.reviews.isEmpty)
  }

  @Test func `a product is read where its resources lie`() throws {
    let folder = try TemporaryFolder([
      "A.app/Contents/Info.plist": MessageFileSamples.information,
      "A.app/Contents/Resources/de.lproj/L.strings": MessageFileSamples.strings,
      "A.app/Contents/L.strings": MessageFileSamples.strings,
      "A.app/M.strings": MessageFileSamples.strings,
    ])
    let reader = BundleReader(product: BundleLayout(ofProduct: folder("A.app")))
    #expect(words(reader.diagnostics, in: folder) == [])
    #expect(tables(reader.contents) == ["de/L.strings"])
    #expect(reader.contents.information == BundleInformation(developmentRegion: "de"))
  }

  @Test func `a catalog in a product misses on the device, and a compiled one does not`() throws {
    let folder = try TemporaryFolder([
      "P_M.bundle/L.xcstrings": MessageFileSamples.catalog,
      "P_M.bundle/Both.xcstrings": MessageFileSamples.catalog,
      "P_M.bundle/de.lproj/Both.strings": MessageFileSamples.strings,
    ])
    let reader = BundleReader(product: BundleLayout(ofProduct: folder("P_M.bundle")))
    #expect(
      words(reader.diagnostics, in: folder) == [
        "warning bundle.uncompiled-catalog: 'P_M.bundle/L.xcstrings' is not compiled: on the device "
          + "every look-up in the table 'L' misses"
      ])
    #expect(reader.contents.catalogs.isEmpty)
    #expect(tables(reader.contents) == ["de/Both.strings"])
  }

  @Test func `a catalog beside a table of its name stays, with a warning`() throws {
    let folder = try TemporaryFolder([
      "R/L.xcstrings": MessageFileSamples.catalog,
      "R/de.lproj/L.strings": MessageFileSamples.strings,
    ])
    let reader = BundleReader(sources: BundleLayout(ofFolder: folder("R")))
    #expect(
      words(reader.diagnostics, in: folder) == [
        "warning bundle.table-conflict: 'R/L.xcstrings' and 'R/de.lproj/L.strings' hold the same "
          + "table, 'L'"
      ])
    #expect(reader.contents.catalogs.map(\.table) == ["L"])
    #expect(tables(reader.contents) == ["de/L.strings"])
  }

  @Test func `a catalog in the folder of a language is misplaced`() throws {
    let folder = try TemporaryFolder(["R/de.lproj/L.xcstrings": MessageFileSamples.catalog])
    let reader = BundleReader(sources: BundleLayout(ofFolder: folder("R")))
    #expect(
      words(reader.diagnostics, in: folder) == [
        "warning bundle.misplaced-catalog: the catalog 'R/de.lproj/L.xcstrings' lies in 'de.lproj': "
          + "expected it beside the .lproj folders"
      ])
    #expect(reader.contents.catalogs.map(\.table) == ["L"])
  }

  @Test func `old names keep their spelling, and a name that is no locale is a warning`() throws {
    let folder = try TemporaryFolder([
      "R/English.lproj/": "", "R/zh_TW.lproj/": "", "R/Klingon.lproj/": "", "R/Base.lproj/": "",
      "R/mul.lproj/": "",
    ])
    let reader = BundleReader(sources: BundleLayout(ofFolder: folder("R")))
    #expect(reader.contents.localizations == ["English", "Klingon", "zh_TW"])
    #expect(
      words(reader.diagnostics, in: folder) == [
        "warning bundle.unknown-localization: 'R/Klingon.lproj' serves nobody: 'Klingon' is no locale"
      ])
  }

  @Test func `what cannot be read is an error, and the rest is read`() throws {
    let folder = try TemporaryFolder([
      "R/A.strings/": "", "R/de.lproj/L.strings": MessageFileSamples.strings, "R/en.lproj": "",
      "R/fr.lproj/": "",
    ])
    try folder.makePipe("R/B.strings")
    try folder.link("R/C.strings", to: "gone")
    try folder.link("R/D.strings", to: "D.strings")
    try folder.makeIllegibleFile(in: "R/fr.lproj", ending: ".strings")
    try folder.makeIllegibleFile(in: "R/fr.lproj", ending: ".txt")
    let reader = BundleReader(sources: BundleLayout(ofFolder: folder("R")))
    #expect(
      words(reader.diagnostics, in: folder) == [
        "error resource.unreadable: cannot read 'R/A.strings': it is a folder where a file is meant",
        "error resource.unreadable: cannot read 'R/B.strings': it is a pipe, a socket or a device "
          + "where a file is meant",
        "error resource.unreadable: cannot read 'R/C.strings': no such file or folder",
        "error resource.unreadable: cannot read 'R/D.strings': too many symbolic links",
        "error resource.unreadable: cannot read 'R/en.lproj': it is a file where a folder is meant",
        "error resource.unreadable: cannot read 'R/fr.lproj/\u{FFFD}.strings': its name is not UTF-8",
      ])
    #expect(tables(reader.contents) == ["de/L.strings"])
  }

  @Test func `links to folders and files are followed`() throws {
    let folder = try TemporaryFolder([
      "shared/de.lproj/L.strings": MessageFileSamples.strings, "R/": "",
    ])
    try folder.link("R/de.lproj", to: "../shared/de.lproj")
    try folder.link("R/Root.strings", to: "../shared/de.lproj/L.strings")
    let reader = BundleReader(sources: BundleLayout(ofFolder: folder("R")))
    #expect(words(reader.diagnostics, in: folder) == [])
    #expect(tables(reader.contents) == ["root/Root.strings", "de/L.strings"])
  }
}
