import Testing

@testable import LocCheck

/// What the system says about paths.
struct FileStatusTests {
  @Test func `the kind of a path is that of what links lead to`() throws {
    let folder = try TemporaryFolder(["file": "12345", "folder/": ""])
    try folder.link("link", to: "folder")
    try folder.makePipe("pipe")
    #expect(FileStatus.kind(of: folder("file")) == .file)
    #expect(FileStatus.kind(of: folder("link")) == .folder)
    #expect(FileStatus.kind(of: folder("pipe")) == .other)
    #expect(FileStatus.kind(of: "/dev/null") == .other)
    #expect(FileStatus.kind(of: folder("gone")) == nil)
    #expect(try FileStatus(of: folder("file")).size == 5)
  }

  @Test func `a thing is the same whatever path leads to it`() throws {
    let folder = try TemporaryFolder(["file": "", "folder/": ""])
    try folder.link("link", to: "folder")
    let identity = try FileStatus(of: folder("folder")).identity
    #expect(try FileStatus(of: folder("link")).identity == identity)
    #expect(try FileStatus(of: folder("file")).identity != identity)
  }

  @Test func `a path that names nothing is an error of the system`() throws {
    let folder = try TemporaryFolder(["file": ""])
    let missing = #expect(throws: SystemError.self) { try FileStatus(of: folder("gone")) }
    #expect(missing?.reason == "no such file or folder")
    let blocked = #expect(throws: SystemError.self) { try FileStatus(of: folder("file/x")) }
    #expect(blocked?.reason == "a part of the path is not a folder")
  }
}
