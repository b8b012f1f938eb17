import Testing

@testable import LocCheckReports

struct ClassNameTests {
  @Test func `files that would share a class are found`() {
    let files = ["Scenarios/a.b.loccheck", "Scenarios/a_b.loccheck", "Scenarios/c.loccheck"]
    #expect(
      ClassName.clashes(among: files, scenarioRoot: "Scenarios")
        == [["Scenarios/a.b.loccheck", "Scenarios/a_b.loccheck"]])
    #expect(
      ClassName.prefixes(of: files + [files[0]], scenarioRoot: "Scenarios")
        == ["a_b", "a_b_\(ShortName.digest(of: files[1]))", "c", "a_b"])
  }

  @Test func `a class name is never empty and never long`() {
    #expect(ClassName.prefix(of: "", scenarioRoot: "Scenarios") == "loccheck")
    let long = ClassName.name(String(repeating: "a", count: 400), locale: "de")
    #expect(long.utf16.count == 250)
    #expect(long.dropLast(9).allSatisfy { $0 == "a" })
  }
}
