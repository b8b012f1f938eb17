import Foundation
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

  @Test func `a symbolic link stays, and what it leads to is written`() throws {
    let folder = try TemporaryFolder(["real/report.xml": "old"])
    try folder.link("report.xml", to: "second.xml")
    try folder.link("second.xml", to: "real/report.xml")
    try folder.link("new.xml", to: "real/new.xml")
    for name in ["report.xml", "new.xml"] {
      try AtomicFile.write(to: folder(name)) { write in try write(Array("new".utf8)) }
      #expect(try FileStatus(ofLink: folder(name)).kind == .other)
      #expect(try folder.text(of: "real/\(name)") == "new")
    }
    try folder.link("loop.xml", to: "loop.xml")
    let error = #expect(throws: OutputError.self) {
      try AtomicFile.write(to: folder("loop.xml")) { _ in }
    }
    #expect(error?.reason == "too many symbolic links")
  }

  @Test(arguments: [mode_t(0o664), 0o600, 0o755])
  func `a file keeps its permissions`(mode: mode_t) throws {
    let folder = try TemporaryFolder(["report.xml": "old"])
    #expect(chmod(folder("report.xml"), mode) == 0)
    try AtomicFile.write(to: folder("report.xml")) { write in try write(Array("new".utf8)) }
    #expect(try FileStatus(of: folder("report.xml")).permissions == mode)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everything"))
  func `a file that forbids writing is left alone`() throws {
    let folder = try TemporaryFolder(["report.xml": "old"])
    #expect(chmod(folder("report.xml"), 0o444) == 0)
    let error = #expect(throws: OutputError.self) {
      try AtomicFile.write(to: folder("report.xml")) { write in try write(Array("new".utf8)) }
    }
    #expect(error == OutputError(path: folder("report.xml"), reason: "permission denied"))
    #expect(try folder.text(of: "report.xml") == "old")
  }

  @Test func `a pipe that nobody reads from is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.makePipe("report.xml")
    let error = #expect(throws: OutputError.self) {
      try AtomicFile.write(to: folder("report.xml")) { write in try write(Array("new".utf8)) }
    }
    #expect(error?.reason == "it is a pipe that nobody reads from")
  }

  @Test func `a pipe with a reader is written to`() throws {
    let folder = try TemporaryFolder()
    try folder.makePipe("report.xml")
    let reader = open(folder("report.xml"), O_RDONLY | O_NONBLOCK)
    #expect(reader >= 0)
    defer { close(reader) }
    try AtomicFile.write(to: folder("report.xml")) { write in try write(Array("new".utf8)) }
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3)
    #expect(bytes.prefix(3).elementsEqual("new".utf8))
  }
}
