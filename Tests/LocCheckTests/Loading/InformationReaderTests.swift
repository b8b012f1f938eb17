import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

@testable import LocCheck

/// What bundles say about themselves.
struct InformationReaderTests {
  @Test func `an XML and a binary file say the same`() throws {
    let folder = try TemporaryFolder(["xml.plist": MessageFileSamples.information])
    try folder.write(MessageFileSamples.binaryInformation, to: "binary.plist")
    for name in ["xml.plist", "binary.plist"] {
      let read = InformationReader.information(at: folder(name))
      #expect(read.value == BundleInformation(developmentRegion: "de"))
      #expect(read.diagnostics == [])
    }
  }

  @Test(arguments: ["$(DEVELOPMENT_LANGUAGE)", "${DEVELOPMENT_LANGUAGE}"])
  func `a build setting among the sources is no region`(setting: String) throws {
    let folder = try TemporaryFolder([
      "Info.plist": MessageFileSamples.propertyList(
        """
        <key>CFBundleDevelopmentRegion</key><string>\(setting)</string>
        <key>CFBundleLocalizations</key><array><string>fr</string></array>
        <key>CFBundleAllowMixedLocalizations</key><true/>
        """)
    ])
    let read = InformationReader.information(at: folder("Info.plist"))
    #expect(
      read.value
        == BundleInformation(localizations: ["fr"], allowsMixedLocalizations: true))
  }

  @Test func `a file that is no dictionary is a warning`() throws {
    let folder = try TemporaryFolder(["Info.plist": "", "List.plist": "(a, b)", "folder/": ""])
    try folder.makePipe("Pipe.plist")
    for (name, reason) in [
      ("Info.plist", "it is no property list with keys"),
      ("List.plist", "it is no property list with keys"),
      ("folder", "it is a folder where a file is meant"),
      ("Pipe.plist", "it is a pipe, a socket or a device where a file is meant"),
      ("gone", "no such file or folder"),
    ] {
      let read = InformationReader.information(at: folder(name))
      #expect(read.value == nil)
      #expect(read.diagnostics.map(\.id) == ["bundle.unreadable-information"])
      #expect(read.diagnostics.map(\.severity) == [.warning])
      #expect(read.diagnostics.map(\.message) == ["cannot read '\(folder(name))': \(reason)"])
    }
  }
}
