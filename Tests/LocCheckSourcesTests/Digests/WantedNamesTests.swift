import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import Testing

@Suite struct `The names that a file speaks of` {
  /// Returns the names that a text speaks of, sorted.
  private func names(in text: String) -> [String] {
    SwiftScanner.digest(of: SourceText(path: "a.swift", text: text)).wantedNames.sorted()
  }

  @Test func `are those of types wherever they are written`() {
    #expect(
      names(
        in: """
          @Wrapped<A>(b) struct Own<T: C>: D.E {
            @F var own: [G: H?] = I<J>()
            func own(p: (K, l: L) -> M, q: some N & O) -> P.Type { q as! Q }
            case own(R)
            typealias Own = S
          }
          extension U.V {}
          """)
        == [
          "A", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S",
        ]
        + ["U", "V", "Wrapped", "b", "q"])
  }

  @Test func `are those of functions, members and cases in code`() {
    #expect(
      names(
        in: """
          func own() {
            Text("a \\(b.c[d], e: f)")
            let own = g ? .h : { i in j(k: l) }
            if case .m(let own) = n { o(own) }
            p.q = [r: s!, t: (u?.v, w)]
            return try? #x(y)
          }
          """)
        == [
          "Text", "b", "c", "d", "f", "g", "h", "j", "l", "m", "n", "o", "own", "p", "q", "r", "s",
        ]
        + ["t", "u", "v", "w", "y"])
  }
}
