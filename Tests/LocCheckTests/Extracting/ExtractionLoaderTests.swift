import LocCheckDiagnostics
import LocCheckSources
import Testing

@testable import LocCheck

/// Extractions from files on the disk.
struct ExtractionLoaderTests {
  @Test func `messages of a folder are held against the catalogs in it`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": ExtractionSample.view("Text(\"Save\"); Text(\"Open\")"),
      "Localizable.xcstrings": ExtractionSample.catalog("Save", "Close"),
    ])
    let report = await ExtractionSample.report(of: folder)
    #expect(report.reconciliation.extraction.messages.map(\.key.text) == ["Save", "Open"])
    #expect(
      ExtractionSample.rules(report) == ["extract.missing-key Open", "extract.stale-key Close"])
    #expect(report.fileCount == 1)
    #expect(report.exitStatus == .failure)
  }

  @Test func `types come from files that hold no text themselves`() async throws {
    let folder = try TemporaryFolder([
      "A.swift":
        "import SwiftUI\nstruct V: View { let item: Item\n  var body: some View { Text(\"\\(item.size) KB\") } }",
      "Item.swift": "struct Item { var size: Int32 }",
      "Other.swift": "struct Other { var weight: Int32 }",
    ])
    let report = await ExtractionSample.report(of: folder)
    #expect(report.reconciliation.extraction.messages.map(\.key.text) == ["%d KB"])
    #expect(report.fileCount == 3)
  }

  @Test func `a package's targets have their own catalogs, and its tests do not count`()
    async throws
  {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [
        .target(name: "Kit", resources: [.process("Resources")]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """,
      "Sources/Kit/A.swift":
        "let a = String(localized: \"No network\")\nlet b = String(localized: \"Offline\", bundle: .module)\n",
      "Sources/Kit/Resources/Localizable.xcstrings": ExtractionSample.catalog(
        "No network", "Offline"),
      "Tests/KitTests/T.swift": "let c = String(localized: \"Only a test\")\n",
    ])
    let report = await ExtractionSample.report(of: folder)
    #expect(report.targets == ["Kit"])
    #expect(ExtractionSample.rules(report) == ["extract.missing-bundle No network"])
    let messages = report.reconciliation.extraction.messages
    #expect(messages.map(\.target) == ["Kit", "Kit"])
    let named = await ExtractionSample.report(of: folder) { $0.targets = ["Kti"] }
    #expect(named.findings.map(\.id.name).contains("source.unknown-target"))
    #expect(named.exitStatus == .unusable)
  }

  @Test func `code of targets that are not asked for belongs to another target`() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "A"), .target(name: "B")])
      """,
      "Sources/A/A.swift": "let a = String(localized: \"In A\")\n",
      "Sources/B/B.swift": "let b = String(localized: \"In B\")\n",
    ])
    let report = await ExtractionSample.report(of: folder) { $0.targets = ["A"] }
    let extraction = report.reconciliation.extraction
    #expect(extraction.messages.map(\.key.text) == ["In A"])
    #expect(extraction.skipped.map(\.reason) == [.otherTarget])
  }

  @Test func `branches that no chosen build compiles are kept back`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      #if os(macOS)
        let a = String(localized: "Mac")
      #else
        let a = String(localized: "Touch")
      #endif

      """
    ])
    let mac = await ExtractionSample.report(of: folder) { $0.builds.platform = "macOS" }
    #expect(mac.reconciliation.extraction.messages.map(\.key.text) == ["Mac"])
    #expect(mac.reconciliation.extraction.skipped.map(\.reason) == [.inactiveCode])
    let any = await ExtractionSample.report(of: folder)
    #expect(any.reconciliation.extraction.messages.map(\.key.text) == ["Mac", "Touch"])
  }

  @Test func `what cannot be read is told, and the rest is read`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": ExtractionSample.view("Text(\"Save\")"),
      "B.swift": "let b = String(localized: \"Cut",
      "P.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = { A = { isa = ",
    ])
    try folder.write(
      Array("let c = String(localized: \"caf".utf8) + [0xE9] + Array("\")".utf8), to: "C.swift")
    try folder.makePipe("D.swift")
    try folder.link("loop", to: ".")
    let report = await ExtractionSample.report(of: folder)
    let keys = report.reconciliation.extraction.messages.compactMap(\.key.text)
    #expect(keys.contains("Save"))
    let ids = Set(report.findings.map(\.id.name))
    #expect(ids.isSuperset(of: ["source.unreadable", "encoding.invalid-utf8", "extract.syntax"]))
    #expect(ids.contains { $0.hasPrefix("project.") })
    #expect(report.exitStatus == .unusable)
  }

  @Test func `a build that reads no Swift says so, and reads what the compiler wrote`()
    async throws
  {
    let folder = try TemporaryFolder([
      "A.swift": ExtractionSample.view("Text(\"Save\")"),
      "Build/A.stringsdata": """
      {"source":"/src/A.swift","tables":{"Localizable":[{"comment":"","key":"Save",\
      "location":{"startingColumn":10,"startingLine":2}}]},"version":1}
      """,
      "Localizable.xcstrings": ExtractionSample.catalog("Save"),
    ])
    let without = await ExtractionSample.report(of: folder, reading: nil)
    #expect(ExtractionSample.rules(without) == ["source.no-scanner "])
    #expect(without.exitStatus == .unusable)
    let compiled = await ExtractionSample.report(of: folder, reading: nil) {
      $0.sources = [folder.path + "/Build"]
      $0.catalogs = [folder.path + "/*.xcstrings"]
    }
    #expect(compiled.reconciliation.extraction.messages.map(\.origin) == [.compiler])
    #expect(compiled.findings == [])
    #expect(compiled.exitStatus == .success)
  }

  @Test func `what is kept between runs changes no result`() async throws {
    let folder = try TemporaryFolder([
      "S/A.swift": ExtractionSample.view("Text(\"Save \\(1)\")"),
      "S/Localizable.xcstrings": ExtractionSample.catalog(),
    ])
    let plain = await ExtractionSample.report(of: folder) { $0.sources = [folder.path + "/S"] }
    for _ in 0..<2 {
      let kept = await ExtractionSample.report(of: folder) {
        $0.sources = [folder.path + "/S"]
        $0.cacheFolder = folder.path + "/cache"
      }
      #expect(kept.findings.map(\.message) == plain.findings.map(\.message))
      #expect(kept.reconciliation.extraction.messages.map(\.key.text) == ["Save %lld"])
    }
  }

  @Test func `a folder without sources is nothing to read`() async throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    #expect(await ExtractionSample.report(of: folder).exitStatus == .nothingSelected)
  }
}
