import LocCheckDiagnostics
import LocCheckSources
import Testing

@testable import LocCheck

/// Which code belongs to which target, package and bundle on the disk.
struct TargetedExtractionTests {
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
      "App/A.swift": ExtractionSample.view("Text(\"Save\")"),
      "App/NotMine.swift": ExtractionSample.view("Text(\"Mine\")"),
      "Shared/Orphan.swift": ExtractionSample.view("Text(\"Orphan\")"),
      "App/Localizable.xcstrings": ExtractionSample.catalog("Save"),
    ])
    let report = await ExtractionSample.report(of: folder)
    #expect(ExtractionSample.rules(report).contains("extract.untargeted-code Mine"))
    #expect(!ExtractionSample.rules(report).contains { $0.hasPrefix("extract.missing-key") })
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
      "Kit/Sources/K.swift": ExtractionSample.view("Text(\"Kit key\")"),
      "Kit/Resources/Localizable.xcstrings": ExtractionSample.catalog("Kit key"),
      "Podfile": "target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n",
      "App/A.swift": ExtractionSample.view("Text(\"App key\")"),
    ])
    let report = await ExtractionSample.report(of: folder)
    #expect(ExtractionSample.rules(report).contains("extract.untargeted-code App key"))
    #expect(!ExtractionSample.rules(report).contains("extract.missing-key App key"))
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
      "App/Localizable.xcstrings": ExtractionSample.catalog(),
    ])
    #expect(await ExtractionSample.rules(ExtractionSample.report(of: folder)) == [])
  }

  @Test func `a file that is called Package and declares none is Swift like any other`()
    async throws
  {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/Package.swift": "import SwiftUI\nprotocol Package {}\nlet a = Text(\"Parcel\")\n",
      "App/Localizable.xcstrings": ExtractionSample.catalog("Parcel"),
    ])
    let report = await ExtractionSample.report(of: folder)
    #expect(report.reconciliation.extraction.messages.map(\.target) == ["App"])
    #expect(!report.findings.contains { $0.id == "project.unknown-manifest" })
    #expect(!ExtractionSample.rules(report).contains("extract.stale-key Parcel"))
  }

  @Test(arguments: ["../../..", "/", ".."])
  func `a folder around the project is not walked`(path: String) async throws {
    let folder = try TemporaryFolder([
      "Deep/P/App.xcodeproj/project.pbxproj": Self.project(folder: path),
      "Deep/P/A.swift": ExtractionSample.view("Text(\"Save\")"),
      "Deep/Q/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Q", targets: [.target(name: "Q", path: "\(path)")])
      """,
    ])
    let report = await ExtractionSample.report(of: folder)
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
      "App/A.swift": ExtractionSample.view("Text(\"Save\")"),
      "App/Localizable.xcstrings": ExtractionSample.catalog("Save"),
    ])
    let report = await ExtractionSample.report(of: folder)
    #expect(report.findings.contains { $0.id.name.hasPrefix("project.") && $0.severity == .error })
    #expect(!report.findings.contains { $0.id == "extract.emission-off" })
  }

  @Test func `where no target is known, none can be named`() async throws {
    let folder = try TemporaryFolder(["A.swift": ExtractionSample.view("Text(\"Save\")")])
    let report = await ExtractionSample.report(of: folder) { $0.targets = ["App"] }
    #expect(report.findings.map(\.help) == ["none of the sources declares a target"])
  }
}
