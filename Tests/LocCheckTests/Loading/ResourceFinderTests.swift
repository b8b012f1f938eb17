import Foundation
import LocCheckDiagnostics
import LocCheckScenarios
import Testing

@testable import LocCheck

/// The resources that are found below folders.
struct ResourceFinderTests {
  /// Returns the paths that arguments name in a folder, as paths in it.
  private func found(_ names: [String], in folder: TemporaryFolder) -> [String] {
    ResourceFinder.paths(named: names.map { folder($0) })
      .map { String($0.dropFirst(folder.path.utf8.count + 1)) }
  }

  @Test func `each catalog, each product and each folder of tables is found once`() throws {
    let folder = try TemporaryFolder([
      "App/L.xcstrings": "", "App/All.loctable": "", "App/main.swift": "",
      "App/Resources/de.lproj/L.strings": "", "App/Resources/fr.lproj/L.strings": "",
      "App/Resources/M.xcstrings": "", "App/Resources/Vendor.bundle/L.strings": "",
      "App/Resources/sub/N.xcstrings": "", "App/Loose/L.stringsdict": "", "App/Empty/x.txt": "",
      "Pods/P/K.framework/de.lproj/L.strings": "", "Export/de.xliff": "",
      "Export/fr.xcloc/Localized Contents/fr.xliff": "",
    ])
    #expect(
      found(["App", "Pods", "Export"], in: folder) == [
        "App/All.loctable", "App/L.xcstrings", "App/Loose", "App/Resources",
        "App/Resources/sub/N.xcstrings", "Export/de.xliff", "Export/fr.xcloc",
        "Pods/P/K.framework",
      ])
  }

  @Test func `hidden folders and those of node are left out, build folders are not`() throws {
    let folder = try TemporaryFolder([
      ".build/L.xcstrings": "", "node_modules/L.xcstrings": "", "DerivedData/L.xcstrings": "",
      "Pods/L.xcstrings": "", ".L.xcstrings": "",
    ])
    #expect(
      ResourceFinder.paths(named: [folder.path])
        == [folder("DerivedData/L.xcstrings"), folder("Pods/L.xcstrings")])
  }

  @Test func `what is named is kept as it is, were it missing`() throws {
    let folder = try TemporaryFolder(["de.lproj/L.strings": "", "A.app/x": "", "n.txt": ""])
    #expect(
      found(["n.txt", "de.lproj", "A.app/", "./gone", "A.app"], in: folder)
        == ["A.app", "de.lproj", "gone", "n.txt"])
  }

  @Test func `a path that is read with its folder is left out`() throws {
    let folder = try TemporaryFolder([
      "R/de.lproj/L.strings": "", "R/L.xcstrings": "", "R/V.bundle/L.strings": "",
      "R/de.xliff": "", "R/sub/fr.lproj/L.strings": "",
    ])
    #expect(
      found(["R", "R/de.lproj", "R/de.lproj/L.strings", "R/L.xcstrings", "R/V.bundle"], in: folder)
        == ["R", "R/de.xliff", "R/sub"])
  }

  @Test func `a Base folder counts where it has messages`() throws {
    let folder = try TemporaryFolder([
      "A/Base.lproj/Main.storyboard": "", "A/L.xcstrings": "", "A/mul.lproj/": "",
      "B/Base.lproj/Main.strings": "", "B/L.xcstrings": "", "C/mul.lproj/Main.xcstrings": "",
      "D/Base.lproj/Main.storyboard": "",
    ])
    #expect(
      ResourceFinder.paths(named: [folder.path])
        == [folder("A/L.xcstrings"), folder("B"), folder("C")])
  }

  @Test func `a product that is not localized is left out, unless it is named`() throws {
    let folder = try TemporaryFolder([
      "A.framework/Headers/A.h": "", "B.framework/Versions/A/Resources/de.lproj/": "",
      "C.app/Base.lproj/Main.storyboardc": "", "D.bundle/x.png": "",
      "E.app/Frameworks/F.framework/L.strings": "",
    ])
    try folder.link("B.framework/Versions/Current", to: "A")
    try folder.link("D.bundle/loop", to: "..")
    #expect(
      ResourceFinder.paths(named: [folder.path])
        == [folder("B.framework"), folder("E.app")])
    #expect(found(["A.framework"], in: folder) == ["A.framework"])
  }

  @Test func `a folder without resources stands for itself`() throws {
    let folder = try TemporaryFolder(["docs/readme.md": "", "App/L.xcstrings": ""])
    #expect(found(["docs", "App"], in: folder) == ["App/L.xcstrings", "docs"])
  }

  @Test func `links that lead back up end, and a pipe is read to meet the error`() throws {
    let folder = try TemporaryFolder(["App/L.xcstrings": ""])
    try folder.link("App/loop", to: "..")
    try folder.makePipe("App/M.xcstrings")
    let paths = ResourceFinder.paths(named: [folder.path])
    #expect(paths == [folder("App/L.xcstrings"), folder("App/M.xcstrings")])
    #expect(
      ResourceReader.resource(at: folder("App/M.xcstrings")).diagnostics.map(\.id)
        == ["resource.unreadable"])
  }

  @Test(.enabled(if: getuid() != 0))
  func `a folder that may not be listed is among the paths`() throws {
    let folder = try TemporaryFolder(["App/L.xcstrings": "", "App/locked/": ""])
    chmod(folder("App/locked"), 0)
    defer { chmod(folder("App/locked"), 0o755) }
    #expect(found(["App"], in: folder) == ["App/L.xcstrings", "App/locked"])
  }
}
