import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

@testable import LocCheck

/// Bundles that lie in others.
struct NestedBundleReaderTests {
  /// Reads the bundles in a product.
  private func bundles(in path: String) -> NestedBundleReader {
    NestedBundleReader(product: path, BundleLayout(ofProduct: path))
  }

  /// Makes a folder with a table for each path.
  private func folder(_ paths: [String]) throws -> TemporaryFolder {
    try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, MessageFileSamples.strings) }))
  }

  @Test func `an app for iOS has frameworks, extensions, bundles and an app for the watch`() throws
  {
    let folder = try folder([
      "A.app/Frameworks/K.framework/de.lproj/L.strings",
      "A.app/Frameworks/K.framework/KResources.bundle/L.strings",
      "A.app/PlugIns/W.appex/de.lproj/L.strings", "A.app/Extensions/E.appex/L.strings",
      "A.app/P_M.bundle/de.lproj/L.strings", "A.app/Watch/T.app/de.lproj/L.strings",
      "A.app/Watch/T.app/PlugIns/C.appex/L.strings", "A.app/de.lproj/No.bundle/L.strings",
      "A.app/.hidden/H.bundle/L.strings",
    ])
    let reader = bundles(in: folder("A.app"))
    #expect(reader.bundles.map(\.name) == ["E", "K", "P_M", "W", "T", "KResources", "C"])
    #expect(reader.diagnostics == [])
    #expect(reader.bundles.allSatisfy { $0.contents.files.map(\.table) == ["L"] })
    #expect(reader.bundles.allSatisfy { $0.contents.nested.isEmpty })
  }

  @Test func `an app for the Mac has all of it in its contents`() throws {
    let folder = try folder([
      "A.app/Contents/Frameworks/K.framework/Versions/A/Resources/de.lproj/L.strings",
      "A.app/Contents/Frameworks/K.framework/Versions/A/XPCServices/S.xpc/Contents/Resources/"
        + "L.strings",
      "A.app/Contents/PlugIns/W.appex/Contents/Resources/L.strings",
      "A.app/Contents/Resources/P_M.bundle/Contents/Resources/de.lproj/L.strings",
      "A.app/Contents/SharedFrameworks/F.framework/Resources/L.strings",
      "A.app/Outside.bundle/L.strings",
    ])
    try folder.link("A.app/Contents/Frameworks/K.framework/Versions/Current", to: "A")
    try folder.link(
      "A.app/Contents/Frameworks/K.framework/Resources", to: "Versions/Current/Resources")
    let reader = bundles(in: folder("A.app"))
    #expect(reader.bundles.map(\.name) == ["K", "W", "P_M", "F", "S"])
    #expect(reader.diagnostics == [])
    #expect(reader.bundles.allSatisfy { $0.contents.files.map(\.table) == ["L"] })
  }

  @Test func `of two bundles of one name the outermost is read`() throws {
    let folder = try folder([
      "A.app/PlugIns/W.appex/P_M.bundle/Inner.strings", "A.app/P_M.bundle/Outer.strings",
      "A.app/z/P_M.bundle/Later.strings",
    ])
    let reader = bundles(in: folder("A.app"))
    #expect(reader.bundles.map(\.name) == ["P_M", "W"])
    #expect(reader.bundles.first?.contents.files.map(\.table) == ["Outer"])
    #expect(
      reader.diagnostics.map(\.message) == [
        "two bundles are named 'P_M': '\(folder("A.app/P_M.bundle"))' is read and "
          + "'\(folder("A.app/z/P_M.bundle"))' is not",
        "two bundles are named 'P_M': '\(folder("A.app/P_M.bundle"))' is read and "
          + "'\(folder("A.app/PlugIns/W.appex/P_M.bundle"))' is not",
      ])
    #expect(Set(reader.diagnostics.map(\.id)) == ["bundle.duplicate-name"])
    #expect(Set(reader.diagnostics.map(\.severity)) == [.warning])
  }

  @Test func `links that lead back up end`() throws {
    let folder = try folder([
      "A.app/Frameworks/K.framework/L.strings", "A.app/Frameworks/K.framework/sub/x",
    ])
    try folder.link("A.app/Frameworks/K.framework/Loop.bundle", to: "../../../A.app")
    try folder.link("A.app/Frameworks/K.framework/sub/up", to: "../../..")
    try folder.link("A.app/self.bundle", to: "self.bundle")
    let reader = bundles(in: folder("A.app"))
    #expect(reader.bundles.map(\.name) == ["K"])
    #expect(reader.diagnostics == [])
  }

  @Test func `a folder of sources has the bundles directly in it`() throws {
    let folder = try folder([
      "R/V.bundle/L.strings", "R/V.bundle/sub/U.bundle/L.strings", "R/sub/X.bundle/L.strings",
      "R/.H.bundle/L.strings", "R/File.bundle",
    ])
    let reader = NestedBundleReader(sources: folder("R"))
    #expect(reader.bundles.map(\.name) == ["V", "U"])
    #expect(reader.diagnostics == [])
  }

  @Test func `a chain of bundles as deep as paths can be is read`() throws {
    let chain = (0..<300).map { "b\($0).bundle" }.joined(separator: "/")
    let folder = try folder(["A.app/\(chain)/L.strings"])
    let reader = bundles(in: folder("A.app"))
    #expect(reader.bundles.count == 300)
    #expect(reader.bundles.last?.name == "b299")
    #expect(reader.diagnostics == [])
  }
}
