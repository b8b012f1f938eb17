import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import Testing

@Suite struct `The scanner reads on where the parser recovers` {
  @Test func `and tells what it could not read`() {
    let scanned = ScannedText(
      """
      struct A {
        let first = 5 +⟦⟧
        let second: ⟦⟧= "second"
        func f() { g(1 ⟦2⟧) }
      }
      let third = "third"
      """)
    #expect(
      scanned.digest.problems == [
        SyntaxProblem("expected expression after operator", at: scanned.ranges[0]),
        SyntaxProblem("expected type in type annotation", at: scanned.ranges[1]),
        SyntaxProblem("unexpected code '2' in function call", at: scanned.ranges[2]),
      ])
    #expect(
      scanned.outline == """
        structure A
          let first = (1 + other())
          let second: other = "second"
          func f():
            g(1)
        let third = "third"
        """)
  }

  @Test func `of no more than twenty places`() {
    let digest = ScannedText(String(repeating: "let = ;\n", count: 100)).digest
    #expect(digest.problems.count == 20)
  }

  @Test func `in a statement with more errors than can be told`() {
    let digest = ScannedText("struct A {\n" + String(repeating: "let = ;\n", count: 300) + "}")
      .digest
    #expect(digest.problems.map(\.message) == ["code cannot be parsed"])
  }

  @Test(arguments: [
    "let a = \"\"\"\n  text \\(f(\"", "let a = \"text", "func f(", "struct A { let b = [", "#if",
    "/*",
    "let a = #\"", "@", "case", "switch a { case", "\\", "let a = \"\\", "let a = \"\\(", "{", "}",
    "\u{0}",
  ])
  func `in a file that is cut`(text: String) {
    #expect(ScannedText("let kept = \"kept\"\n" + text).outline.contains("let kept = \"kept\""))
  }

  @Test func `with bytes that are not UTF-8 in it`() {
    let bytes = Array("let a = \"x".utf8) + [0xFF, 0xC3] + Array("y\"\nlet b = \"z\"".utf8)
    let digest = SwiftScanner.digest(of: SourceText(path: "a.swift", bytes: bytes))
    #expect(
      DigestOutline(digest).text == "let a = \"x\u{FFFD}\u{FFFD}y\"\nlet b = \"z\"")
    guard case .variable(let last)? = digest.declarations.last else { return }
    #expect(last.initialValue?.bounds == bytes.count - 3..<bytes.count)
  }

  @Test func `with zero bytes in it`() {
    #expect(
      ScannedText("let a = \"x\u{0}y\"\n\u{0}\nlet b = \"z\"").outline
        == "let a = \"x\\0y\"\nlet b = \"z\"")
  }

  @Test func `after a byte-order mark, which counts`() {
    let scanned = ScannedText("\u{FEFF}let a = ⟦\"é\"⟧\r\nlet b = ⟦\"b\"⟧\r\n")
    let values = scanned.digest.declarations.map { declaration -> Range<Int>? in
      guard case .variable(let variable) = declaration else { return nil }
      return variable.initialValue?.bounds
    }
    #expect(values == scanned.ranges)
    #expect(scanned.ranges.first == 11..<15)
  }
}
