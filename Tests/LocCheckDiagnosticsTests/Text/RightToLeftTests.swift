import LocCheckDiagnostics
import Testing

struct RightToLeftTests {
  /// The ends of the ranges that UAX #9 gives to right-to-left scripts, and what lies beside them.
  @Test(arguments: [
    ("\u{58F}", false), ("\u{590}", true), ("\u{8C9}", true), ("\u{904}", false),
    ("\u{FB1C}", false), ("\u{FB1D}", true), ("\u{FDFF}", true), ("\u{FE70}", true),
    ("\u{FEFF}", false), ("\u{10800}", true), ("\u{10FFF}", true), ("\u{11000}", false),
    ("\u{1E800}", true), ("\u{1EFFF}", true), ("\u{1F000}", false),
  ])
  func `a scalar of a right-to-left script is isolated, its neighbours are not`(
    scalar: String, isIsolated: Bool
  ) {
    let isolated = "a \u{2068}\(scalar)\u{2069} b"
    #expect(
      RightToLeft.isolatingRuns(in: "a \(scalar) b").unicodeScalars.elementsEqual(
        (isIsolated ? isolated : "a \(scalar) b").unicodeScalars))
  }

  @Test func `blanks, digits and punctuation between two letters belong to their run`() {
    #expect(
      RightToLeft.isolatingRuns(in: "x שלום, 2 עולם! y | שלום")
        == "x \u{2068}שלום, 2 עולם\u{2069}! y | \u{2068}שלום\u{2069}")
  }
}
