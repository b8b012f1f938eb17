import Testing

@testable import LocCheck

/// What is left of reports that were cut into more files.
struct NumberedFilesTests {
  @Test func `only numbered files of the same report that were not written go`() throws {
    let names = [
      "TEST.xml", "TEST.1.xml", "TEST.02.xml", "TEST.3.xml", "TEST.3b.xml", "TEST.cart.xml",
      "TEST.3.json", "OTHER.3.xml", "TEST..xml",
    ]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "x") }))
    NumberedFiles.remove(of: folder("TEST.xml"), except: [folder("TEST.1.xml")])
    #expect(try Set(folder.names) == Set(names).subtracting(["TEST.02.xml", "TEST.3.xml"]))
  }

  @Test func `a folder that is not there has nothing to go`() throws {
    let folder = try TemporaryFolder()
    NumberedFiles.remove(of: folder("absent/TEST.xml"), except: [])
    #expect(try folder.names == [])
  }
}
