import Foundation
import Testing

@testable import LocCheck

/// The paths that patterns name.
struct GlobTests {
  /// Returns what a pattern names in a folder, as paths in it.
  private func names(_ pattern: String, in folder: TemporaryFolder) -> [String] {
    let glob = Glob(pattern, below: folder.path)
    #expect(glob.problems == [])
    return glob.paths.map { String($0.dropFirst(folder.path.count + 1)) }
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
    #expect(Glob(folder("**/*.xcstrings"), below: "elsewhere").paths == expected)
    #expect(Glob(folder("a.xcstrings"), below: "elsewhere").paths == [expected[0]])
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

  @Test func `a link that leads nowhere is named like any file, and is no folder`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    try folder.link("b.txt", to: "gone")
    try folder.link("c.txt", to: "c.txt")
    #expect(names("*.txt", in: folder) == ["a.txt", "b.txt", "c.txt"])
    #expect(names("b.txt", in: folder) == ["b.txt"])
    #expect(names("*/a.txt", in: folder) == [])
    #expect(names("**/b.txt/*", in: folder) == [])
  }

  @Test(arguments: ["*/a.txt", "**/bad/a.txt", "bad/*.txt", "*/*"])
  func `a folder whose kind cannot be told is a problem on the way`(pattern: String) throws {
    let folder = try TemporaryFolder(["good/a.txt": ""])
    try folder.link("bad", to: String(repeating: "x", count: 300))
    let glob = Glob(pattern, below: folder.path)
    #expect(glob.problems == [InputError(path: folder("bad"), reason: "the name is too long")])
    #expect(glob.paths == (pattern.hasPrefix("*/") ? [folder("good/a.txt")] : []))
  }

  @Test(.enabled(if: getuid() != 0), arguments: ["**/*.txt", "*/*.txt", "sub/*.txt"])
  func `a folder that may not be listed is a problem, and the others are searched`(
    pattern: String
  ) throws {
    let folder = try TemporaryFolder(["sub/a.txt": "", "good/b.txt": ""])
    chmod(folder("sub"), 0)
    defer { chmod(folder("sub"), 0o755) }
    let glob = Glob(pattern, below: folder.path)
    #expect(glob.problems == [InputError(path: folder("sub"), reason: "permission denied")])
    #expect(glob.paths == (pattern.hasPrefix("*") ? [folder("good/b.txt")] : []))
  }

  @Test func `a name that is not UTF-8 is a problem for a pattern that may name it`() throws {
    let folder = try TemporaryFolder(["sub/a.txt": ""])
    try folder.makeIllegibleFile(in: "sub", ending: ".txt")
    let glob = Glob("**/*.txt", below: folder.path)
    #expect(glob.paths == [folder("sub/a.txt")])
    #expect(
      glob.problems
        == [InputError(path: folder("sub/\u{FFFD}.txt"), reason: "its name is not UTF-8")])
    #expect(Glob("**/*.md", below: folder.path).problems == [])
  }

  @Test func `a pattern that leads through too many folders says so`() throws {
    let folder = try TemporaryFolder(["a/x.txt": "", "b/x.txt": "", "c/x.txt": ""])
    let pattern = "*/*.txt"
    #expect(Glob(pattern, below: folder.path, budget: 4).problems == [])
    let glob = Glob(pattern, below: folder.path, budget: 3)
    #expect(glob.paths == [folder("a/x.txt"), folder("b/x.txt")])
    #expect(
      glob.problems == [
        InputError(
          path: folder(pattern), reason: "the pattern leads through more than 3 folders")
      ])
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
