import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import Testing

struct PackageManifestReaderTests {
  /// Reads a manifest in the folder `Kit`.
  private func read(_ text: String) -> Diagnosed<SourceProject> {
    PackageManifestReader.project(from: SourceText(path: "Kit/Package.swift", text: text))
  }

  /// Reads a manifest of one version that declares targets.
  private func read(targets: String, before: String = "", after: String = "") -> Diagnosed<
    SourceProject
  > {
    read(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      \(before)
      let package = Package(name: "Kit", targets: \(targets))
      \(after)
      """)
  }

  /// What was noticed: the id and the text it points at.
  private func found(_ result: Diagnosed<SourceProject>) -> [String] {
    result.diagnostics.map { "\($0.id): \($0.range?.text ?? "-")" }
  }

  @Test func `a manifest gives targets with their files and settings`() throws {
    let result = read(
      """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(
        name: "Kit",
        defaultLocalization: "de",
        platforms: [.iOS(.v17), .macCatalyst(.v17)],
        products: [.library(name: "KitUI", targets: ["Kit", "Core"])],
        dependencies: [
          .package(url: "https://example.org/parser", from: "1.0.0"),
          .package(name: "Fonts", path: "../Fonts"),
        ],
        targets: [
          .target(
            name: "Kit",
            dependencies: ["Core", .product(name: "Parser", package: "parser"), .byName(name: "Fonts")],
            path: "Code/Kit",
            exclude: ["Notes.md", "Drafts"],
            sources: ["Views", "Kit.swift"],
            resources: [.process("Text"), .copy("Raw"), .copy("en.lproj"), .embedInCode("Key.txt")]),
          .target(name: "Core"),
          .executableTarget(name: "kit-tool", dependencies: [.target(name: "Kit")]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
          .macro(name: "KitMacros"),
          .plugin(name: "Lint", capability: .buildTool()),
          .binaryTarget(name: "Blob", path: "Blob.xcframework"),
          .systemLibrary(name: "CThing"),
        ]
      )
      """)
    #expect(result.diagnostics.isEmpty)
    let project = result.value
    #expect(
      project.targets.map { "\($0.name) \($0.product)" } == [
        "Kit library", "Core library", "kit-tool other", "KitTests tests", "KitMacros other",
        "Lint other",
      ])
    #expect(project.products == [PackageProduct(name: "KitUI", targets: ["Kit", "Core"])])
    #expect(project.references.map { "\($0.kind) \($0.path)" } == ["package Fonts"])
    let kit = try #require(project.targets.first)
    #expect(kit.range?.text == "\"Kit\"")
    #expect(kit.dependencies == ["Core", "Parser", "Fonts"])
    #expect(kit.settings.developmentLanguage == "de")
    #expect(kit.settings.emitsStrings == true)
    #expect(kit.settings.emissionRange?.text == "\"de\"")
    #expect(kit.settings.platform == "iOS")
    #expect(kit.sources.map(\.pattern) == ["Kit/Code/Kit/Views", "Kit/Code/Kit/Kit.swift"])
    #expect(
      kit.sources[0].excluding.map { $0.dropFirst("Kit/Code/Kit/".count) } == [
        "Notes.md", "Drafts", "Text", "Raw", "en.lproj", "Key.txt",
      ])
    #expect(
      kit.resources.map(\.pattern) == [
        "Kit/Code/Kit/Text", "Kit/Code/Kit/en.lproj", "Kit/Code/Kit/**/*.lproj/*",
        "Kit/Code/Kit/**/*.xcstrings",
      ])
    #expect(kit.resources[0].isFolder)
    #expect(
      kit.resources[3].excluding == [
        "Kit/Code/Kit/Notes.md", "Kit/Code/Kit/Drafts", "Kit/Code/Kit/Raw", "Kit/Code/Kit/en.lproj",
        "Kit/Code/Kit/Key.txt",
      ])
  }

  @Test func `a target without a path lies in the first folder that is there`() throws {
    let targets =
      "[.target(name: \"A\"), .target(name: \"B\"), .testTarget(name: \"T\"), .plugin(name: \"P\", capability: .buildTool())]"
    let project = read(targets: targets).value
    #expect(
      project.targets.compactMap { $0.sources.first?.folders } == [
        ["Kit/Sources/A", "Kit/Source/A", "Kit/src/A", "Kit/srcs/A"],
        ["Kit/Sources/B", "Kit/Source/B", "Kit/src/B", "Kit/srcs/B"],
        [
          "Kit/Tests/T", "Kit/Sources/T", "Kit/Source/T", "Kit/src/T", "Kit/srcs/T", "Kit/Tests",
          "Kit/Sources", "Kit/Source", "Kit/src", "Kit/srcs",
        ],
        ["Kit/Plugins/P", "Kit/Plugins"],
      ])
    let located = try #require(project.targets[0].sources[0].located { $0 == "Kit/src/A" })
    #expect(located.pattern == "Kit/src/A")
    #expect(located.isFolder)
  }

  @Test(
    arguments: [
      ("// swift-tools-version:5.2", 0, 4), ("// swift-tools-version: 5.3", 1, 4),
      ("//swift-tools-version:5.8.1", 1, 4), ("// swift-tools-version:5.9;(x)", 2, 8),
      ("\n\n// Swift-Tools-Version: 6.0", 2, 8), ("", 0, 4), ("// no version", 0, 4),
    ])
  func `what is a resource and where files lie depends on the tools version`(
    line: String, resources: Int, folders: Int
  ) throws {
    let result = read(
      "\(line)\r\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    let target = try #require(result.value.targets.first)
    #expect(target.resources.count == resources)
    #expect(target.sources.first?.folders.count == folders)
  }

  @Test(
    arguments: [
      ("let targets: [Target] = [.target(name: \"A\")]", "targets", ""),
      ("let name = \"A\"", "[.target(name: name)]", ""),
      ("let base = \"\"", "[.target(name: base + \"A\"), ]", ""),
      ("let a = \"A\"", "[.target(name: \"\\(a)\")]", ""),
      ("", "[] + [Target.target(name: \"A\")]", ""),
      ("", "[]", "package.targets.append(.target(name: \"A\"))"),
      ("", "[]", "package.targets.append(contentsOf: [.target(name: \"A\")])"),
      ("", "[]", "package.targets += [.target(name: \"A\")]"),
      ("", "[]", "package.targets = [.target(name: \"A\")]"),
      ("", "[]", "for name in [\"A\"] { package.targets.append(.target(name: name)) }"),
      ("", "[\"A\"].map { .target(name: $0) }", ""),
      ("", "[\"A\"].flatMap { name in [Target.target(name: name)] }", ""),
      (
        "func make(_ name: String, path: String? = nil) -> [Target] { [.target(name: name)] }",
        "make(\"A\")", ""
      ),
      (
        "func make() -> [Target] { var all: [Target] = []\nall.append(.target(name: \"A\"))\nreturn all }",
        "make()", ""
      ),
      (
        "extension Target { static func feature(name: String) -> Target { .target(name: name) } }",
        "[.feature(name: \"A\")]", ""
      ),
      ("extension String { static let a = \"A\" }", "[.target(name: .a)]", ""),
      ("var all: [Target] { [.target(name: \"A\")] }", "all", ""),
      ("let all: [Target] = { [.target(name: \"A\")] }()", "all", ""),
      ("let isOn = true", "isOn ? [.target(name: \"A\")] : []", ""),
      ("#if os(Linux)\nlet n = \"B\"\n#else\nlet n = \"A\"\n#endif", "[.target(name: n)]", ""),
      (
        "", "[]",
        "#if canImport(Darwin) && !os(Windows)\npackage.targets += [.target(name: \"A\")]\n#endif"
      ),
      ("", "[]", "if 1 == 2 { } else { package.targets += [.target(name: \"A\")] }"),
    ])
  func `code is followed`(before: String, targets: String, after: String) {
    let result = read(targets: targets, before: before, after: after)
    #expect(result.value.targets.map(\.name) == ["A"])
    #expect(found(result).filter { $0 != "project.unevaluated: 1 == 2" } == [])
  }

  @Test func `both ways of an unknown condition count, and that is told`() {
    let result = read(
      targets: "[.target(name: \"A\")] + (isOn ? [.target(name: \"B\")] : [.target(name: \"C\")])",
      before: "let isOn = ProcessInfo.processInfo.environment[\"ON\"] != nil",
      after:
        "if isOn { package.targets.append(.target(name: \"D\")) } else { package.targets += [.target(name: \"E\")] }"
    )
    #expect(result.value.targets.map(\.name) == ["A", "B", "C", "D", "E"])
    #expect(
      found(result) == [
        "project.unevaluated: ProcessInfo.processInfo.environment[\"ON\"] != nil",
        "project.unevaluated: isOn",
      ])
    #expect(result.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func `what is not evaluated is told where it stands`() {
    let result = read(
      targets: """
        [
          .target(name: names["a"]),
          .target(name: "B", exclude: hidden(), resources: [resource("x")]),
          make(),
          .target(name: "C", dependencies: [names["d"]], path: paths.first),
        ]
        """,
      before: "let names = load()")
    #expect(result.value.targets.map(\.name) == ["B", "C"])
    #expect(
      found(result) == [
        "project.unevaluated: names[\"a\"]", "project.unevaluated: hidden()",
        "project.unevaluated: names[\"d\"]", "project.unevaluated: paths.first",
      ])
  }

  @Test(
    arguments: [
      ("", true, nil), ("defaultLocalization: nil,", true, nil),
      ("defaultLocalization: \"en\",", false, "en"),
      ("defaultLocalization: LanguageTag(\"pt-BR\"),", false, "pt-BR"),
      ("defaultLocalization: language(),", false, nil),
    ] as [(String, Bool, String?)])
  func `a development language turns extraction on`(
    argument: String, isOff: Bool, language: String?
  ) throws {
    let text = "let package = Package(name: \"A\", \(argument) targets: [.target(name: \"A\")])"
    let settings = try #require(read(text).value.targets.first).settings
    #expect(settings.emitsStrings == (isOff ? nil : true))
    #expect(settings.developmentLanguage == language)
  }

  @Test func `the target of a playground app is an app`() {
    let text = """
      let package = Package(
        name: "A", products: [.iOSApplication(name: "A", targets: ["AppModule"])],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """
    let project = read(text).value
    #expect(project.targets.map(\.product) == [.application])
    #expect(project.targets.first?.sources.map(\.pattern) == ["Kit"])
  }

  @Test(
    arguments: [
      ("", .note), ("protocol Package {}", .note), ("}{][", .note),
      ("import PackageDescription", .warning),
      ("import PackageDescription\nlet package = make()", .warning),
    ] as [(String, Diagnostic.Severity)])
  func `another file is told, as a problem where it means to be a manifest`(
    text: String, severity: Diagnostic.Severity
  ) {
    let problem = read(text).diagnostics.first { $0.id == "project.unknown-manifest" }
    #expect(read(text).value.targets.isEmpty)
    #expect(problem?.severity == severity)
  }

  @Test func `a manifest cut in half has the targets before the cut`() {
    let result = read(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"A\"), .target(name: \"B")
    #expect(result.value.targets.first?.name == "A")
  }

  @Test(
    arguments: [
      ("func f() -> [Target] { f() + f() }", "f()"),
      ("func f(_ x: [Target]) -> [Target] { f(x + x) }", "f([.target(name: \"A\")])"),
      ("var a = [\"x\"]\n" + String(repeating: "a += a\n", count: 60), "[]"),
      ("let a = \"x\"\n" + (0..<60).map { "let a\($0) = a + a\n" }.joined(), "[]"),
      ("extension T { static let x = T.x }", "[.target(name: .x)]"),
      ("let x = x", "[.target(name: x)]"), (String(repeating: "(", count: 5000), "[]"),
      ("", "[" + String(repeating: "[", count: 5000)),
      ("", "[].map { $0.map { $0.map { } } }" + String(repeating: " + [\"a\"]", count: 5000)),
    ])
  func `code without end is given up`(before: String, targets: String) {
    #expect(read(targets: targets, before: before).diagnostics.count < 10)
  }
}
