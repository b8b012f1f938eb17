import LocCheckDiagnostics
import LocCheckSources
import Testing

/// `.xcconfig` files, as a project is based on them.
struct BuildSettingsReaderTests {
  /// Reads a project that is based on the file `App/A.xcconfig` among some files.
  private func read(_ files: [String: String], own: String = "") -> Diagnosed<SourceProject> {
    let text = """
      {objects = {
        T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (X1, ); };
        X1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F1;
          buildSettings = {\(own)}; };
        F1 = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };
      }; }
      """
    return XcodeFixtures.read(text, settings: files)
  }

  @Test(
    arguments: [
      ("SWIFT_EMIT_LOC_STRINGS = YES", true), ("SWIFT_EMIT_LOC_STRINGS=NO", false),
      ("\tSWIFT_EMIT_LOC_STRINGS  =  YES // = NO", true),
      ("// SWIFT_EMIT_LOC_STRINGS = YES", nil),
      ("SWIFT_EMIT_LOC_STRINGS = NO\r\nSWIFT_EMIT_LOC_STRINGS = YES", true),
      ("SWIFT_EMIT_LOC_STRINGS[config=Debug] = YES\nSWIFT_EMIT_LOC_STRINGS = NO", true),
      ("SWIFT_EMIT_LOC_STRINGS[config=Rel*] = YES", nil),
      ("SDKROOT = macosx\nSWIFT_EMIT_LOC_STRINGS[sdk=macosx*] = YES", true),
      ("SDKROOT = macosx\nSWIFT_EMIT_LOC_STRINGS[sdk=iphoneos*][arch=arm64] = YES", nil),
      ("ON = YES\nSWIFT_EMIT_LOC_STRINGS = $(ON)", true),
      ("SWIFT_EMIT_LOC_STRINGS = ${OFF}\nOFF = NO;", false),
      ("A = $(B)\nB = $(A)\nSWIFT_EMIT_LOC_STRINGS = $(A)", nil), ("= YES\n[\n#\n#include", nil),
    ] as [(String, Bool?)])
  func `a setting has the value that counts`(text: String, emits: Bool?) throws {
    let target = try #require(read(["App/A.xcconfig": text]).target("App"))
    #expect(target.settings.emitsStrings == emits)
  }

  @Test func `the project file counts before its settings file, and inherits from it`() throws {
    let files = [
      "App/A.xcconfig": "LOCALIZED_STRING_MACRO_NAMES = One\nSWIFT_EMIT_LOC_STRINGS = NO"
    ]
    let result = read(
      files,
      own: "LOCALIZED_STRING_MACRO_NAMES = \"$(inherited) Two\"; SWIFT_EMIT_LOC_STRINGS = YES;")
    let settings = try #require(result.target("App")).settings
    #expect(settings.macroNames == ["One", "Two"])
    #expect(settings.emitsStrings == true)
  }

  @Test func `files that include each other are read once each`() throws {
    let result = read([
      "App/A.xcconfig": "#include \"Sub/B.xcconfig\"\n#include? \"Secret.xcconfig\"",
      "App/Sub/B.xcconfig":
        "SWIFT_EMIT_LOC_STRINGS = YES\n#include \"../A.xcconfig\"\n#include \"C.xcconfig\"",
    ])
    #expect(try #require(result.target("App")).settings.emitsStrings == true)
    #expect(
      result.found.sorted() == [
        "project.include-cycle: #include \"../A.xcconfig\"",
        "project.missing-file: #include \"C.xcconfig\"",
      ])
  }

  @Test func `files that double at each step end`() throws {
    var files: [String: String] = [:]
    for index in 0..<60 {
      let include = "#include \"N\(index + 1).xcconfig\"\n"
      files[index == 0 ? "App/A.xcconfig" : "App/N\(index).xcconfig"] = include + include
    }
    #expect(read(files).value.targets.map(\.settings.emitsStrings) == [nil])
  }

  @Test func `values that double at each step end`() throws {
    let lines = (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))\n" }.joined()
    let result = read(["App/A.xcconfig": lines + "A60 = x\nPRODUCT_NAME = $(A0)"])
    #expect(try #require(result.target("App")).moduleName != nil)
  }
}
