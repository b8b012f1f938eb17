import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckScenarios
import Testing

@testable import LocCheck

/// What paths of every kind name.
struct ResourceReaderTests {
  /// The ids and messages of the diagnostics of a resource that has no contents.
  private func failure(of path: String) -> [String] {
    let resource = ResourceReader.resource(at: path)
    #expect(resource.contents == nil)
    return resource.diagnostics.map { "\($0.severity) \($0.id): \($0.message)" }
  }

  @Test(
    arguments: [
      ("L.strings", MessageFileSamples.strings, ["root/L.strings"]),
      ("de.lproj/L.strings", MessageFileSamples.strings, ["de/L.strings"]),
      ("Base.lproj/L.strings", MessageFileSamples.strings, ["Base/L.strings"]),
      ("zh_TW.lproj/InfoPlist.strings", MessageFileSamples.strings, ["zh_TW/InfoPlist.strings"]),
      ("de.lproj/L.stringsdict", MessageFileSamples.stringsdict, ["de/L.stringsdict"]),
      ("L.loctable", MessageFileSamples.loctable, ["de/L.loctable", "en/L.loctable"]),
    ])
  func `a compiled table is named by its file and placed by its folder`(
    path: String, text: String, tables: [String]
  ) throws {
    let folder = try TemporaryFolder([path: text])
    let resource = ResourceReader.resource(at: folder(path))
    #expect(resource.diagnostics == [])
    let files = resource.contents?.files ?? []
    #expect(files.map { "\($0.localization ?? "root")/\($0.table).\($0.kind)" } == tables)
    #expect(Set(files.map(\.path)) == [folder(path)])
  }

  @Test func `catalogs and files under review are kept apart`() throws {
    let folder = try TemporaryFolder([
      "L.xcstrings": MessageFileSamples.catalog, "de.xliff": MessageFileSamples.review,
      "de.xcloc/Localized Contents/de.xliff": MessageFileSamples.review,
      "de.xcloc/Source Contents/L.xcstrings": MessageFileSamples.catalog,
      "de.xcloc/contents.json": "",
    ])
    let catalog = ResourceReader.resource(at: folder("L.xcstrings"))
    #expect(catalog.contents?.catalogs.map(\.table) == ["L"])
    #expect(catalog.diagnostics == [])
    for name in ["de.xliff", "de.xcloc"] {
      let review = ResourceReader.resource(at: folder(name))
      #expect(review.contents?.reviews.map(\.table) == ["Localizable"])
      #expect(review.contents?.catalogs.isEmpty == true)
      #expect(review.diagnostics == [])
    }
  }

  @Test func `the folder of a language is a localization, were it empty`() throws {
    let folder = try TemporaryFolder([
      "de.lproj/L.strings": MessageFileSamples.strings, "fr.lproj/": "",
    ])
    let german = ResourceReader.resource(at: folder("de.lproj"))
    #expect(german.contents?.localizations == ["de"])
    #expect(german.contents?.files.map(\.localization) == ["de"])
    let french = ResourceReader.resource(at: folder("fr.lproj"))
    #expect(french.contents?.localizations == ["fr"])
    #expect(french.contents?.files.isEmpty == true)
    #expect(french.diagnostics == [])
  }

