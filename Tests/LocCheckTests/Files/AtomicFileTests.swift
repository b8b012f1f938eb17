import Testing

@testable import LocCheck

/// Files that appear whole or not at all.
struct AtomicFileTests {
  /// An error of the one who writes.
  private struct Broken: Error {}

  @Test func `a file is written with the folders above it`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(to: folder("a/b/report.xml")) { write in
      try write(Array("one ".utf8))
      try write(Array("two".utf8))
    }
    #expect(try folder.text(of: "a/b/report.xml") == "one two")
  }

  @Test func `an earlier file is replaced`() throws {
    let folder = try TemporaryFolder(["report.xml": "old and longer"])
    try AtomicFile.write(to: folder("report.xml")) { write in try write(Array("new".utf8)) }
    #expect(try folder.text(of: "report.xml") == "new")
    #expect(try folder.names == ["report.xml"])
  }

  @Test func `an earlier file stays where writing breaks off`() throws {
    let folder = try TemporaryFolder(["report.xml": "old"])
    #expect(throws: OutputError.self) {
      try AtomicFile.write(to: folder("report.xml")) { write in
        try write(Array("half".utf8))
        throw Broken()
      }
    }
    #expect(try folder.text(of: "report.xml") == "old")
    #expect(try folder.names == ["report.xml"])
  }

  @Test func `a full device, a folder and a file in the way are errors with a reason`() throws {
    let folder = try TemporaryFolder(["file": "x"])
    let reasons = [
      "/dev/full": "no space left on the device",
      folder.path: "it is a folder where a file is meant",
      folder("file/report.xml"): "a part of the path is not a folder",
    ]
    for (path, reason) in reasons {
      let error = #expect(throws: OutputError.self) {
        try AtomicFile.write(to: path) { write in try write([UInt8](repeating: 0, count: 9000)) }
      }
      #expect(error == OutputError(path: path, reason: reason))
    }
  }

  @Test func `a file without bytes is a file`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(to: folder("empty.xml")) { _ in }
    #expect(try folder.text(of: "empty.xml") == "")
    #expect(try folder.names == ["empty.xml"])
  }

  @Test func `an earlier file is there until the new one is whole`() throws {
    let folder = try TemporaryFolder(["report.xml": "old"])
    try AtomicFile.write(to: folder("report.xml")) { write in
      try write(Array("new".utf8))
      #expect(try folder.text(of: "report.xml") == "old")
      #expect(try folder.names.count == 2)
    }
    #expect(try folder.text(of: "report.xml") == "new")
  }

  @Test func `the error of the one who writes is the reason`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: OutputError.self) {
      try AtomicFile.write(to: folder("sub/report.xml")) { _ in throw Broken() }
    }
    #expect(error == OutputError(path: folder("sub/report.xml"), reason: "Broken()"))
    #expect(!(try folder.names.contains("report.xml")))
  }

  @Test func `a device is written to and stays a device`() throws {
    try AtomicFile.write(to: "/dev/null") { write in try write(Array("gone".utf8)) }
    #expect(FileStatus.kind(of: "/dev/null") == .other)
  }
}
