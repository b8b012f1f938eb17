import LocCheckSources
import Testing

@Suite struct `The scanner reads expressions` {
  @Test(arguments: [
    ("12", "1"), ("1.5", "1.5"), ("true", "true"), ("nil", "nil"), ("$count", "$count"),
    ("self.title", "self.title"), ("super.title", "super.title"), (".red", ".red"),
    ("`default`", "default"), ("(((a)))", "a"), ("try await a", "a"), ("try! a", "a"),
    ("try? a", "(try? a)"), ("-a", "(- a)"), ("!a", "(! a)"), ("f(&a)", "f((& a))"),
    ("a!.b?.c", "a!.b?.c"), ("a[1, \"k\"]", "a[1, \"k\"]"), ("(a, b: 1)", "(a, b: 1)"),
    (#"\Model.title"#, #"\Model.title"#), ("/a/", "other()"),
    ("Foo<Int, A.B>()", "Foo<Int, A.B>()"),
    ("[String]()", "‹[String]›()"), ("[String: Int?]()", "‹[String: Int?]›()"),
    ("[Foo].self", "‹[Foo]›.self"), ("[a].count", "[a].count"),
    ("Text.init(\"a\")", "Text.init(\"a\")"),
    ("#bundle", "#bundle()"), ("#localized(\"a\", n: 1)", "#localized(\"a\", n: 1)"),
    ("a as String", "(a as coercion String)"), ("a as? String", "(a as conditional String)"),
    ("a as! [Int]", "(a as forced [Int])"), ("a is B", "(a is ‹B›)"),
    ("{ $0 + 1 }", "{ ($0 + 1) }"), ("{ a, _ in f(a) }", "{ (_ a, _ _) in f(a) }"),
    ("{ (a: Int, b) -> String in \"x\" }", "{ (_ a: Int, _ b) -> String in \"x\" }"),
    ("{ [weak self, t = m.title] in f(t) }", "{ bind t to value in m.title; f(t) }"),
    ("f(1) { a } label: { b }", "f(1, { a }, label: { b })"), ("f { a }", "f({ a })"),
    (
      "if a { \"x\" } else if let b { b } else { \"z\" }",
      "branches() { \"x\" } { bind b to unwrapped in b; b } { \"z\" }"
    ),
    ("if name == \"n\" { 1 } else { 2 }", "branches((name == \"n\")) { 1 } { 1 }"),
    (
      "switch a { case .b(let c): \"\\(c)\"; default: \"d\" }",
      "branches(a) { bind c to payload 0 of .b in a; \"\\(c)\" } { \"d\" }"
    ),
  ])
  func `of each kind`(written: String, expected: String) {
    #expect(ScannedText("let x = \(written)").outline == "let x = \(expected)")
  }

  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"), ("a * b + c", "((a * b) + c)"), ("a - b - c", "((a - b) - c)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"), ("a == b && c != d || e", "(((a == b) && (c != d)) || e)"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a == b ? \"c\" : d + e", "((a == b) ? \"c\" : (d + e))"),
    ("a ? b : c as D", "(a ? b : (c as coercion D))"), ("a + b as C", "((a + b) as coercion C)"),
    ("a ?? b as? C", "(a ?? (b as conditional C))"), ("a <<< b + c", "(a <<< (b + c))"),
    ("a..<b + c", "(a ..< (b + c))"), ("a && b <~> c", "((a && b) <~> c)"),
  ])
  func `with operators by precedence`(written: String, expected: String) {
    #expect(ScannedText("let x = \(written)").outline == "let x = \(expected)")
  }

  @Test func `with assignments and what they assign`() {
    let scanned = ScannedText(
      "func f() { a.b = c; d += \"e\"; i = 1; a = b = c; x = flag ? y : z }")
    #expect(
      scanned.outline == """
        func f():
          (a.b = c)
          (d += "e")
          (a = (b = c))
          (x = (flag ? y : z))
        """)
  }

  @Test func `of chains with branches of conditional compilation in them`() {
    let scanned = ScannedText(
      """
      let view = Text("a")
        .bold()
        #if os(iOS)
          .navigationTitle("b").padding()
        #else
          .help("c")
        #endif
        .font(.title)
      """)
    #expect(
      scanned.outline == """
        let view = Text("a").bold().navigationTitle("b").padding().help("c").font(.title)
        """)
    #expect(scanned.digest.conditionalRegions.count == 2)
  }

  @Test func `with their places, parentheses around one value left out`() {
    let scanned = ScannedText("let x = ⟦⟦Text⟧(⟦a⟧)⟧ + (⟦b.c⟧)")
    guard case .variable(let variable)? = scanned.digest.declarations.first,
      case .binary(_, let left, let right)? = variable.initialValue?.kind,
      case .call(let callee, let arguments) = left.kind
    else {
      Issue.record("expected a sum")
      return
    }
    #expect(
      [left.bounds, callee.bounds, arguments[0].value.bounds, right.bounds] == scanned.ranges)
  }

  @Test func `of arrays and dictionaries, with one element for all that hold no text`() {
    #expect(
      ScannedText("let x = [1, 2, \"a\", 3, b]; let y = [1: 2, 3: \"c\", 4: 5]").outline == """
        let x = [1, "a", b]
        let y = [1: 1, 1: "c"]
        """)
  }
}
