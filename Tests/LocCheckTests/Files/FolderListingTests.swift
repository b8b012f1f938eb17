import Testing

@testable import LocCheck

/// The names in folders.
struct FolderListingTests {
  @Test func `names come in the order of their bytes, hidden ones too`() throws {
    let folder = try TemporaryFolder(["b": "", "Z": "", "é": "", "a/": "", ".hidden": ""])
    let listing = try FolderListing(of: folder.path)
    #expect(listing.names == [".hidden", "Z", "a", "b", "é"])
    #expect(listing.path(of: "a") == folder("a"))
    #expect(listing.illegibleNames == [])
  }

  @Test func `a name that is not UTF-8 is kept apart`() throws {
    let folder = try TemporaryFolder(["a": ""])
    try folder.makeIllegibleFile(in: ".", ending: ".strings")
    let listing = try FolderListing(of: folder.path)
    #expect(listing.names == ["a"])
    #expect(listing.illegibleNames == ["\u{FFFD}.strings"])
  }

  @Test func `ten thousand names are listed`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<10_000 { try folder.write("", to: "\(number)") }
    #expect(try FolderListing(of: folder.path).names.count == 10_000)
  }

  @Test func `what is no folder says so`() throws {
    let folder = try TemporaryFolder(["file": ""])
    try folder.makePipe("pipe")
    func reason(_ name: String) -> String? {
      #expect(throws: InputError.self) { try FolderListing(of: folder(name)) }?.reason
    }
    #expect(reason("file") == "it is a file where a folder is meant")
    #expect(reason("pipe") == "it is a file where a folder is meant")
    #expect(reason("file/x") == "a part of the path is not a folder")
    #expect(reason("gone") == "no such file or folder")
  }
}
