import Foundation
import Testing

@testable import LocCheck

/// Files that are read whole, and the reasons where they are not.
struct FileReaderTests {
  /// Returns the reason why a path cannot be read.
  private func reason(_ path: String) -> String? {
    let error = #expect(throws: InputError.self) { try FileReader.bytes(at: path) }
    #expect(error?.path == path)
    return error?.reason
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 200_000])
  func `a file of any size is read byte for byte`(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("file")))
    #expect(try FileReader.bytes(at: folder("file")) == bytes)
  }

  @Test func `a device without a size is read to its end`() throws {
    #expect(try FileReader.bytes(at: "/dev/null") == [])
  }

  @Test func `a path that cannot be read says why`() throws {
    let folder = try TemporaryFolder(["file": "", "folder/file": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder("loop"), withDestinationPath: folder("loop"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("broken"), withDestinationPath: folder("gone"))
    #expect(reason(folder("gone")) == "no such file or folder")
    #expect(reason(folder("broken")) == "no such file or folder")
    #expect(reason(folder("folder")) == "it is a folder where a file is meant")
    #expect(reason(folder("file/x")) == "a part of the path is not a folder")
    #expect(reason(folder("loop")) == "too many symbolic links")
    #expect(reason(folder(String(repeating: "n", count: 300))) == "the name is too long")
  }

  @Test func `the kind of a path is that of what links lead to`() throws {
    let folder = try TemporaryFolder(["file": "", "folder/file": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("folder"))
    #expect(FileReader.kind(of: folder("file")) == .file)
    #expect(FileReader.kind(of: folder("link")) == .folder)
    #expect(FileReader.kind(of: "/dev/null") == .other)
    #expect(FileReader.kind(of: folder("gone")) == nil)
    #expect(FileReader.identity(of: folder("link")) == FileReader.identity(of: folder("folder")))
    #expect(FileReader.identity(of: folder("link")) != FileReader.identity(of: folder("file")))
    #expect(FileReader.identity(of: folder("gone")) == nil)
  }

  @Test func `errors read as sentences`() {
    #expect("\(InputError(path: "a b", reason: "why"))" == "cannot read 'a b': why")
    #expect("\(OutputError(path: "a b", reason: "why"))" == "cannot write 'a b': why")
  }
}
