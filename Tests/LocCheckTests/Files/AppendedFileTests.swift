import Testing

@testable import LocCheck

/// Files that grow while a run goes on.
struct AppendedFileTests {
  @Test func `what is appended is in the file at once`() throws {
    let folder = try TemporaryFolder()
    let file = try AppendedFile(path: folder("a/b/journal.jsonl"))
    file.append(Array("one\n".utf8))
    #expect(try folder.text(of: "a/b/journal.jsonl") == "one\n")
    file.append(Array("two\n".utf8))
    #expect(try folder.text(of: "a/b/journal.jsonl") == "one\ntwo\n")
    #expect(file.error == nil)
  }

  @Test(arguments: [(false, "new"), (true, "old new")])
  func `what was in the file stays only where that is asked for`(
    keepsContent: Bool, text: String
  ) throws {
    let folder = try TemporaryFolder(["file": "old "])
    try AppendedFile(path: folder("file"), keepingContent: keepsContent).append(
      Array("new".utf8))
    #expect(try folder.text(of: "file") == text)
  }

  @Test func `a file that is being written is not begun anew, and may be afterwards`() throws {
    let folder = try TemporaryFolder()
    var first: AppendedFile? = try AppendedFile(path: folder("file"))
    first?.append(Array("one".utf8))
    let error = #expect(throws: OutputError.self) { try AppendedFile(path: folder("file")) }
    #expect(error?.isInUse == true)
    #expect(error?.reason == "another run is writing it")
    #expect(try folder.text(of: "file") == "one")
    first = nil
    try AppendedFile(path: folder("file")).append(Array("two".utf8))
    #expect(try folder.text(of: "file") == "two")
  }

  @Test func `lines of several threads stay whole`() async throws {
    let folder = try TemporaryFolder()
    let file = try AppendedFile(path: folder("file"))
    await withTaskGroup(of: Void.self) { group in
      for letter in "abcdefgh".utf8 {
        group.addTask {
          for _ in 0..<200 { file.append([UInt8](repeating: letter, count: 100) + [0x0A]) }
        }
      }
    }
    let lines = try folder.text(of: "file").split(separator: "\n")
    #expect(lines.count == 1600)
    #expect(lines.allSatisfy { $0.count == 100 && Set($0).count == 1 })
  }

  @Test func `a full device is told, and stays told`() throws {
    let file = try AppendedFile(path: "/dev/full")
    file.append([1])
    #expect(file.error?.reason == "no space left on the device")
    file.append([2])
    #expect(file.error?.reason == "no space left on the device")
  }

  @Test func `a folder is no file`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: OutputError.self) { try AppendedFile(path: folder.path) }
  }
}