  @Test func `the folders Base and mul are no localizations`() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.strings": MessageFileSamples.strings,
      "mul.lproj/Main.xcstrings": MessageFileSamples.catalog,
    ])
    let base = ResourceReader.resource(at: folder("Base.lproj"))
    #expect(base.contents?.localizations == [])
    #expect(base.contents?.files.map(\.localization) == ["Base"])
    let several = ResourceReader.resource(at: folder("mul.lproj"))
    #expect(several.contents?.localizations == [])
    #expect(several.contents?.catalogs.map(\.table) == ["Main"])
    #expect(several.diagnostics == [])
  }

  @Test func `a pod's bundle of resources lies in the app`() throws {
    let folder = try TemporaryFolder([
      "Shop.app/Info.plist": MessageFileSamples.information,
      "Shop.app/de.lproj/Localizable.strings": MessageFileSamples.strings,
      "Shop.app/HomeBundle.bundle/Info.plist": MessageFileSamples.information,
      "Shop.app/HomeBundle.bundle/de.lproj/HomeLocalizable.strings": MessageFileSamples.strings,
    ])
    let resource = ResourceReader.resource(at: folder("Shop.app"))
    #expect(resource.diagnostics == [])
    #expect(resource.contents?.files.map(\.table) == ["Localizable"])
    let home = resource.contents?.nested.first
    #expect(home?.name == "HomeBundle")
    #expect(home?.contents.files.map(\.table) == ["HomeLocalizable"])
    #expect(home?.contents.information == BundleInformation(developmentRegion: "de"))
  }

  @Test func `with dynamic frameworks the bundle lies in the pod's framework`() throws {
    let folder = try TemporaryFolder([
      "Shop.app/Frameworks/Picker.framework/PickerStrings.bundle/de.lproj/L.strings":
        MessageFileSamples.strings
    ])
    let resource = ResourceReader.resource(at: folder("Shop.app"))
    #expect(resource.diagnostics == [])
    #expect(resource.contents?.isEmpty == true)
    #expect(resource.contents?.nested.map(\.name) == ["Picker", "PickerStrings"])
  }

  @Test func `a product with nothing but an uncompiled catalog is a bundle without tables`() throws
  {
    let folder = try TemporaryFolder(["P_M.resources/L.xcstrings": MessageFileSamples.catalog])
    let resource = ResourceReader.resource(at: folder("P_M.resources"))
    #expect(resource.contents?.isEmpty == true)
    #expect(resource.diagnostics.map(\.id) == ["bundle.uncompiled-catalog"])
    #expect(
      ResourceReader.resource(at: folder("P_M.resources/L.xcstrings")).contents?.catalogs.count == 1
    )
  }

  @Test func `a package's folder of resources is read as it lies among the sources`() throws {
    let folder = try TemporaryFolder([
      "Sources/Kit/Resources/Localizable.xcstrings": MessageFileSamples.catalog
    ])
    let resource = ResourceReader.resource(at: folder("Sources/Kit/Resources"))
    #expect(resource.contents?.catalogs.map(\.table) == ["Localizable"])
    #expect(resource.diagnostics == [])
  }

  @Test func `a file of another kind says what can be read`() throws {
    let folder = try TemporaryFolder(["a.json": "{}", "b": ""])
    try folder.makePipe("pipe")
    for name in ["a.json", "b", "pipe"] {
      let path = folder(name)
      #expect(
        failure(of: path) == [
          "error resource.unsupported: '\(path)' is of no kind that holds localized messages"
        ])
    }
    #expect(
      ResourceReader.resource(at: folder("b")).diagnostics.map(\.help) == [
        "what can be read: .xcstrings, .strings, .stringsdict, .loctable, .xliff, .xcloc, .lproj, "
          + ".app, .appex, .bundle, .framework, .resources, .xctest, .xpc, and folders that hold any "
          + "of them"
      ])
  }

  @Test(arguments: ["plain", "A.app", "K.framework", "P.bundle", "Base.lproj", "de.xcloc"])
  func `a folder with nothing in it is an error`(name: String) throws {
    let folder = try TemporaryFolder(["\(name)/": ""])
    if name == "de.xcloc" { try folder.makeFolder("de.xcloc/Localized Contents") }
    #expect(
      failure(of: folder(name))
        == ["error resource.empty: '\(folder(name))' holds no localized messages"])
  }

  @Test(
    arguments: [
      "gone", "gone.strings", "gone.xcstrings", "gone.lproj", "gone.app", "gone.bundle",
    ])
  func `a path that names nothing is one error`(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(
      failure(of: folder(name))
        == ["error resource.unreadable: cannot read '\(folder(name))': no such file or folder"])
  }

  @Test func `a name that promises another thing is an error`() throws {
    let folder = try TemporaryFolder([
      "L.strings/": "", "L.xcstrings/": "", "de.lproj": "", "A.app": "",
    ])
    try folder.makePipe("P.strings")
    try folder.makePipe("P.app")
    let (aFolder, aFile) = (
      "it is a folder where a file is meant", "it is a file where a folder is meant"
    )
    for (name, reason) in [
      ("L.strings", aFolder), ("L.xcstrings", aFolder), ("de.lproj", aFile), ("A.app", aFile),
      ("P.app", aFile),
      ("P.strings", "it is a pipe, a socket or a device where a file is meant"),
    ] {
      #expect(
        failure(of: folder(name))
          == ["error resource.unreadable: cannot read '\(folder(name))': \(reason)"])
    }
  }

  @Test(.enabled(if: getuid() != 0))
  func `a folder that may not be listed is one error, and the rest is read`() throws {
    let folder = try TemporaryFolder([
      "A.app/de.lproj/L.strings": MessageFileSamples.strings, "A.app/fr.lproj/": "",
      "A.app/Assets/": "",
    ])
    let locked = [folder("A.app/Assets"), folder("A.app/fr.lproj")]
    for path in locked { chmod(path, 0) }
    defer { for path in locked { chmod(path, 0o755) } }
    let resource = ResourceReader.resource(at: folder("A.app"))
    #expect(resource.contents?.files.map(\.table) == ["L"])
    #expect(
      resource.diagnostics.map(\.message).sorted()
        == locked.map { "cannot read '\($0)': permission denied" })
  }

  @Test func `ten thousand localizations are read`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<10_000 { try folder.makeFolder("R/en-x-\(number).lproj") }
    let resource = ResourceReader.resource(at: folder("R"))
    #expect(resource.contents?.localizations.count == 10_000)
  }
}
