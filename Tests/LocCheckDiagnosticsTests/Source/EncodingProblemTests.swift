import LocCheckDiagnostics
import Testing

struct EncodingProblemTests {
  @Test(arguments: ["", "{}", "\u{FEFF}{}", "{\u{FEFF}\u{FEFF}}", "\u{FEFF}a\u{FEFF}"])
  func `UTF-8 with one byte-order mark at most has no problem`(text: String) {
    #expect(EncodingProblem(ofDocument: SourceText(path: "d", text: text)) == nil)
  }

  @Test func `a byte-order mark behind the first is found at its place`() {
    let source = SourceText(path: "d", text: "\u{FEFF}\u{FEFF}{}")
    let problem = EncodingProblem(ofDocument: source)
    #expect(problem == .secondByteOrderMark(source.range(3..<6)))
  }

  @Test(arguments: TextEncoding.allCases.filter { $0 != .utf8 })
  func `another encoding is found by its mark`(encoding: TextEncoding) {
    let source = SourceText(path: "d", bytes: encoding.byteOrderMark + [0x7B, 0, 0x7D, 0])
    #expect(EncodingProblem(ofDocument: source) == .other(encoding))
  }
}
