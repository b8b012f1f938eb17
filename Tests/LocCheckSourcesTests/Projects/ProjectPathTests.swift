import Testing

@testable import LocCheckSources

struct ProjectPathTests {
  @Test(
    arguments: [
      ("", "a", "a"), ("a", "b/c", "a/b/c"), ("a/", "/b", "/b"), ("a", "../b", "b"),
      ("a", "../../b", "../b"), ("..", "../b", "../../b"), ("/a", "../../b", "/b"), ("a", ".", "a"),
      ("a//b", "./c/", "a/b/c"), ("", "", ""), ("", "..", ".."), ("a", "", "a"),
    ])
  func `paths are joined without steps that cancel out`(
    folder: String, path: String, expected: String
  ) {
    #expect(ProjectPath.joined(folder, path) == expected)
  }

  @Test(
    arguments: [
      ("a/b.swift", "a", "b.swift", "swift"), ("b", "", "b", nil), ("/b.x.y", "/", "b.x.y", "y"),
      (".hidden", "", ".hidden", nil),
    ] as [(String, String, String, String?)])
  func `paths are taken apart`(path: String, folder: String, name: String, type: String?) {
    #expect(ProjectPath.folder(of: path) == folder)
    #expect(ProjectPath.name(of: path) == name)
    #expect(ProjectPath.fileExtension(of: path) == type)
  }
}
