import Testing

@testable import LocCheck

/// Where things lie in bundles of every make.
struct BundleLayoutTests {
  /// A bundle on the disk, and where its parts are expected.
  struct Sample: Sendable, CustomTestStringConvertible {
    /// What the bundle stands for.
    var name: String
    /// The bundle's folder.
    var path: String
    /// The files in it.
    var files: [String]
    /// The symbolic links in it, with their destinations.
    var links: [(name: String, destination: String)] = []
    /// The folder of its contents, from that of the bundle.
    var contents = ""
    /// The folder of its resources.
    var resources: String?
    /// Its `Info.plist`.
    var information: String?

    /// The name.
    var testDescription: String { name }
  }

  /// The layouts that Core Foundation tells apart.
  static let samples: [Sample] = [
    Sample(
      name: "an app for iOS", path: "A.app", files: ["Info.plist", "de.lproj/L.strings"],
      resources: "", information: "Info.plist"),
    Sample(
      name: "an app for the Mac", path: "A.app",
      files: ["Contents/Info.plist", "Contents/Resources/de.lproj/L.strings", "Contents/MacOS/A"],
      contents: "Contents", resources: "Contents/Resources", information: "Contents/Info.plist"),
    Sample(
      name: "an app for the Mac without resources", path: "A.app",
      files: ["Contents/Info.plist", "Contents/MacOS/A", "L.strings"], contents: "Contents",
      resources: nil, information: "Contents/Info.plist"),
    Sample(
      name: "an app for iOS on a Mac", path: "A.app",
      files: ["Wrapper/A.app/Info.plist", "Wrapper/A.app/de.lproj/L.strings"],
      links: [("WrappedBundle", "Wrapper/A.app")], contents: "WrappedBundle",
      resources: "WrappedBundle", information: "WrappedBundle/Info.plist"),
    Sample(
      name: "an extension for iOS", path: "W.appex", files: ["Info.plist", "L.strings"],
      resources: "", information: "Info.plist"),
    Sample(
      name: "a framework for iOS", path: "K.framework",
      files: ["Info.plist", "K", "de.lproj/L.strings"], resources: "", information: "Info.plist"),
    Sample(
      name: "a framework for the Mac", path: "K.framework",
      files: ["Versions/A/Resources/Info.plist", "Versions/A/Resources/de.lproj/L.strings"],
      links: [("Versions/Current", "A"), ("Resources", "Versions/Current/Resources")],
      contents: "Versions/Current", resources: "Resources", information: "Resources/Info.plist"),
    Sample(
      name: "a framework for the Mac whose link to its resources was lost", path: "K.framework",
      files: ["Versions/A/Resources/Info.plist"], links: [("Versions/Current", "A")],
      contents: "Versions/Current", resources: "Versions/Current/Resources",
      information: "Versions/Current/Resources/Info.plist"),
    Sample(
      name: "a framework without versions", path: "K.framework",
      files: ["Resources/Info.plist", "Resources/L.strings"], resources: "Resources",
      information: "Resources/Info.plist"),
    Sample(
      name: "a framework with both folders", path: "K.framework",
      files: ["Resources/L.strings", "Contents/Resources/L.strings"], resources: "Resources"),
    Sample(
      name: "another bundle with both folders", path: "K.bundle",
      files: ["Resources/L.strings", "Contents/Resources/L.strings"], contents: "Contents",
      resources: "Contents/Resources"),
    Sample(
      name: "a package's resources as Xcode makes them for the Mac", path: "P_M.bundle",
      files: ["Contents/Info.plist", "Contents/Resources/de.lproj/L.strings"],
      contents: "Contents", resources: "Contents/Resources", information: "Contents/Info.plist"),
    Sample(
      name: "a package's resources as SwiftPM copies them", path: "P_M.bundle",
      files: ["L.xcstrings"], resources: ""),
    Sample(
      name: "a package's resources on Linux", path: "P_M.resources",
      files: ["de.lproj/L.strings"], resources: ""),
    Sample(
      name: "a pod's resources", path: "HomeBundle.bundle",
      files: ["Info.plist", "de.lproj/HomeLocalizable.strings"], resources: "",
      information: "Info.plist"),
    Sample(
      name: "resources in a folder of that name", path: "K.bundle",
      files: ["Resources/de.lproj/L.strings", "Info.plist"], resources: "Resources",
      information: "Info.plist"),
  ]

  @Test(arguments: samples)
  func `a product is taken apart as the device does`(sample: Sample) throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: sample.files.map { (sample.path + "/" + $0, "") }))
    for link in sample.links {
      try folder.link(sample.path + "/" + link.name, to: link.destination)
    }
    let root = folder(sample.path)
    let layout = BundleLayout(ofProduct: root)
    #expect(layout.contents == path(sample.contents, in: root))
    #expect(layout.resources == sample.resources.map { path($0, in: root) })
    #expect(layout.information == sample.information.map { path($0, in: root) })
  }

  /// Returns the path of a part of a bundle, the bundle's own for none.
  private func path(_ part: String, in root: String) -> String {
    part.isEmpty ? root : root + "/" + part
  }

  @Test func `a plain folder is flat whatever is in it`() throws {
    let folder = try TemporaryFolder([
      "Contents/Resources/L.strings": "", "Resources/Info.plist": "", "L.strings": "",
    ])
    let layout = BundleLayout(ofFolder: folder.path)
    #expect(layout.contents == folder.path)
    #expect(layout.resources == folder.path)
    #expect(layout.information == nil)
    try folder.write("", to: "Info.plist")
    #expect(BundleLayout(ofFolder: folder.path).information == folder("Info.plist"))
  }
}
