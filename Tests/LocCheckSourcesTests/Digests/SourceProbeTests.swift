import LocCheckSources
import Testing

@Suite struct `A probe of a file` {
  @Test(arguments: [
    ("let a = \"a\"", true), ("#\"", true), ("let a = 1", false), ("", false), (":", false),
    ("// loccheck:ignore stale-key old", true), ("// loccheck: ignore", true),
    ("a:loccheck:ignore", true), ("// loc check:ignore", false),
  ])
  func `tells whether a message may stand in it`(text: String, expected: Bool) {
    #expect(SourceProbe.mayHoldMessages(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("struct Label {}", true), ("  public var title: Label", true), ("func Label() {}", true),
    ("case other,\n  Label", true), ("let a = 1; let Label = 2", true), ("show(Label)", false),
    ("let a = 1\nshow(Label)", false), ("struct Labels {}", false), ("struct MyLabel {}", false),
    ("structLabel", false), ("enum `Label` {}", true), ("class\tLabel", true), ("Label", false),
    ("extension Label\r\n{}", true), ("", false),
  ])
  func `tells whether a name may be declared in it`(text: String, expected: Bool) {
    #expect(SourceProbe.mayDeclare(["Label", "Other"], in: Array(text.utf8)) == expected)
  }

  @Test func `wants nothing without names`() {
    #expect(!SourceProbe.mayDeclare([], in: Array("struct A {}".utf8)))
  }
}
