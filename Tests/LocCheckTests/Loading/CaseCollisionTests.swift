import LocCheckDiagnostics
import Testing

@testable import LocCheck

struct CaseCollisionTests {
  @Test func `names that most Macs do not tell apart are a warning`() throws {
    let folder = try TemporaryFolder([
      "R/en.lproj/Localizable.strings": "a = b;", "R/en.lproj/localizable.strings": "a = c;",
      "R/EN.lproj/Main.strings": "a = b;", "R/de.lproj/Main.strings": "a = b;",
      "R/notes.txt": "", "R/NOTES.txt": "",
    ])
    let warnings = BundleReader(sources: BundleLayout(ofFolder: folder("R"))).diagnostics
      .filter { $0.id == "bundle.case-collision" }
      .map { $0.message.replacing(folder.path + "/", with: "") }
    #expect(
      warnings == [
        "'R/EN.lproj' and 'R/en.lproj' differ only in case",
        "'R/en.lproj/Localizable.strings' and 'R/en.lproj/localizable.strings' differ only in case",
      ])
  }
}
