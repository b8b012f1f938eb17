import LocCheckSources
import Testing

@Suite struct `The scanner comes to an end` {
  /// The message of the only problem of a digest.
  private static let tooDeep = "code is nested too deeply to be read"

  @Test(arguments: [
    ("(", "1", ")"), ("[", "1", "]"), ("{ ", "1", " }"), ("f { g(", "1", ") }"),
    ("\"\\(", "a", ")\""),
    ("try ", "a", ""), ("await ", "a", ""), ("a ? ", "b", " : c"), ("if a { ", "b", " }"),
    ("if a {} else ", "{}", ""), ("a<", "b", ">"), ("[a: ", "b", "]"), ("a(b < (", "c", "))"),
    ("{ [a = ", "b", "] in }"), ("@a(", "b", ")"), ("(a) -> ", "b", ""), ("a.b", "", ""),
    ("a[", "0", "]"), ("if case .a(let x)? = ", "b", " {}"), ("[([", "a", "])]"),
  ])
  func `with code nested twenty thousand times`(opening: String, middle: String, closing: String) {
    let text =
      "let before = \"before\"\nlet x = " + String(repeating: opening, count: 20_000) + middle
      + String(repeating: closing, count: 20_000)
    let digest = ScannedText(text).digest
    #expect(digest.problems.last?.message == Self.tooDeep)
    #expect(DigestOutline(digest).text.hasPrefix("let before = \"before\""))
  }

  @Test(arguments: [
    ("[", "Int", "]"), ("(", "Int", ")"), ("A<", "Int", ">"), ("(Int) -> ", "Int", ""),
    ("some ", "A", ""), ("A.", "B", ""), ("Int", "", "?"), ("@a(", "b", ") Int"),
  ])
  func `with types nested twenty thousand times`(
    opening: String, middle: String, closing: String
  ) {
    let text =
      "let x: " + String(repeating: opening, count: 20_000) + middle
      + String(repeating: closing, count: 20_000)
    #expect(ScannedText(text).digest.problems.contains { $0.message == Self.tooDeep })
  }

  @Test(arguments: [
    ("struct A { ", "}"), ("func f() { ", "}"), ("#if A\n", "\n#endif\n"),
    ("switch a { case b: ", "}"),
    ("do { ", "}"), ("if case let ", ""), ("a: ", ""), ("return ", ""),
  ])
  func `with statements nested twenty thousand times`(opening: String, closing: String) {
    let text =
      String(repeating: opening, count: 20_000) + "x" + String(repeating: closing, count: 20_000)
    #expect(!ScannedText(text).digest.problems.isEmpty)
  }

  @Test func `with a sum of fifty thousand texts, as a digest that is not deep`() throws {
    let text = "let x = " + Array(repeating: "\"a\"", count: 50_000).joined(separator: " + ")
    let digest = ScannedText(text).digest
    #expect(digest.problems.isEmpty)
    #expect(SourceDigest(decoding: digest.encoded()) == digest)
    #expect(DigestOutline(digest).text.utf8.count { $0 == UInt8(ascii: "a") } == 50_000)
  }

  @Test func `with operators of all precedences around each other`() {
    let operators = ["=", "?? ", "||", "&&", "==", "??", "...", "+", "*", "<<"]
    let text = (0..<5000).map { "a \(operators[$0 % operators.count]) " }.joined() + "\"b\""
    #expect(ScannedText("func f() { \(text) }").outline.contains("\"b\""))
  }

  @Test func `with a chain of a thousand links, whose texts are all kept`() {
    let outline = ScannedText("let x = Text(\"a\")" + String(repeating: ".foo(\"b\")", count: 1000))
      .outline
    #expect(outline.hasPrefix("let x = other(Text(\"a\").foo(\"b\")"))
    #expect(outline.utf8.count { $0 == UInt8(ascii: "b") } == 1000)
  }

  @Test func `with ten megabytes of one array, read as far as is reasonable`() {
    let text = "let x = [\n" + String(repeating: "  0x12, \"abc\", foo,\n", count: 500_000) + "]\n"
    let digest = ScannedText(text).digest
    #expect(digest.problems.map(\.message) == ["file is too long: it is read up to here"])
    guard case .variable(let variable)? = digest.declarations.first,
      case .array(let elements)? = variable.initialValue?.kind
    else {
      Issue.record("expected an array")
      return
    }
    #expect(elements.count > 50_000)
  }

  @Test(arguments: [
    "\"", "\"\"\"", "#", "'", "\\(", "/*", "*/", "`", ") ] } ", "@", ",", "<", "\\", "let ",
  ])
  func `with one mark over and over`(mark: String) {
    #expect(ScannedText(String(repeating: mark, count: 5000)).digest.problems.count <= 21)
  }

  @Test func `with thousands of branches of conditional compilation`() {
    let text =
      "#if A\nlet a = \"a\"\n" + String(repeating: "#elseif os(iOS)\nlet b = \"b\"\n", count: 3000)
    let digest = ScannedText(text + "#endif").digest
    #expect(digest.conditionalRegions.count == 3001)
    #expect(digest.declarations.count == 3001)
  }

  @Test func `with brackets in texts and comments, which do not count`() {
    let brackets = String(repeating: "([{", count: 1000)
    let scanned = ScannedText(
      "let a = \"\(brackets)\" // \(brackets)\n/* \(brackets) */ let b = #\"\(brackets)\"#\n"
        + "let c = \"\"\"\n\(brackets)\n\"\"\"\nlet d = \"end\"")
    #expect(scanned.digest.problems.isEmpty)
    #expect(scanned.outline.hasSuffix("let d = \"end\""))
  }
}
