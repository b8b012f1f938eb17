import LocCheckMarkdown
import Testing

struct StyledRunTests {
  @Test func `equality is exact`() {
    #expect(StyledRun("é") != StyledRun("e\u{301}"))
    #expect(StyledRun("a", link: "é") != StyledRun("a", link: "e\u{301}"))
    #expect(StyledRun("a", link: "") != StyledRun("a"))
    #expect(StyledRun("a") != StyledRun("a", style: .bold))
    #expect(StyledRun("a") != StyledRun("a", isInflected: true))
    #expect(Set([StyledRun("é"), StyledRun("e\u{301}"), StyledRun("é")]).count == 2)
  }

  @Test func `merging joins equal neighbours and drops empty runs`() {
    let runs = [
      StyledRun(""), StyledRun("a"), StyledRun("", style: .bold), StyledRun("b"),
      StyledRun("c", style: .bold), StyledRun("d", style: .bold, link: "u"), StyledRun("e"),
    ]
    #expect(
      runs.merged() == [
        StyledRun("ab"), StyledRun("c", style: .bold), StyledRun("d", style: .bold, link: "u"),
        StyledRun("e"),
      ])
    #expect([StyledRun]().merged().isEmpty)
  }

  @Test func `plain text is the text of all runs`() {
    #expect(
      [StyledRun("a", style: .code), StyledRun("\u{301}b", link: "u")].plainText() == "a\u{301}b")
    #expect([StyledRun]().plainText() == "")
  }
}
