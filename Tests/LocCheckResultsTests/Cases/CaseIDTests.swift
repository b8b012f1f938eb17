import LocCheckResults
import Testing

struct CaseIDTests {
  @Test func `a display row is known by locale, arguments, check and repeat`() {
    let id = CaseID(
      file: "Scenarios/files.loccheck", scenario: "Files found", locale: "pl",
      arguments: [.init("count", "22"), .init("folder", "Inbox")], check: "contains", occurrence: 2)
    #expect(id.row == "pl count=22 folder=Inbox contains #2")
    #expect(
      id.description
        == "Scenarios/files.loccheck › Files found › pl count=22 folder=Inbox contains #2")
    #expect(id.title == "Files found [pl] count=22 folder=Inbox contains #2")
  }

  @Test func `an extraction row is known by its key`() {
    let id = CaseID(file: "a.loccheck", scenario: "Home", key: "home.title")
    #expect(id.description == "a.loccheck › Home › home.title")
    #expect(id.title == "Home home.title")
  }

  @Test func `a whole file is known by its path`() {
    let id = CaseID(file: "a.loccheck", scenario: "")
    #expect(id.description == "a.loccheck")
    #expect(id.title.isEmpty)
  }
}
