import LocCheckDiagnostics
import LocCheckReports
import Testing

/// The workflow commands that GitHub turns into annotations.
struct GitHubReportTests {
  @Test func `what ends a command or a property is escaped`() {
    #expect(
      GitHubReport().text(of: SampleFindings.ordinary) == """
        ::error file=App/Sources/Überblick 1.swift,line=2,col=15,endColumn=27,title=extract.missing-key::\
        'Häuser %25d' is in no catalog%0Ahelp: add it, or write: 100%25 \\u{1B}[31m
        ::warning file=App/Sources/Überblick 1.swift,line=3,endLine=5,title=extract.missing-comment::\
        no comment
        ::notice title=extract.dynamic-key::a key, a: b%0A::error::no

        """)
  }

  @Test func `a path cannot add a property`() {
    let source = SourceText(path: "a,line=9:b\r\n.swift", text: "x")
    let finding = Diagnostic("extract.stale-key", .warning, "old", at: source.range(0..<1))
    #expect(
      GitHubReport().text(of: [finding])
        == "::warning file=a%2Cline=9%3Ab\\r\\n.swift,line=1,col=1,endColumn=2,title=extract.stale-key::old\n"
    )
  }

  @Test func `more than GitHub keeps of a kind are counted`() {
    let findings = (1...12).map { Diagnostic("extract.stale-key", .warning, "key \($0)") }
    let lines = GitHubReport().text(of: findings + SampleFindings.ordinary).split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[0].hasPrefix("::error "))
    #expect(lines[10] == "::warning title=extract.stale-key::key 10")
    #expect(lines[11] == "3 more warnings are not shown")
    #expect(lines[12].hasPrefix("::notice "))
  }
}
