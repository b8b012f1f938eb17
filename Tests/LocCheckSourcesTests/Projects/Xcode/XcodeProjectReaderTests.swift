import LocCheckDiagnostics
import LocCheckSources
import Testing

struct XcodeProjectReaderTests {
  @Test func `the files of build phases have the paths of their groups`() throws {
    let result = XcodeFixtures.read(XcodeFixtures.grouped)
    let target = try #require(result.target("Bakery"))
    #expect(
      target.sources.lines == [
        "App/Bakery/OrderList.swift", "Shared Code/Format.swift", "/opt/made/Made.swift",
      ])
    #expect(
      target.resources.lines == [
        "App/Bakery/Localizable.xcstrings", "App/Bakery/en.lproj/InfoPlist.strings",
        "App/Bakery/de.lproj/InfoPlist.strings", "App/Bakery/Help/",
      ])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `targets have their products, dependencies, languages and places`() throws {
    let marked = MarkedProject(XcodeFixtures.grouped, path: "App/Field.xcodeproj/project.pbxproj")
    let project = XcodeProjectReader.project(from: marked.source).value
    #expect(project.targets.map(\.product) == [.application, .tests])
    #expect(project.targets.map(\.dependencies) == [["Cart"], ["Bakery"]])
    #expect(project.targets[0].range?.bounds == marked.marks[0])
    #expect(project.targets[0].settings.emissionRange?.bounds == marked.marks[1])
    #expect(project.targets[0].settings.developmentLanguage == "en")
    #expect(project.knownLanguages == ["en", "de"])
    #expect(
      project.references.map { "\($0.kind) \($0.path)" } == [
        "package App/Packages/CartKit", "project App/Vendor/Oven.xcodeproj",
      ])
  }

  @Test(
    arguments: [
      ("Debug", "Bakery", true, true), ("Release", "Bakery", false, nil),
      ("Debug", "BakeryTests", false, true), ("Staging", "Bakery", false, nil),
    ] as [(String, String, Bool?, Bool?)])
  func `settings are those of the configuration, of the target before the project`(
    configuration: String, target: String, emits: Bool?, prefers: Bool?
  ) throws {
    let result = XcodeFixtures.read(XcodeFixtures.grouped, configuration: configuration)
    let settings = try #require(result.target(target)).settings
    #expect(settings.emitsStrings == emits)
    #expect(settings.prefersStringCatalogs == prefers)
    #expect(settings.platform == "iOS")
  }

  @Test func `names of modules and macros are resolved`() throws {
    let target = try #require(XcodeFixtures.read(XcodeFixtures.grouped).target("Bakery"))
    #expect(target.moduleName == "Bakery_Home")
    #expect(target.settings.macroNames == ["BakeryString"])
  }

  @Test func `a synchronised folder belongs to its targets but for exceptions`() throws {
    let result = XcodeFixtures.read(XcodeFixtures.synchronized)
    let folder =
      "App/Field/ -App/Field/Info.plist -App/Field/Drafts/Old.swift"
      + " -App/Field/Text/*.lproj/Legacy.strings"
    let app = try #require(result.target("Field"))
    #expect(app.sources.lines == [folder])
    #expect(app.resources.lines == [folder])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `exceptions of other targets and of their phases add files`() throws {
    let widget = try #require(XcodeFixtures.read(XcodeFixtures.synchronized).target("FieldWidget"))
    #expect(widget.sources.lines == ["App/Parts/FieldWidget/", "App/Field/Shared/Count.swift"])
    #expect(
      widget.resources.lines == [
        "App/Parts/FieldWidget/", "App/Field/Localizable.xcstrings",
        "App/Field/Text/*.lproj/Legacy.strings", "App/Field/Extra.xcstrings",
      ])
  }

  @Test func `settings files are read, also from synchronised folders`() throws {
    let result = XcodeFixtures.read(
      XcodeFixtures.synchronized,
      settings: [
        "App/Settings/App/Debug.xcconfig":
          "#include \"../Base.xcconfig\"\nPRODUCT_MODULE_NAME = Meadow // no spaces",
        "App/Settings/Base.xcconfig": "SWIFT_EMIT_LOC_STRINGS = YES;",
      ])
    let target = try #require(result.target("Field"))
    #expect(target.settings.emitsStrings == true)
    #expect(target.settings.emissionRange?.start.description == "App/Settings/Base.xcconfig:1:26")
    #expect(target.settings.platform == "macOS")
    #expect(target.moduleName == "Meadow")
    #expect(
      result.value.references.map { "\($0.kind) \($0.path)" } == [
        "buildSettings App/Settings/App/Debug.xcconfig", "package FieldKit",
      ])
  }

  @Test(
    arguments: [
      ("application", .application), ("application.watchapp2", .application),
      ("app-extension", .appExtension), ("extensionkit-extension", .appExtension),
      ("watchkit2-extension", .appExtension), ("framework", .framework),
      ("framework.static", .framework), ("library.static", .library),
      ("bundle", .resourceBundle), ("bundle.ui-testing", .tests), ("tool", .other),
    ] as [(String, SourceTarget.Product)])
  func `product types are told apart`(type: String, product: SourceTarget.Product) {
    let text =
      "{objects = {T = {isa = PBXNativeTarget; name = A;"
      + " productType = \"com.apple.product-type.\(type)\"; }; }; }"
    #expect(XcodeFixtures.read(text).value.targets.map(\.product) == [product])
  }

  @Test func `a project as an XML property list is read the same`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>objects</key><dict>
        <key>F1</key><dict><key>isa</key><string>PBXFileReference</string>
          <key>path</key><string>A.swift</string><key>sourceTree</key><string>SOURCE_ROOT</string></dict>
        <key>B1</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F1</string></dict>
        <key>S1</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
          <key>files</key><array><string>B1</string></array></dict>
        <key>T1</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>A</string>
          <key>buildPhases</key><array><string>S1</string></array></dict>
      </dict></dict></plist>
      """
    let result = XcodeFixtures.read(text)
    #expect(try #require(result.target("A")).sources.lines == ["App/A.swift"])
    #expect(result.diagnostics.isEmpty)
  }
}
