import LocCheckSources
import Testing

/// Code that leads back to itself, or that is nested or repeated beyond reason.
struct HostileCodeTests {
  @Test func `what leads back to itself ends`() {
    let chain = (0..<60).map { "typealias T\($0) = (T\($0 + 1), T\($0 + 1))\n" }.joined()
    let lattice = (0..<60).map { level in
      """
      protocol D\(level): D\(level + 1), E\(level + 1) {}
      protocol E\(level): D\(level + 1), E\(level + 1) {}

      """
    }.joined()
    let typed = TypedText(
      """
      protocol P: Q {}
      protocol Q: P {}
      class A: B { var x = C().y }
      class B: A { let t = A().t }
      class C { var y = A().x }
      typealias X = Y
      typealias Y = X
      typealias Z1 = (Z2, Z2)
      typealias Z2 = (Z1, Z1)
      struct S: P { let x: X; let z: Z1; var v = v2 }
      let v2 = v3
      let v3 = v2
      enum E: E { case a }
      protocol R { associatedtype T; typealias U = V; typealias V = (U, U) }
      struct W: R { func f(u: U) { print("\\(u)") } }
      struct DD: D0 { let x: T0; func g() { print("\\(x) \\(v2) \\(A().x)") } }
      \(chain)\(lattice)
      """)
    #expect(typed.interpolations == ["u": "?", "x": "?", "v2": "?", "A().x": "?"])
  }

  @Test func `types that double do not grow`() {
    let steps = (1..<80).map { "let a\($0) = (a\($0 - 1), a\($0 - 1))\n" }.joined()
    let typed = TypedText("func f() {\nlet a0 = 1\n\(steps)print(\"\\(a2) \\(a79)\")\n}")
    #expect(typed.interpolations == ["a2": "((Int, Int), (Int, Int))", "a79": "?"])
  }

  @Test(arguments: [
    "VStack { ", "f({ ", "[", "(1, ", "items.map { item in ", "-", "x ? 1 : ", "a.b(",
  ])
  func `deep code is typed as far as it goes`(opening: String) {
    let closing: [Character: String] = ["{": "}", "(": ")", "[": "]"]
    let end = String(opening.compactMap { closing[$0] }.joined().reversed())
    let depth = 2000
    let typed = TypedText(
      "let x = " + String(repeating: opening, count: depth) + "\"a\""
        + String(repeating: end, count: depth))
    #expect(typed.module.uses.count <= 1)
  }

  @Test func `a long chain and a long sum are typed`() {
    let chain = String(repeating: ".padding()", count: 500)
    let sum = String(repeating: " + \"b\"", count: 500)
    let typed = TypedText("let a = Text(\"One\")\(chain).help(\"Two\")\nlet b = \"a\"\(sum)")
    #expect(typed.uses.contains("\"One\": LocalizedStringKey → Text(_:)"))
    #expect(typed.uses.contains("\"Two\": LocalizedStringKey → help(_:)"))
    #expect(typed.module.uses.last?.type == .string)
  }

  @Test func `a large literal is typed`() {
    let items = (0..<5000).map { "\"k\($0)\"" }.joined(separator: ", ")
    let typed = TypedText("let a: [LocalizedStringKey] = [\(items)]")
    #expect(typed.module.uses.count == 5000)
    #expect(typed.module.uses.allSatisfy { $0.type == .localizedStringKey })
  }
}
