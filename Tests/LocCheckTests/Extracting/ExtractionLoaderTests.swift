import LocCheckDiagnostics
import LocCheckSources
import Testing

@testable import LocCheck

/// Extractions from files on the disk.
struct ExtractionLoaderTests {
  /// Returns a catalog with some keys.
  private static func catalog(_ keys: String...) -> String {
    let entries = keys.map { "\"\($0)\" : { }" }.joined(separator: ", ")
    return "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
  }

  /// Returns a view with a body.
  private static func view(_ body: String) -> String {
    "import SwiftUI\nstruct V: View { var body: some View { \(body) } }\n"
  }

  /// Returns what the sources of a folder give.
  private func report(
    of folder: TemporaryFolder, reading swift: SwiftReading? = .toolchain,
    _ change: (inout ExtractionRequest) -> Void = { _ in }
  ) async -> ExtractionReport {
    var request = ExtractionRequest(sources: [folder.path])
    change(&request)
    return await ExtractionLoader.report(request, reading: swift)
  }

  /// Returns the rules and keys of findings.
  private func rules(_ report: ExtractionReport) -> [String] {
    report.findings.map { "\($0.id.name) \($0.subject?.key ?? "")" }
  }

  @Test func `messages of a folder are held against the catalogs in it`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.view("Text(\"Save\"); Text(\"Open\")"),
      "Localizable.xcstrings": Self.catalog("Save", "Close"),
    ])
    let report = await report(of: folder)
    #expect(report.reconciliation.extraction.messages.map(\.key.text) == ["Save", "Open"])
    #expect(rules(report) == ["extract.missing-key Open", "extract.stale-key Close"])
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
    let report = await report(of: folder)
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
      "Sources/Kit/Resources/Localizable.xcstrings": Self.catalog("No network", "Offline"),
      "Tests/KitTests/T.swift": "let c = String(localized: \"Only a test\")\n",
    ])
    let report = await report(of: folder)
    #expect(report.targets == ["Kit"])
    #expect(rules(report) == ["extract.missing-bundle No network"])
    let messages = report.reconciliation.extraction.messages
    #expect(messages.map(\.target) == ["Kit", "Kit"])
    let named = await self.report(of: folder) { $0.targets = ["Kti"] }
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
    let report = await report(of: folder) { $0.targets = ["A"] }
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
    let mac = await report(of: folder) { $0.builds.platform = "macOS" }
    #expect(mac.reconciliation.extraction.messages.map(\.key.text) == ["Mac"])
    #expect(mac.reconciliation.extraction.skipped.map(\.reason) == [.inactiveCode])
    let any = await report(of: folder)
    #expect(any.reconciliation.extraction.messages.map(\.key.text) == ["Mac", "Touch"])
  }

  @Test func `what cannot be read is told, and the rest is read`() async throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.view("Text(\"Save\")"), "B.swift": "let b = String(localized: \"Cut",
      "P.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = { A = { isa = ",
    ])
    try folder.write(
      Array("let c = String(localized: \"caf".utf8) + [0xE9] + Array("\")".utf8), to: "C.swift")
    try folder.makePipe("D.swift")
    try folder.link("loop", to: ".")
    let report = await report(of: folder)
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
      "A.swift": Self.view("Text(\"Save\")"),
      "Build/A.stringsdata": """
      {"source":"/src/A.swift","tables":{"Localizable":[{"comment":"","key":"Save",\
      "location":{"startingColumn":10,"startingLine":2}}]},"version":1}
      """,
      "Localizable.xcstrings": Self.catalog("Save"),
    ])
    let without = await report(of: folder, reading: nil)
    #expect(rules(without) == ["source.no-scanner "])
    #expect(without.exitStatus == .unusable)
    let compiled = await report(of: folder, reading: nil) {
      $0.sources = [folder.path + "/Build"]
      $0.catalogs = [folder.path + "/*.xcstrings"]
    }
    #expect(compiled.reconciliation.extraction.messages.map(\.origin) == [.compiler])
    #expect(compiled.findings == [])
    #expect(compiled.exitStatus == .success)
  }

  @Test func `what is kept between runs changes no result`() async throws {
    let folder = try TemporaryFolder([
      "S/A.swift": Self.view("Text(\"Save \\(1)\")"), "S/Localizable.xcstrings": Self.catalog(),
    ])
    let plain = await report(of: folder) { $0.sources = [folder.path + "/S"] }
    for _ in 0..<2 {
      let kept = await report(of: folder) {
        $0.sources = [folder.path + "/S"]
        $0.cacheFolder = folder.path + "/cache"
      }
      #expect(kept.findings.map(\.message) == plain.findings.map(\.message))
      #expect(kept.reconciliation.extraction.messages.map(\.key.text) == ["Save %lld"])
    }
  }

  @Test func `a folder without sources is nothing to read`() async throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    #expect(await report(of: folder).exitStatus == .nothingSelected)
  }

  /// A project with a folder that is synchronised with the disk, and a file taken out of it.
  private static func project(folder: String = "App") -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = M; targets = ( T ); };
      M = { isa = PBXGroup; children = ( G ); sourceTree = "<group>"; };
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(folder)"; sourceTree = "<group>";
        exceptions = ( E ); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = ( NotMine.swift ); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = ( G ); };
    }; }

    """
  }

  @Test func `code in no target is neither held against the tables of targets nor added to them`()
    async throws
  {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/A.swift": Self.view("Text(\"Save\")"), "App/NotMine.swift": Self.view("Text(\"Mine\")"),
      "Shared/Orphan.swift": Self.view("Text(\"Orphan\")"),
      "App/Localizable.xcstrings": Self.catalog("Save"),
    ])
    let report = await report(of: folder)
    #expect(rules(report).contains("extract.untargeted-code Mine"))
    #expect(!rules(report).contains { $0.hasPrefix("extract.missing-key") })
    let update = CatalogUpdate(of: folder("App/Localizable.xcstrings"), with: report)
    #expect(update.changes.changes == [])
    #expect(!update.isRefused)
  }

  @Test func `an app without a project has no part in the catalog of a pod`() async throws {
    let folder = try TemporaryFolder([
      "Kit/Kit.podspec": """
      Pod::Spec.new do |s|
        s.name = 'Kit'
        s.source_files = 'Sources/*.swift'
        s.resources = 'Resources/*.xcstrings'
      end
      """,
      "Kit/Sources/K.swift": Self.view("Text(\"Kit key\")"),
      "Kit/Resources/Localizable.xcstrings": Self.catalog("Kit key"),
      "Podfile": "target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n",
      "App/A.swift": Self.view("Text(\"App key\")"),
    ])
    let report = await report(of: folder)
    #expect(rules(report).contains("extract.untargeted-code App key"))
    #expect(!rules(report).contains("extract.missing-key App key"))
    let update = CatalogUpdate(of: folder("Kit/Resources/Localizable.xcstrings"), with: report)
    #expect(update.changes.changes == [])
  }

  @Test func `a bundle that lies among the sources is read`() async throws {
    let folder = try TemporaryFolder([
      "App/A.swift": """
      import Foundation
      func title() -> String {
        let path = Bundle.main.path(forResource: "ChooserStrings", ofType: "bundle")!
        return Bundle(path: path)!.localizedString(forKey: "chooseFromRoll", value: nil, table: nil)
      }
      """,
      "App/ChooserStrings.bundle/en.lproj/Localizable.strings":
        "\"chooseFromRoll\" = \"Choose\";\n",
      "App/Localizable.xcstrings": Self.catalog(),
    ])
    #expect(await rules(report(of: folder)) == [])
  }

  @Test func `a file that is called Package and declares none is Swift like any other`()
    async throws
  {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Package.swift": "import SwiftUI\nprotocol Package {}\nlet a = Text(\"Parcel\")\n",
      "App/Localizable.xcstrings": Self.catalog("Parcel"),
    ])
    let report = await report(of: folder)
    #expect(report.reconciliation.extraction.messages.map(\.target) == ["App"])
    #expect(!report.findings.contains { $0.id == "project.unknown-manifest" })
    #expect(!rules(report).contains("extract.stale-key Parcel"))
  }

  @Test(arguments: ["../../..", "/", ".."])
  func `a folder around the project is not walked`(path: String) async throws {
    let folder = try TemporaryFolder([
      "Deep/P/App.xcodeproj/project.pbxproj": Self.project(folder: path),
      "Deep/P/A.swift": Self.view("Text(\"Save\")"),
      "Deep/Q/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Q", targets: [.target(name: "Q", path: "\(path)")])
      """,
    ])
    let report = await report(of: folder)
    let problems = report.findings.filter { $0.id == "source.unreadable" }.map(\.message)
    #expect(problems.contains { $0.hasSuffix("it lies outside of the package") })
    #expect(problems.contains { $0.hasSuffix("with all that is beside the project") })
    #expect(report.fileCount == 1)
    #expect(report.exitStatus == .unusable)
  }

  @Test func `what a project file that is cut off lacks is no finding`() async throws {
    let whole = Self.project()
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": String(whole.prefix(whole.utf8.count - 12)),
      "App/A.swift": Self.view("Text(\"Save\")"),
      "App/Localizable.xcstrings": Self.catalog("Save"),
    ])
    let report = await report(of: folder)
    #expect(report.findings.contains { $0.id.name.hasPrefix("project.") && $0.severity == .error })
    #expect(!report.findings.contains { $0.id == "extract.emission-off" })
  }

  @Test func `where no target is known, none can be named`() async throws {
    let folder = try TemporaryFolder(["A.swift": Self.view("Text(\"Save\")")])
    let report = await report(of: folder) { $0.targets = ["App"] }
    #expect(report.findings.map(\.help) == ["none of the sources declares a target"])
  }
}
