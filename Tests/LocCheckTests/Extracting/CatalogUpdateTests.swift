import Foundation
import LocCheckDiagnostics
import LocCheckSources
import Testing

@testable import LocCheck

/// Catalogs that are brought up to date, or left as they are.
struct CatalogUpdateTests {
  /// The entries of a catalog: one that the sources have, and one that may be in what cannot be read.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hidden" : {

        },
        "One" : {

        }
      },
      "version" : "1.0"
    }
    """

  /// A file with a message that the catalog lacks, so that there is something to change.
  private static let good = "import SwiftUI\nlet a = Text(\"One\")\nlet b = Text(\"Two\")\n"

  /// Returns the update of a folder's catalog.
  private func update(
    _ folder: TemporaryFolder, _ change: (inout ExtractionRequest) -> Void = { _ in }
  ) async -> (update: CatalogUpdate, report: ExtractionReport) {
    var request = ExtractionRequest(sources: [folder.path])
    change(&request)
    let report = await ExtractionLoader.report(request, reading: .toolchain)
    return (CatalogUpdate(of: folder("Localizable.xcstrings"), with: report), report)
  }

  /// Expects that nothing is written, and that nothing is said to be.
  private func expectRefusal(
    _ update: CatalogUpdate, of folder: TemporaryFolder, with id: Diagnostic.ID,
    in location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    #expect(update.isRefused, sourceLocation: location)
    #expect(update.diagnostics.contains { $0.id == id }, sourceLocation: location)
    #expect(update.changes.changes == [], sourceLocation: location)
    let before = try folder.text(of: "Localizable.xcstrings")
    try update.write()
    #expect(try folder.text(of: "Localizable.xcstrings") == before, sourceLocation: location)
  }

  @Test func `a catalog follows sources that were read to their ends`() async throws {
    let folder = try TemporaryFolder(["A.swift": Self.good, "Localizable.xcstrings": Self.catalog])
    let update = await update(folder).update
    #expect(update.changes.changes.map(\.text) == ["- Hidden  removed", "+ Two"])
    #expect(!update.isRefused)
  }

  @Test(arguments: [
    "let text = \"\"\"\nText(\"Hidden\")\n", "/* Text(\"Hidden\")\n", "let a = Text(\"One)\n",
    "let b = 1\n<<<<<<< HEAD\nlet a = Text(\"Hidden\")\n=======\nlet a = 2\n>>>>>>> branch\n",
    String(repeating: "[", count: 100_000) + "\nlet b = Text(\"Hidden\")",
    "// loccheck:ignore syntax we know\nlet a = Text(\"One\n",
  ])
  func `a catalog stays as it is where Swift is not read to its end`(code: String) async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.good, "B.swift": "import SwiftUI\n" + code,
      "Localizable.xcstrings": Self.catalog,
    ])
    try expectRefusal(await update(folder).update, of: folder, with: "sync.unread-sources")
  }

  @Test func `a catalog stays as it is where a file is not UTF-8`() async throws {
    let folder = try TemporaryFolder(["A.swift": Self.good, "Localizable.xcstrings": Self.catalog])
    try folder.write(Array("let c = Text(\"caf".utf8) + [0xE9] + Array("\")".utf8), to: "C.swift")
    let (update, report) = await update(folder)
    try expectRefusal(update, of: folder, with: "sync.unread-sources")
    #expect(report.exitStatus == .unusable)
  }

  @Test func `a file of UTF-16 is read, or the catalog stays as it is`() async throws {
    let code = "import SwiftUI\nlet a = Text(\"One\"), b = Text(\"Hidden\")\n"
    for mark: [UInt8] in [[0xFF, 0xFE], []] {
      let folder = try TemporaryFolder(["Localizable.xcstrings": Self.catalog])
      let units = code.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      try folder.write(mark + units, to: "A.swift")
      let update = await update(folder).update
      #expect(update.isRefused || update.changes.changes.isEmpty)
      #expect(update.isRefused == mark.isEmpty)
    }
  }

  @Test func `a catalog stays as it is where .stringsdata is cut off`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.good, "Localizable.xcstrings": Self.catalog,
      "Build/B.stringsdata": """
      {"source":"/src/B.swift","tables":{"Localizable":[{"comment":"","key":"Hid
      """,
    ])
    let (update, report) = await update(folder)
    try expectRefusal(update, of: folder, with: "sync.unread-sources")
    #expect(report.exitStatus == .unusable)
  }

  @Test(arguments: ["// !$*UTF8*$!\n{ objects = { A = { isa = ", "", "{ objects = ( 1, 2 ", "{{{"])
  func `a catalog stays as it is where a project file is cut off`(project: String) async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.good, "Localizable.xcstrings": Self.catalog,
      "App.xcodeproj/project.pbxproj": project,
    ])
    let (update, report) = await update(folder)
    try expectRefusal(update, of: folder, with: "sync.unread-sources")
    #expect(report.exitStatus == .unusable)
  }

  @Test(arguments: [
    ("\"One\" : {\n\n    }", "\"One\" : 5", "catalog.wrong-type"),
    ("\"One\" : {\n\n    }", "\"One\" : [ ]", "catalog.wrong-type"),
    ("\"One\" : {", "\"Hidden\" : {", "catalog.duplicate-key"),
    ("1.0", "9.0", "catalog.unknown-version"),
  ])
  func `a catalog that is not understood stays as it is`(
    text: String, broken: String, id: String
  ) async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.good,
      "Localizable.xcstrings": Self.catalog.replacingOccurrences(of: text, with: broken),
    ])
    try expectRefusal(await update(folder).update, of: folder, with: Diagnostic.ID(id))
  }

  @Test func `what was read is known by whatever name`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.good, "Localizable.xcstrings": Self.catalog,
      "App.podspec": "Pod::Spec.new do |s|\n  s.name = 'App'\nend\n", "new.json": "",
    ])
    try folder.link("link.json", to: "App.podspec")
    let report = await update(folder).report
    for name in ["A.swift", "Localizable.xcstrings", "App.podspec", "link.json"] {
      #expect(report.isInput(folder(name)))
    }
    #expect(!report.isInput(folder("new.json")))
    #expect(!report.isInput(folder("none.json")))
  }

  @Test func `.stringsdata that was read is not written over`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.good, "Localizable.xcstrings": Self.catalog,
    ])
    let first = await update(folder).report
    #expect(try StringsDataExport.write(first, below: folder("out")) == [])
    let second = await update(folder) { $0.stringsData = [folder("out")] }.report
    #expect(StringsDataExport.replacedInput(of: first, below: folder("new")) == nil)
    #expect(throws: OutputError.self) {
      _ = try StringsDataExport.write(second, below: folder("out"))
    }
  }
}
