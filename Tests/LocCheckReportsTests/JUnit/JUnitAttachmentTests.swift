import LocCheckReports
import LocCheckResults
import Testing

struct JUnitAttachmentTests {
  @Test(
    arguments: [
      ("Reports/a", "Reports/a"), ("./Reports//a/", "Reports/a"),
      ("Berichte/größe", "Berichte/größe"),
      ("/tmp/a", nil), ("../a", nil), ("a/../b", nil), ("a b", nil), ("a|b", nil), ("a]b", nil),
      ("a\\b", nil), ("a\u{200F}", nil), ("a\n", nil), ("", nil), (".", nil), ("a\u{A0}b", nil),
    ] as [(String, String?)])
  func `a folder is a path that readers find in the line`(path: String, folder: String?) {
    #expect(JUnitAttachmentFolder(path)?.path == folder)
  }

  @Test func `each check that failed has a file, and the report points at it`() throws {
    let folder = try #require(JUnitAttachmentFolder("Reports/a"))
    let report = JUnitReport(attachments: folder)
    var files: [ReportAsset] = []
    report.forEachAttachment(of: SampleRuns.retried) { files.append($0) }
    let text = try report.text(of: SampleRuns.retried)
    #expect(files.count == 2)
    for file in files {
      #expect(text.contains("<system-out>[[ATTACHMENT|Reports/a/\(file.name)]]\n</system-out>"))
    }
    #expect(text.split(separator: "<system-out>").count == 3)
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        retried.de
        Scenario 1 [de]

        at Scenarios/retried.loccheck:4: error: wrong text: got "a" [text.differs]

        warning: other digits [text.digits]

        expected:
        b\u{200F}

        expected, every character visible:
        b\\u{200F}

        actual:
        a

        trace:
        table a → found (a.xcstrings:7)

        """)
  }

  @Test func `every file has a name of its own that any file system takes`() throws {
    let report = JUnitReport(attachments: JUnitAttachmentFolder("a"))
    var names: [String] = []
    report.forEachAttachment(of: SampleRuns.nasty) { names.append($0.name) }
    #expect(names.count == 38)
    #expect(Set(names).count == 38)
    #expect(
      names.allSatisfy { $0.utf8.count <= 120 && !$0.contains { " /\\\"<>|[]:".contains($0) } })
  }

  @Test func `there are no files without a folder`() {
    JUnitReport().forEachAttachment(of: SampleRuns.nasty) { _ in Issue.record("a file was made") }
  }
}
