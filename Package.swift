// swift-tools-version: 6.0
import PackageDescription

/// The settings every target shares: the three upcoming features the house style asks for, and no warning left standing.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]

/// A library target under `Sources`, with its mirror under `Tests`.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], linker: [LinkerSetting] = [],
  fixtures: [String] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linker),
    .testTarget(
      name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: fixtures,
      swiftSettings: settings),
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
  + module("LocCheckResults", ["LocCheckDiagnostics"])
  + module(
    "LocCheckScenarios",
    [
      "HeadlessLabel", "LocCheckMessages", "LocCheckCatalogs", "LocCheckDiagnostics",
      "LocCheckLocales", "LocCheckMarkdown", "LocCheckResults",
    ])
  + module(
    "LocCheckReports", ["LocCheckResults", "LocCheckDiagnostics", "LocCheckXML"],
    fixtures: ["Goldens"])
  + module("LocCheckCommandLine", ["LocCheckDiagnostics"])
  + module(
    "LocCheck",
    [
      "LocCheckScenarios", "LocCheckReports", "LocCheckResults", "LocCheckCatalogs",
      "LocCheckLocales", "LocCheckDiagnostics", "LocCheckMessages", "HeadlessLabel",
    ],
    fixtures: ["Cases/Fixtures"])

let package = Package(
  name: "loccheck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "loccheck", targets: ["LocCheckCommand"]),
    .library(name: "LocCheck", targets: ["LocCheck", "HeadlessLabel"]),
  ],
  targets: systemLibraries + libraries + [
    .executableTarget(
      name: "LocCheckCommand",
      dependencies: [
        "LocCheck", "LocCheckCatalogs", "LocCheckCommandLine", "LocCheckDiagnostics",
        "LocCheckLocales", "LocCheckMessages", "LocCheckReports", "LocCheckResults",
        "LocCheckScenarios", "LocCheckXML",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LocCheckCommandTests",
      dependencies: ["LocCheckCommand"],
      swiftSettings: settings),
  ]
)
