import LocCheckDiagnostics
import Testing

@testable import LocCheckSources

struct LineCursorTests {
  @Test(arguments: ["one\ntwo\n\nthree", "a\r\nb\rc\n", "\u{FEFF}x\ny", ""])
  func `a cursor counts as the source does, in any order`(text: String) {
    let source = SourceText(path: "a.swift", text: text)
    let offsets = Array(0...source.bytes.count)
    for order in [offsets, offsets.reversed()] {
      var cursor = LineCursor()
      for offset in order {
        #expect(cursor.location(of: offset, in: source) == source.location(at: offset))
      }
    }
  }

  @Test func `a cursor changes the file`() {
    let first = SourceText(path: "a.swift", text: "a\nb")
    let second = SourceText(path: "b.swift", text: "ab\nc")
    var cursor = LineCursor()
    #expect(cursor.location(of: 2, in: first).description == "a.swift:2:1")
    #expect(cursor.location(of: 1, in: second).description == "b.swift:1:2")
  }
}
