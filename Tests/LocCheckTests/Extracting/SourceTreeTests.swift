import LocCheckDiagnostics
import Testing

@testable import LocCheck

/// Finding sources and projects below folders.
struct SourceTreeTests {
  @Test func `sources and projects of a folder are found, those of others are not`() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/B.txt": "", "App/Package.swift": "",
      "App/Package@swift-5.9.swift": "", "App/App.xcodeproj/project.pbxproj": "",
      "App/Kit.podspec": "", "App/Podfile": "", "App/Build/A.stringsdata": "{}",
      "App/Pods/P.swift": "", "App/.build/C.swift": "", "App/node_modules/N.swift": "",
      "App/DerivedData/D.swift": "", "App/Assets.xcassets/X.swift": "",
    ])
    let tree = SourceTree([folder.path])
    let prefix = folder.path + "/App/"
    #expect(tree.swiftFiles == [prefix + "A.swift"])
    #expect(
      tree.projects
        == ["App.xcodeproj", "Kit.podspec", "Package.swift", "Podfile"].map { prefix + $0 })
    #expect(tree.stringsData == [prefix + "Build/A.stringsdata"])
    #expect(tree.problems.isEmpty)
  }

  @Test func `a folder that is named is entered whatever it is called`() throws {
    let folder = try TemporaryFolder(["Pods/P.swift": ""])
    #expect(SourceTree([folder.path]).swiftFiles == [])
    #expect(SourceTree([folder.path + "/Pods"]).swiftFiles == [folder.path + "/Pods/P.swift"])
  }

  @Test func `patterns are followed, and files are found once`() throws {
    let folder = try TemporaryFolder(["A.swift": "", "B/C.swift": "", "B/D.m": ""])
    let tree = SourceTree([folder.path + "/**/*.swift", folder.path, folder.path + "/A.swift"])
    #expect(tree.swiftFiles == [folder.path + "/A.swift", folder.path + "/B/C.swift"])
    #expect(tree.problems.isEmpty)
  }

  @Test func `links that lead back up end`() throws {
    let folder = try TemporaryFolder(["A.swift": "", "B/C.swift": ""])
    try folder.link("B/up", to: "..")
    #expect(SourceTree([folder.path]).swiftFiles.count == 2)
  }

  @Test func `what names nothing, and what is no source, is told`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let tree = SourceTree([folder.path + "/gone", folder.path + "/a.txt"])
    #expect(
      tree.problems.map(\.message) == [
        "'\(folder.path)/gone' names no file and no folder",
        "'\(folder.path)/a.txt' is of no kind that messages come from",
      ])
    #expect(tree.problems.map(\.id.name) == ["source.missing", "source.unsupported"])
  }
}
