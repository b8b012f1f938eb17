import Foundation
import Testing

@testable import LocCheck

/// The paths that patterns name.
struct GlobTests {
  /// Returns what a pattern names in a folder, as paths in it.
  private func names(_ pattern: String, in folder: TemporaryFolder) -> [String] {
    Glob.paths(matching: pattern, below: folder.path).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test(
    arguments: [
      ("a.xcstrings", ["a.xcstrings"]), ("*.xcstrings", ["a.xcstrings", "b.xcstrings"]),
      (
        "**/*.xcstrings", ["a.xcstrings", "b.xcstrings", "sub/deep/d.xcstrings", "sub/c.xcstrings"]
      ),
      ("sub/*", ["sub/c.xcstrings", "sub/deep", "sub/x.txt"]),
      ("[ab].xcstrings", ["a.xcstrings", "b.xcstrings"]),
      ("?.xcstrings", ["a.xcstrings", "b.xcstrings"]), (".*.xcstrings", [".hidden.xcstrings"]),
      ("none", []), ("none/*", []), ("sub/../a.xcstrings", ["a.xcstrings"]), ("a.xcstrings/*", []),
    ])
  func `a pattern names the paths a shell would`(pattern: String, expected: [String]) throws {
    let folder = try TemporaryFolder([
      "a.xcstrings": "", "b.xcstrings": "", ".hidden.xcstrings": "", "sub/c.xcstrings": "",
      "sub/x.txt": "", "sub/deep/d.xcstrings": "", ".git/e.xcstrings": "",
    ])
    #expect(names(pattern, in: folder).sorted() == expected.sorted())
  }

  @Test func `links that lead back up end`() throws {
    let folder = try TemporaryFolder(["sub/a.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder("sub/loop"), withDestinationPath: folder.path)
    #expect(names("**/*.txt", in: folder) == ["sub/a.txt"])
    var files: [String] = []
    FolderListing.forEachFile(below: folder.path) { files.append($0) }
    #expect(files == [folder("sub/a.txt")])
  }

  @Test(
    arguments: [
      ("a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("/a//b/", "/a/b"), (".", "."),
      ("a/..", "."), ("/..", "/"),
    ])
  func `paths are shortened as text`(path: String, expected: String) {
    #expect(RelativePath.normalized(path) == expected)
  }
}
