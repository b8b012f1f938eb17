import Testing

@testable import LocCheck

struct EarlierFileTests {
  @Test func `a file is out of sight until it is put back`() throws {
    let folder = try TemporaryFolder(["r.xml": "old"])
    let file = try #require(EarlierFile(movingAside: folder("r.xml")))
    #expect(try folder.names == [".r.xml.earlier"])
    file.settle(isObsolete: false)
    #expect(try folder.names == ["r.xml"])
    #expect(try folder.text(of: "r.xml") == "old")
  }

  @Test func `a successor stays, and what nobody wants any more goes`() throws {
    let folder = try TemporaryFolder(["a": "old", "b": "old"])
    let files = try ["a", "b"].map { try #require(EarlierFile(movingAside: folder($0))) }
    try folder.write("new", to: "a")
    files[0].settle(isObsolete: false)
    files[1].settle(isObsolete: true)
    #expect(try folder.names == ["a"])
    #expect(try folder.text(of: "a") == "new")
  }

  @Test func `what a killed run left aside is taken up by the next`() throws {
    let folder = try TemporaryFolder(["r.xml": "old"])
    _ = EarlierFile(movingAside: folder("r.xml"))
    let file = try #require(EarlierFile(movingAside: folder("r.xml")))
    file.settle(isObsolete: false)
    #expect(try folder.text(of: "r.xml") == "old")
  }

  @Test func `nothing but a file is moved`() throws {
    let folder = try TemporaryFolder(["folder/": ""])
    for path in [folder("folder"), folder("absent"), "/dev/null"] {
      #expect(EarlierFile(movingAside: path) == nil)
    }
  }

  @Test func `a link stays one, and a successor has the file's permissions`() throws {
    let folder = try TemporaryFolder(["store/r.xml": "old"])
    try folder.link("r.xml", to: "store/r.xml")
    try folder.setPermissions(0o604, of: "store/r.xml")
    let file = try #require(EarlierFile(movingAside: folder("r.xml")))
    #expect(try folder.names(in: "store") == [".r.xml.earlier"])
    try AtomicFile.write(to: folder("r.xml")) { try $0(Array("new".utf8)) }
    file.settle(isObsolete: false)
    #expect(try folder.names(in: "store") == ["r.xml"])
    #expect(try folder.text(of: "store/r.xml") == "new")
    #expect(try FileStatus(of: folder("r.xml")).permissions == 0o604)
  }
}
