import LocCheckSources
import Testing

@testable import LocCheck

/// The files that a project's words for them select on the disk.
struct SelectedFilesTests {
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
    #expect(SelectedFiles(moved).paths == expected.map(below))
  }

  @Test func `a file that no path leads to is told`() throws {
    let folder = try TemporaryFolder(["S/A.swift": ""])
    try folder.makeIllegibleFile(in: "S", ending: ".swift")
    let files = SelectedFiles(FileSelection(folder("S"), isFolder: true))
    #expect(files.paths == [folder("S/A.swift")])
    #expect(files.problems.map(\.reason) == ["its name is not UTF-8"])
  }
}
