import Testing

@testable import LocCheck

/// Paths that are joined, taken apart and shortened as text.
struct RelativePathTests {
  @Test(
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/a", "b", "/a/b"), ("a", "/b", "/b"),
      (".", "b", "b"), ("", "b", "b"), ("/", "b", "/b"), ("a", "../b", "a/../b"),
    ])
  func `a path below a folder`(folder: String, path: String, expected: String) {
    #expect(RelativePath.joining(folder, path) == expected)
  }

  @Test(
    arguments: [
      ("a/b.txt", "a", "b.txt", "b"), ("b.txt", ".", "b.txt", "b"), ("/b", "/", "b", "b"),
      ("/a/b.c.d", "/a", "b.c.d", "b.c"), ("a/.hidden", "a", ".hidden", ".hidden"),
      ("a.b/c", "a.b", "c", "c"), ("a/", "a", "", ""),
    ])
  func `the folder, the name and the stem`(
    path: String, folder: String, name: String, stem: String
  ) {
    #expect(RelativePath.folder(of: path) == folder)
    #expect(RelativePath.name(of: path) == name)
    #expect(RelativePath.stem(of: path) == stem)
  }

  @Test(
    arguments: [
      ("a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("../../a", "../../a"),
      ("a/../../b", "../b"), ("./a", "a"), ("/a//b/", "/a/b"), ("/", "/"), (".", "."), ("", "."),
      ("a/..", "."), ("/..", "/"), ("/../a", "/a"), ("a/...", "a/..."),
    ])
  func `paths are shortened as text`(path: String, expected: String) {
    #expect(RelativePath.normalized(path) == expected)
    #expect(RelativePath.normalized(expected) == expected)
  }
}
