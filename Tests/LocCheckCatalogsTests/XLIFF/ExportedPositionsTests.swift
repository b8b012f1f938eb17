import Testing

@testable import LocCheckCatalogs

/// Tests of the way from the formats of an export to those of a catalog.
struct ExportedPositionsTests {
  @Test(arguments: [
    ("%1$#@files@ in %2$@", "%#@files@ in %2$@"),
    ("%2$#@files@", "%2$#@files@"),
    ("%1$#@other@", "%1$#@other@"),
    ("%#@files@", "%#@files@"),
    ("100%%1$#@files@", "100%%1$#@files@"),
    ("%1$#@a.b@ %1$#@é@", "%#@a.b@ %#@é@"),
    ("%1$#@files", "%1$#@files"),
    ("%1$lld", "%1$lld"),
    ("%", "%"), ("%1", "%1"), ("%1$", "%1$"), ("", ""),
    ("%1$#@%1$#@%1$#@files@", "%1$#@%1$#@%#@files@"),
    ("%99999999999999999999$#@files@", "%99999999999999999999$#@files@"),
  ])
  func `references to substitutions lose the position they have anyway`(
    exported: String, stored: String
  ) {
    let argNums: [MessageKey: Int] = ["files": 1, "a.b": 1, "é": 1]
    #expect(ExportedPositions.storedForm(of: exported, argNums: argNums) == stored)
  }

  @Test(arguments: [
    ("%1$lld files", "%arg files"), ("%2$@ of %1$lld", "%2$@ of %arg"), ("%1$d", "%1$d"),
    ("%lld files", "%lld files"), ("%%1$lld", "%%1$lld"), ("%1$lld%1$lld", "%arg%arg"),
  ])
  func `in a form its own argument has a name`(exported: String, stored: String) {
    let form = ExportedPositions.storedForm(of: exported, argNums: [:], own: (1, "lld"))
    #expect(form == stored)
  }

  @Test func `references are found with their positions`() {
    let references = ExportedPositions.references(in: "%%3$#@x@ %2$#@b@ %1$#@a@ %1$@ %#@c@")
    #expect(references.map(\.name) == ["b", "a"])
    #expect(references.map(\.position) == [2, 1])
  }

  @Test func `a name never reaches into the next reference`() {
    let text = "%1$#@%1$#@%1$#@"
    #expect(ExportedPositions.references(in: text).isEmpty)
    #expect(ExportedPositions.storedForm(of: text, argNums: ["%1$#": 1]) == text)
  }
}
