// swift-tools-version: 6.0
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of the toolchain's own SwiftSyntax, nil where the toolchain has none.
///
/// The manifest is run with the library of its own toolchain, so where that lies says where the rest is.
let swiftSyntaxFolder: String? = {
  #if canImport(Glibc)
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    var library: String?
    while library == nil, fgets(&line, Int32(line.count), maps) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.contains("/libPackageDescription."), let start = text.firstIndex(of: "/") else {
        continue
      }
      library = String(text[start...].prefix { $0 != "\n" })
    }
  #else
    var information = Dl_info()
    let anchor = unsafeBitCast(Package.self, to: UnsafeRawPointer.self)
    let library = dladdr(anchor, &information) != 0 ? String(cString: information.dli_fname) : nil
  #endif
  // usr/lib/swift/pm/ManifestAPI/libPackageDescription.so beside usr/lib/swift/host.
  guard let library else { return nil }
  let folder = "/" + library.split(separator: "/").dropLast(3).joined(separator: "/") + "/host"
  return access(folder + "/SwiftSyntax.swiftmodule", R_OK) == 0 ? folder : nil
}()

/// The settings every target shares: the three upcoming features the house style asks for, and no warning left standing.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]

/// What the importers of SwiftSyntax add to find it.
let swiftSyntaxSearch: [SwiftSetting] = swiftSyntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []

/// What links the toolchain's SwiftSyntax.
let swiftSyntaxLibraries: [LinkerSetting] =
  swiftSyntaxFolder.map { folder in
    [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
      + [
        "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig", "SwiftDiagnostics",
        "SwiftParserDiagnostics",
      ]
      .map { .linkedLibrary($0) }
  } ?? []

/// A library target under `Sources`, with its mirror under `Tests`.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], search: [SwiftSetting] = [],
  linker: [LinkerSetting] = [], testing others: [Target.Dependency] = [], fixtures: [String] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, swiftSettings: settings + search,
      linkerSettings: linker),
    .testTarget(
      name: name + "Tests", dependencies: [.byName(name: name)] + dependencies + others,
      exclude: fixtures, swiftSettings: settings + swiftSyntaxSearch),
  ]
}

let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CLibXML2", pkgConfig: "libxml-2.0",
    providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
  .systemLibrary(
    name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
]

/// The module that reads Swift, where the toolchain has SwiftSyntax; without it `loccheck` reads what
/// Xcode's compiler wrote.
let extractionModule: [Target.Dependency] = swiftSyntaxFolder == nil ? [] : ["LocCheckExtraction"]

let extraction: [Target] =
  swiftSyntaxFolder == nil
  ? []
  : module(
    "LocCheckExtraction", ["LocCheckSources", "LocCheckDiagnostics"], search: swiftSyntaxSearch,
    linker: swiftSyntaxLibraries)

let libraries: [Target] =
  module("LocCheckDiagnostics")
  + module("LocCheckXML", ["CLibXML2", "LocCheckDiagnostics"])
  + module("LocCheckMarkdown", ["CCMarkGFM"])
  + module("LocCheckLocales", linker: [.linkedLibrary("_FoundationICU")])
  + module("LocCheckCatalogs", ["LocCheckDiagnostics", "LocCheckLocales", "LocCheckXML"])
  + module(
    "LocCheckMessages",
    ["LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales", "LocCheckMarkdown"])
  + module(
    "HeadlessLabel",
    [
      "LocCheckMessages", "LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales",
      "LocCheckMarkdown",
    ])
  + module(
    "LocCheckSources",
    ["LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales", "LocCheckXML"],
    testing: extractionModule)
  + module("LocCheckResults", ["LocCheckDiagnostics"])
  + module(
    "LocCheckScenarios",
    [
      "HeadlessLabel", "LocCheckMessages", "LocCheckCatalogs", "LocCheckDiagnostics",
      "LocCheckLocales", "LocCheckMarkdown", "LocCheckResults", "LocCheckSources",
    ])
  + module(
    "LocCheckReports", ["LocCheckResults", "LocCheckDiagnostics", "LocCheckXML"],
    fixtures: ["Goldens"])
  + module("LocCheckCommandLine", ["LocCheckDiagnostics"])
  + module(
    "LocCheck",
    [
      "LocCheckScenarios", "LocCheckReports", "LocCheckResults", "LocCheckCatalogs",
      "LocCheckLocales", "LocCheckDiagnostics", "LocCheckMessages", "LocCheckSources",
      "HeadlessLabel",
    ],
    testing: extractionModule, fixtures: ["Cases/Fixtures"])

let package = Package(
  name: "loccheck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "loccheck", targets: ["LocCheckCommand"]),
    .library(name: "LocCheck", targets: ["LocCheck", "HeadlessLabel"]),
  ],
  targets: systemLibraries + libraries + extraction + [
    .executableTarget(
      name: "LocCheckCommand",
      dependencies: [
        "LocCheck", "LocCheckCatalogs", "LocCheckCommandLine", "LocCheckDiagnostics",
        "LocCheckLocales", "LocCheckMessages", "LocCheckReports", "LocCheckResults",
        "LocCheckScenarios", "LocCheckSources", "LocCheckXML",
      ] + extractionModule,
      swiftSettings: settings + swiftSyntaxSearch),
    .testTarget(
      name: "LocCheckCommandTests",
      dependencies: ["LocCheckCommand"],
      swiftSettings: settings + swiftSyntaxSearch),
  ]
)
