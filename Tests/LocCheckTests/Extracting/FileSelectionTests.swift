import LocCheckSources
import Testing

@testable import LocCheck

/// The files that a project's words for them select on the disk.
struct FileSelectionTests {
  /// Some files.
  private static let files = [
    "S/A.swift": "", "S/B/C.swift": "", "S/B/D.m": "", "S/.hidden.swift": "", "T/E.swift": "",
  ]

  @Test(arguments: [
    (FileSelection("S", isFolder: true), ["S/A.swift", "S/B/C.swift", "S/B/D.m"]),
    (FileSelection("S/A.swift", isFolder: true), ["S/A.swift"]),
    (FileSelection("S/**/*.swift"), ["S/A.swift", "S/B/C.swift"]),
    (FileSelection("S/**/*.{swift,m}"), ["S/A.swift", "S/B/C.swift", "S/B/D.m"]),
    (FileSelection("{S,T}/*.swift"), ["S/A.swift", "T/E.swift"]),
    (FileSelection("S/B"), ["S/B/C.swift", "S/B/D.m"]),
    (FileSelection("S", isFolder: true, excluding: ["S/B"]), ["S/A.swift"]),
    (FileSelection("S", isFolder: true, excluding: ["S/*.swift", "S/B/*.m"]), []),
    (FileSelection(".", isFolder: true, folders: ["none", "T"]), ["T/E.swift"]),
    (FileSelection("gone"), []),
  ])
  func `globs, folders, exclusions and alternative folders select files`(
    selection: FileSelection, expected: [String]
  ) throws {
    let folder = try TemporaryFolder(Self.files)
    func below(_ path: String) -> String { folder.path + "/" + path }
    var moved = selection
    if selection.folders.isEmpty { moved.pattern = below(selection.pattern) }
    moved.excluding = selection.excluding.map(below)
    moved.folders = selection.folders.map(below)
    #expect(moved.paths == expected.map(below))
  }

  @Test(arguments: [
    ("a", ["a"]), ("a{b,c}d", ["abd", "acd"]), ("{a,b{c,d}}", ["a", "bc", "bd"]),
    ("a{}b", ["ab"]), ("a{b", ["a{b"]), ("a}b{c,d}", ["a}bc", "a}bd"]), ("{a,}", ["a", ""]),
  ])
  func `braces stand for alternatives`(pattern: String, expected: [String]) {
    #expect(BraceExpansion.patterns(of: pattern).sorted() == expected.sorted())
  }

  @Test func `a pattern of very many alternatives ends`() {
    let pattern = String(repeating: "{a,b,c,d}", count: 40)
    #expect(BraceExpansion.patterns(of: pattern).count <= 1000)
  }
}
