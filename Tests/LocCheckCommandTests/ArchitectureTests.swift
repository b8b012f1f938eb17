import Foundation
import Testing

/// The direction of the package: which module may import what.
struct ArchitectureTests {
  /// The modules of the package that each module may import.
  private static let modules: [String: Set<String>] = [
    "LocCheckDiagnostics": [],
    "LocCheckXML": ["LocCheckDiagnostics"],
    "LocCheckMarkdown": [],
    "LocCheckLocales": [],
    "LocCheckCatalogs": ["LocCheckDiagnostics", "LocCheckLocales", "LocCheckXML"],
    "LocCheckMessages": [
      "LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales", "LocCheckMarkdown",
    ],
    "HeadlessLabel": [
      "LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales", "LocCheckMarkdown",
      "LocCheckMessages",
    ],
    "LocCheckSources": [
      "LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales", "LocCheckXML",
    ],
    "LocCheckExtraction": ["LocCheckDiagnostics", "LocCheckSources"],
    "LocCheckResults": ["LocCheckDiagnostics"],
    "LocCheckScenarios": [
      "HeadlessLabel", "LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales",
      "LocCheckMarkdown", "LocCheckMessages", "LocCheckResults", "LocCheckSources",
    ],
    "LocCheckReports": ["LocCheckDiagnostics", "LocCheckResults", "LocCheckXML"],
    "LocCheckCommandLine": ["LocCheckDiagnostics"],
    "LocCheck": [
      "HeadlessLabel", "LocCheckCatalogs", "LocCheckDiagnostics", "LocCheckLocales",
      "LocCheckMarkdown", "LocCheckMessages", "LocCheckReports", "LocCheckResults",
      "LocCheckScenarios", "LocCheckSources", "LocCheckXML",
    ],
    "LocCheckCommand": [
      "LocCheck", "LocCheckCatalogs", "LocCheckCommandLine", "LocCheckDiagnostics",
      "LocCheckExtraction", "LocCheckLocales", "LocCheckMessages", "LocCheckReports",
      "LocCheckResults", "LocCheckScenarios", "LocCheckSources", "LocCheckXML",
    ],
  ]

  /// The modules that alone may import a library from outside the package.
  private static let libraries: [String: Set<String>] = [
    "CLibXML2": ["LocCheckXML"],
    "CCMarkGFM": ["LocCheckMarkdown"],
    "_FoundationICU": ["LocCheckLocales"],
    // The toolchain's parser of Swift.
    "SwiftDiagnostics": ["LocCheckExtraction"],
    "SwiftIfConfig": ["LocCheckExtraction"],
    "SwiftOperators": ["LocCheckExtraction"],
    "SwiftParser": ["LocCheckExtraction"],
    "SwiftParserDiagnostics": ["LocCheckExtraction"],
    "SwiftSyntax": ["LocCheckExtraction"],
    // The slow number path, and the executable.
    "Foundation": ["LocCheckMessages", "LocCheckCommand"],
    // The value types that the component spells in its interface, without the rest of Foundation.
    "FoundationEssentials": ["HeadlessLabel"],
    // Files are read and written in the one; in the other deep code is parsed on a stack of its own.
    "Glibc": ["LocCheck", "LocCheckExtraction"],
    "Darwin": ["LocCheck", "LocCheckExtraction"],
    "Synchronization": [
      "LocCheck", "LocCheckCommand", "LocCheckMarkdown", "LocCheckMessages", "LocCheckScenarios",
    ],
    // Matching a pattern cannot be interrupted: it gets a thread that can be left behind.
    "Dispatch": ["LocCheckScenarios"],
  ]

  /// A source file.
  private struct File {
    /// The path below the sources.
    var path: String
    /// What stands in it.
    var text: String

    /// The module, whose folder is the first of the path.
    var module: String { String(path.prefix { $0 != "/" }) }
  }

  /// A file and a module it imports.
  private struct Import: Hashable, CustomStringConvertible {
    /// The module whose source the file is.
    var importer: String
    /// The file, below the sources.
    var file: String
    /// The imported module.
    var imported: String

    /// What the import says.
    var description: String { "\(file) imports \(imported)" }
  }

  @Test func `every module stands in the table`() throws {
    let systemLibraries = ["CCMarkGFM", "CLibXML2"]
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(folders.sorted() == (Self.modules.keys + systemLibraries).sorted())
  }

  @Test func `modules import only what the table allows`() throws {
    let imports = try Self.imports()
    #expect(imports.count > 100)
    #expect(imports.filter { !Self.isAllowed($0) } == [])
  }

  @Test func `every right to a library is used`() throws {
    let imports = try Self.imports()
    for (library, importers) in Self.libraries {
      let used = Set(imports.filter { $0.imported == library }.map(\.importer))
      #expect(used == importers, "\(library)")
    }
  }

  @Test func `messages know Foundation only where numbers are formatted`() throws {
    let importers = try Self.imports().filter {
      $0.importer == "LocCheckMessages" && $0.imported == "Foundation"
    }
    #expect(importers.filter { !$0.file.hasPrefix("LocCheckMessages/Formatting/") } == [])
  }

  @Test func `only the executable prints, exits, and asks for time and environment`() throws {
    let use =
      /\b(?:(?:print|debugPrint|exit|abort|getenv|isatty)\(|ProcessInfo\b|CommandLine\.arguments|ContinuousClock\b|Date\(\)|Date\.now\b|Locale\.current\b)/
    let files = try Self.files()
    #expect(files.contains { $0.module == "LocCheckCommand" && $0.text.contains(use) })
    // What Apple's frameworks declare stands there as text, and is never run.
    let users = files.filter {
      $0.module != "LocCheckCommand" && !$0.path.contains("/Interfaces/") && $0.text.contains(use)
    }
    #expect(users.map(\.path) == [])
  }

  @Test(
    arguments: [
      ("import A", ["A"]), ("  public import A\nimport B", ["A", "B"]),
      ("@testable import A", ["A"]), ("@_exported public import A.Part", ["A"]),
      ("import struct A.Value", ["A"]), ("// import A\nlet text = \"import B\"", []),
      ("#if canImport(A)\n  import B\n#endif", ["B"]), ("importantly A", []),
    ])
  func `imports are found however they are written`(source: String, expected: [String]) {
    #expect(Self.importedModules(in: source) == expected)
  }

  /// Returns whether the table allows an import.
  private static func isAllowed(_ found: Import) -> Bool {
    modules[found.importer]?.contains(found.imported) == true
      || libraries[found.imported]?.contains(found.importer) == true
  }

  /// The folder of the package's sources.
  private static var sources: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").resolvingSymlinksInPath()
  }

  /// Returns the source files, in the order of their paths.
  private static func files() throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        File(
          path: path,
          text: try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8))
      }
  }

  /// Returns the imports of all source files.
  private static func imports() throws -> [Import] {
    try files().flatMap { file in
      importedModules(in: file.text).map {
        Import(importer: file.module, file: file.path, imported: $0)
      }
    }
  }

  /// Returns the modules that a source file imports, in its order.
  private static func importedModules(in source: String) -> [String] {
    let declaration =
      /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    return source.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: declaration).map { String($0.output.1) }
    }
  }
}
