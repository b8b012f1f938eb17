import LocCheckDiagnostics
import Testing

struct SourceTextTests {
  /// Returns the line and column of an offset as `line:column`.
  private func place(_ offset: Int, in source: SourceText) -> String {
    let location = source.location(at: offset)
    return "\(location.line):\(location.column)"
  }

  @Test(arguments: [
    ("ab\ncd", [0: "1:1", 1: "1:2", 2: "1:3", 3: "2:1", 5: "2:3"]),
    ("ab\r\ncd", [2: "1:3", 3: "1:4", 4: "2:1", 6: "2:3"]),
    ("ab\rcd", [2: "1:3", 3: "2:1", 4: "2:2"]),
    ("a\n\nb\r\r\nc", [1: "1:2", 2: "2:1", 3: "3:1", 5: "4:1", 7: "5:1"]),
    ("żó\nł", [0: "1:1", 2: "1:3", 4: "1:5", 5: "2:1", 7: "2:3"]),
    ("x\n", [1: "1:2", 2: "2:1"]),
    ("x\r", [1: "1:2", 2: "2:1"]),
    ("", [0: "1:1"]),
    ("one line", [8: "1:9"]),
  ])
  func `lines end at LF, CR LF or a lone CR and columns count bytes`(
    text: String, places: [Int: String]
  ) {
    let source = SourceText(path: "a", text: text)
    for (offset, expected) in places {
      #expect(place(offset, in: source) == expected)
    }
  }

  @Test func `an offset outside the file is clamped to it`() {
    let source = SourceText(path: "a", text: "ab\ncd")
    #expect(place(-5, in: source) == "1:1")
    #expect(place(99, in: source) == "2:3")
    #expect(source.text(in: 3..<99) == "cd")
    #expect(source.line(containing: 99).text == "cd")
  }

  @Test func `a byte-order mark takes no columns`() {
    let source = SourceText(path: "a", text: "\u{FEFF}ab\ncd")
    #expect(source.contentStart == 3)
    #expect(place(0, in: source) == "1:1")
    #expect(place(3, in: source) == "1:1")
    #expect(place(4, in: source) == "1:2")
    #expect(place(6, in: source) == "2:1")
    #expect(source.line(containing: 0).text == "ab")
    #expect(source.line(containing: 4).start == 3)
  }

  @Test func `a file of nothing but a byte-order mark has one empty line`() {
    let source = SourceText(path: "a", text: "\u{FEFF}")
    #expect(place(3, in: source) == "1:1")
    #expect(source.lineBounds(containing: 1) == 3..<3)
  }

  @Test func `a line comes without its end`() {
    let source = SourceText(path: "a", text: "one\r\ntwo\rthree\nfour")
    #expect(source.line(containing: 3).text == "one")
    #expect(source.line(containing: 5).text == "two")
    #expect(source.line(containing: 9).text == "three")
    #expect(source.line(containing: 14).text == "three")
    #expect(source.line(containing: 19).text == "four")
    #expect(source.line(containing: 16).start == 15)
  }

  @Test func `bytes that are not UTF-8 are repaired`() {
    let source = SourceText(path: "a", bytes: [0x61, 0xFF, 0x62, 0x0A, 0xC3])
    #expect(source.line(containing: 0).text == "a\u{FFFD}b")
    #expect(source.line(containing: 4).text == "\u{FFFD}")
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [4094, 4095, 4096, 4097, 8191, 8192])
  func `lines are counted alike on both sides of a block boundary`(end: String, length: Int) {
    let first = String(repeating: "x", count: length)
    let source = SourceText(path: "a", text: first + end + "y" + end + "z")
    let second = length + end.utf8.count
    let third = second + 1 + end.utf8.count
    #expect(place(length, in: source) == "1:\(length + 1)")
    #expect(place(second, in: source) == "2:1")
    #expect(place(second + 1, in: source) == "2:2")
    #expect(place(third, in: source) == "3:1")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `the line table agrees with counting from the start`(end: String) {
    let lines = (0..<3000).map { String(repeating: "a", count: $0 % 7) }
    let source = SourceText(path: "a", text: lines.joined(separator: end))
    var offset = 0
    for (index, line) in lines.enumerated() {
      #expect(place(offset, in: source) == "\(index + 1):1")
      #expect(source.line(containing: offset).text == line)
      offset += line.utf8.count + end.utf8.count
    }
  }

  @Test func `ranges are equal when they cover the same bytes of the same source`() {
    let source = SourceText(path: "a", text: "abc")
    let twin = SourceText(path: "a", text: "abc")
    #expect(source.range(0..<2) == source.range(0..<2))
    #expect(source.range(0..<2) != source.range(0..<3))
    #expect(source.range(0..<2) != twin.range(0..<2))
    #expect(Set([source.range(0..<2), source.range(0..<2)]).count == 1)
    #expect(source.range(1..<3).text == "bc")
    #expect(source.range(1..<3).start.description == "a:1:2")
  }

  @Test func `locations are ordered by path, line and column`() {
    let ordered = [
      SourceLocation(path: "a", line: 2, column: 9), SourceLocation(path: "a", line: 10, column: 1),
      SourceLocation(path: "a", line: 10, column: 2), SourceLocation(path: "b", line: 1, column: 1),
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test(arguments: [
    (9, "\n"), (4095, "\r\n"), (4096, "\n"), (4097, "\r"), (9000, "\r\n"), (0, "\r\n"),
  ])
  func `lines of any length are found from any of their bytes`(length: Int, end: String) {
    let line = String(repeating: "x", count: length) + end
    let count = 12_289 / line.utf8.count + 2
    let source = SourceText(path: "a", text: String(repeating: line, count: count))
    for offset in stride(from: 0, to: source.bytes.count, by: 13) {
      let (number, column) = offset.quotientAndRemainder(dividingBy: line.utf8.count)
      let start = offset - column
      let location = SourceLocation(path: "a", line: number + 1, column: column + 1)
      let isRight =
        source.location(at: offset) == location
        && source.lineBounds(containing: offset) == start..<start + length
      guard isRight else {
        Issue.record("byte \(offset) is in another line")
        return
      }
    }
  }

  @Test func `places in one line of megabytes are found without going through it`() {
    let source = SourceText(path: "a", text: String(repeating: "x", count: 4 << 20))
    let bounds = 0..<source.bytes.count
    for offset in stride(from: 0, to: source.bytes.count, by: 4099) {
      guard source.location(at: offset).column == offset + 1,
        source.lineBounds(containing: offset) == bounds
      else {
        Issue.record("byte \(offset) is in another line")
        return
      }
    }
  }
}
