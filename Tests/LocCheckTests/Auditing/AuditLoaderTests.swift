import LocCheckDiagnostics
import Testing

@testable import LocCheck

/// Audits of files on the disk.
struct AuditLoaderTests {
  @Test func `all resources below a folder are read, in the order of their paths`() async throws {
    let folder = try TemporaryFolder([
      "B/Files.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{}}}"#,
      "A/en.lproj/L.strings": #""a" = "A"; "b" = "B";"#,
      "A/pl.lproj/L.strings": #""a" = "A";"#,
      "notes.txt": "nothing",
    ])
    let audit = await AuditLoader.audit([folder.path])
    #expect(audit.findings == [])
    #expect(audit.exitStatus == .success)
    #expect(audit.statistics.map(\.table) == ["Files", "L", "L"])
    #expect(
      audit.statistics.map(\.path) == [folder("B/Files.xcstrings"), folder("A"), folder("A")])
    #expect(audit.statistics.map(\.missing) == [0, 0, 1])
  }

  @Test func `a path that names nothing is a finding, and the others are read`() async throws {
    let folder = try TemporaryFolder([
      "L.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{}}}"#
    ])
    let audit = await AuditLoader.audit([folder("gone.strings"), folder("L.xcstrings")])
    #expect(audit.findings.map(\.diagnostic.id.name) == ["resource.unreadable"])
    #expect(audit.findings.map(\.path) == [folder("gone.strings")])
    #expect(audit.statistics.map(\.translated) == [1])
    #expect(audit.exitStatus == .unusable)
  }

  @Test func `an empty folder is nothing to audit`() async throws {
    let folder = try TemporaryFolder(["notes.txt": ""])
    let audit = await AuditLoader.audit([folder.path])
    #expect(audit.isEmpty)
    #expect(audit.exitStatus == .nothingSelected)
  }
}
