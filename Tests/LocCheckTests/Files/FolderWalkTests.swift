import Foundation
import Testing

@testable import LocCheck

/// Folders that are walked through.
struct FolderWalkTests {
  /// Returns the files below a folder as paths in it.
  private func files(
    in folder: TemporaryFolder, entering enters: (String) -> Bool = { _ in true }
  ) -> [String] {
    var entered: Set<FileIdentity> = []
    let walk = FolderWalk(from: folder.path, entered: &entered, entering: enters)
    return walk.folders.flatMap { folder in folder.files.map(folder.path(of:)) }
      .map { String($0.dropFirst(folder.path.utf8.count + 1)) }
  }

  @Test func `every folder comes before those in it, and hidden ones do not`() throws {
    let folder = try TemporaryFolder([
      "b.txt": "", "a/x.txt": "", "a/deep/y.txt": "", "c/z.txt": "", ".git/hidden.txt": "",
      ".hidden.txt": "",
    ])
    #expect(files(in: folder) == ["b.txt", "a/x.txt", "a/deep/y.txt", "c/z.txt"])
  }

  @Test func `folders are entered as the caller wants, the first whatever it is called`() throws {
    let folder = try TemporaryFolder(["a/x.txt": "", "b/y.txt": "", "b/a/z.txt": ""])
    #expect(files(in: folder) { $0 != "a" } == ["b/y.txt"])
    var entered: Set<FileIdentity> = []
    let walk = FolderWalk(from: folder("a"), entered: &entered) { _ in false }
    #expect(walk.folders.map(\.files) == [["x.txt"]])
  }

  @Test func `a folder that is not entered is named all the same`() throws {
    let folder = try TemporaryFolder(["a/": "", "b/": ""])
    var entered: Set<FileIdentity> = []
    let walk = FolderWalk(from: folder.path, entered: &entered) { $0 == "b" }
    #expect(walk.folders.map(\.folders) == [["a", "b"], []])
  }

  @Test func `links that lead back up end`() throws {
    let folder = try TemporaryFolder(["sub/a.txt": ""])
    try folder.link("sub/loop", to: "..")
    try folder.link("self", to: "self")
    #expect(files(in: folder) == ["self", "sub/a.txt"])
  }

  @Test func `a folder entered before is not entered again`() throws {
    let folder = try TemporaryFolder(["a.txt": "", "sub/b.txt": ""])
    var entered: Set<FileIdentity> = []
    #expect(FolderWalk(from: folder("sub"), entered: &entered).folders.count == 1)
    #expect(FolderWalk(from: folder.path, entered: &entered).folders.map(\.path) == [folder.path])
    #expect(FolderWalk(from: folder.path, entered: &entered).folders.isEmpty)
  }

  @Test func `pipes and links to nothing are named, and reading them is an error`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    try folder.makePipe("b.txt")
    try folder.link("c.txt", to: "gone")
    #expect(files(in: folder) == ["a.txt", "b.txt", "c.txt"])
    var entered: Set<FileIdentity> = []
    #expect(FolderWalk(from: folder.path, entered: &entered).problems { _ in true } == [])
  }

  @Test func `a folder that is not there is a problem`() throws {
    let folder = try TemporaryFolder()
    var entered: Set<FileIdentity> = []
    let walk = FolderWalk(from: folder("gone"), entered: &entered)
    #expect(walk.folders.isEmpty)
    #expect(
      walk.problems { _ in false }
        == [InputError(path: folder("gone"), reason: "no such file or folder")])
  }

  @Test(.enabled(if: getuid() != 0))
  func `a folder that may not be listed is a problem, and the others are walked`() throws {
    let folder = try TemporaryFolder(["a/x.txt": "", "b/y.txt": ""])
    chmod(folder("a"), 0)
    defer { chmod(folder("a"), 0o755) }
    #expect(files(in: folder) == ["b/y.txt"])
    var entered: Set<FileIdentity> = []
    #expect(
      FolderWalk(from: folder.path, entered: &entered).problems { _ in true }
        == [InputError(path: folder("a"), reason: "permission denied")])
  }

  @Test func `a name that is not UTF-8 is a problem for those who look for it`() throws {
    let folder = try TemporaryFolder(["sub/": ""])
    try folder.makeIllegibleFile(in: "sub", ending: ".txt")
    var entered: Set<FileIdentity> = []
    let walk = FolderWalk(from: folder.path, entered: &entered)
    #expect(
      walk.problems { $0.hasSuffix(".txt") }
        == [InputError(path: folder("sub/\u{FFFD}.txt"), reason: "its name is not UTF-8")])
    #expect(walk.problems { $0.hasSuffix(".md") } == [])
  }

  @Test func `a path may be as long as the system allows`() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 1500).joined(separator: "/")
    try folder.makeFolder(deep)
    try folder.write("", to: deep + "/x.txt")
    #expect(files(in: folder) == [deep + "/x.txt"])
  }
}
