import LocCheckSources
import Testing

@Suite struct `The scanner reads string literals` {
  @Test(arguments: [
    (#""plain""#, #""plain""#), (#""""#, #""""#),
    (#""tab\t quote\" zero\0 \u{1F600} \\""#, "\"tab\\t quote\\\" zero\\0 \u{1F600} \\\\\""),
    (##"#"raw \n \#n "quoted""#"##, #""raw \\n \n \"quoted\"""#),
    (##"#"a\#(b)c\(d)"#"##, #""a\(b)c\\(d)""#),
    (#""a\(b)""#, #""a\(b)""#), (#""\(a)\(b)""#, #""\(a)\(b)""#),
    (
      #""\(count, specifier: "%02d") of \(total, format: .number)""#,
      #""\(count, specifier: "%02d") of \(total, format: .number)""#
    ),
    (#""outer \("inner \(x + 1)")""#, #""outer \("inner \((x + 1))")""#),
    ("\"\"\"\n  first\n    second\n  \"\"\"", #""first\n  second""#),
    ("\"\"\"\n  joined \\\n  here\n  \"\"\"", #""joined here""#),
    ("\"\"\"\n  a\n\n  \\(b)\n  \"\"\"", #""a\n\n\(b)""#),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", #""a\nb""#),
    ("#\"\"\"\n  a\\n\\#n\n  \"\"\"#", #""a\\n\n""#),
    (#""é e\u{301}""#, "\"é e\u{301}\""),
  ])
  func `with escapes and indentation resolved`(written: String, expected: String) {
    let scanned = ScannedText("let a = \(written)")
    #expect(scanned.outline == "let a = \(expected)")
  }

  @Test func `and keeps text with an escape that Swift does not have`() {
    #expect(ScannedText(#"let a = "a\qb""#).outline == #"let a = "a\\qb""#)
  }

  @Test func `with their places, quotation marks and pound signs included`() {
    let scanned = ScannedText("f(⟦#\"a\"#⟧, ⟦\"b\\(⟦c⟧)\"⟧)")
    guard case .expression(let call)? = scanned.digest.statements.first,
      case .call(_, let arguments) = call.kind,
      case .string(let literal) = arguments[1].value.kind,
      case .interpolation(let values) = literal.segments[1]
    else {
      Issue.record("expected a call")
      return
    }
    #expect(arguments.map(\.value.bounds) + values.map(\.value.bounds) == scanned.ranges)
  }
}
