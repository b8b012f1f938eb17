import Testing

@testable import LocCheckReports

struct CutNoteTests {
  @Test(arguments: ["", "text", "two\nlines", "a\r", "\u{301}", "of 7 of 8"])
  func `a note is read behind any text`(text: String) throws {
    let note = try #require(CutNote(atEndOf: text + CutNote(size: 29, wholeSize: 39).text))
    #expect(note.size == 29)
    #expect(note.wholeSize == 39)
  }

  @Test(
    arguments: [
      "", "text", "\n", "… (cut: the first 1 of 2 bytes are shown)",
      "a\n… (cut: the first 1 of 2 bytes are shown) b",
      "a\n… (cut: the first of 2 bytes are shown)",
      "a\n… (cut: the first 1 of  bytes are shown)",
      "a\n… (cut: the first -1 of 2 bytes are shown)",
      "a\n… (cut: the first 1 in 2 bytes are shown)",
      "a\nb … (cut: the first 1 of 2 bytes are shown)",
      "a\n… (cut: the first 1 of 99999999999999999999 bytes are shown)",
    ])
  func `what is like a note is none`(text: String) {
    #expect(CutNote(atEndOf: text) == nil)
  }
}
