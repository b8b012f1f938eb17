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
    try folder.link("sub/loop", to: "..")
    #expect(names("**/*.txt", in: folder) == ["sub/a.txt"])
  }

  @Test func `an absolute pattern does not care where it stands`() throws {
    let folder = try TemporaryFolder(["a.xcstrings": "", "sub/b.xcstrings": ""])
    let expected = [folder("a.xcstrings"), folder("sub/b.xcstrings")]
    #expect(Glob.paths(matching: folder("**/*.xcstrings"), below: "elsewhere") == expected)
    #expect(Glob.paths(matching: folder("a.xcstrings"), below: "elsewhere") == [expected[0]])
  }

  @Test func `a path is named once however many ways lead to it`() throws {
    let folder = try TemporaryFolder(["a/b/c.txt": ""])
    #expect(names("**/**/c.txt", in: folder) == ["a/b/c.txt"])
    #expect(names("./a//b/../b/*.txt", in: folder) == ["a/b/c.txt"])
  }

  @Test func `a link to a folder is followed by its name, not by two asterisks`() throws {
    let folder = try TemporaryFolder(["real/a.txt": ""])
    try folder.link("link", to: "real")
    #expect(names("**/*.txt", in: folder) == ["real/a.txt"])
    #expect(names("link/*.txt", in: folder) == ["link/a.txt"])
    #expect(names("*/a.txt", in: folder) == ["link/a.txt", "real/a.txt"])
  }

  @Test func `the order is that of bytes, and a deep pattern ends`() throws {
    let deep = (1...12).map { "d\($0)" }.joined(separator: "/")
    let folder = try TemporaryFolder([
      "b.txt": "", "Z.txt": "", "é.txt": "", "a.txt": "", "\(deep)/x.txt": "",
    ])
    #expect(names("*.txt", in: folder) == ["Z.txt", "a.txt", "b.txt", "é.txt"])
    let pattern = String(repeating: "**/", count: 8) + "none"
    #expect(names(pattern, in: folder) == [])
  }
}
