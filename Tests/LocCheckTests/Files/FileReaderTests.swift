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

  @Test func `a pipe that the caller hands over is read to its end`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    // More than a pipe holds at once: each side waits for the other.
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    Thread.detachNewThread {
      for start in stride(from: 0, to: bytes.count, by: 1000) {
        _ = write(writing, Array(bytes[start..<start + 1000]), 1000)
      }
      close(writing)
    }
    #expect(try FileReader.bytes(at: "/dev/fd/\(reading)") == bytes)
  }

  @Test func `a pipe, a socket or a device in a folder is refused at once`() throws {
    let folder = try TemporaryFolder()
    try folder.makePipe("pipe")
    try folder.link("link", to: "pipe")
    #expect(mknod(folder("socket"), S_IFSOCK | 0o600, 0) == 0)
    let refusal = "it is a pipe, a socket or a device where a file is meant"
    #expect(reason(folder("pipe")) == refusal)
    #expect(reason(folder("link")) == refusal)
    #expect(reason(folder("socket")) == refusal)
    #expect(reason("/dev/zero") == refusal)
    #expect(reason("/dev/null") == refusal)
  }

  @Test func `a path that cannot be read says why`() throws {
    let folder = try TemporaryFolder(["file": "", "folder/file": ""])
    try folder.link("loop", to: "loop")
    try folder.link("broken", to: "gone")
    #expect(reason(folder("gone")) == "no such file or folder")
    #expect(reason(folder("broken")) == "no such file or folder")
    #expect(reason(folder("folder")) == "it is a folder where a file is meant")
    #expect(reason(folder("file/x")) == "a part of the path is not a folder")
    #expect(reason(folder("loop")) == "too many symbolic links")
    #expect(reason(folder(String(repeating: "n", count: 300))) == "the name is too long")
  }

  @Test func `errors read as sentences`() {
    #expect("\(InputError(path: "a b", reason: "why"))" == "cannot read 'a b': why")
    #expect("\(OutputError(path: "a b", reason: "why"))" == "cannot write 'a b': why")
  }
}
