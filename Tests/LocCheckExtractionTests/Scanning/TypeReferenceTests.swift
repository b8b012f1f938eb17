import Testing

@Suite struct `The scanner reads types` {
  @Test(arguments: [
    ("Int", "Int"), ("Foo.Bar<Int>.Baz<A, B>", "Foo.Bar.Baz<A, B>"), ("String?", "String?"),
    ("String!", "String?"), ("[Int]", "[Int]"), ("[String: [Int?]]", "[String: [Int?]]"),
    ("(Int)", "Int"), ("(a: Int, String)", "(a: Int, String)"), ("()", "()"),
    ("(Int, _ b: String) async throws -> Void", "(Int, String) -> Void"),
    ("@escaping @autoclosure () -> Int", "() -> Int"), ("inout String", "String"),
    ("some View", "some View"), ("any View & Named", "some View & Named"),
    ("Int.Type", "Int.Type"), ("A & B", "A & B"),
    ("(some StringProtocol)?", "some StringProtocol?"),
    ("~Copyable", "other"), ("repeat each T", "T"), ("`Type`", "Type"),
  ])
  func `in each form`(written: String, expected: String) {
    let scanned = ScannedText("func f(a: \(written))")
    #expect(scanned.outline == "func f(a a: \(expected))")
  }
}
