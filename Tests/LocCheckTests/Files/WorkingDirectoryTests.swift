import Testing

@testable import LocCheck

struct WorkingDirectoryTests {
  @Test(arguments: [
    ("Scenarios/a", "Scenarios/a"), ("./Scenarios//b/../a", "Scenarios/a"), ("..", ".."),
    ("/", "/"), ("/nowhere/./a", "/nowhere/a"), ("", "."),
  ])
  func `a path that does not lead below the folder stays, without dots`(
    path: String, plain: String
  ) {
    #expect(WorkingDirectory.relative(path) == plain)
  }

  @Test func `an absolute path below the folder is a relative one`() {
    let folder = WorkingDirectory.path
    #expect(WorkingDirectory.relative(folder + "/Scenarios/./a.loccheck") == "Scenarios/a.loccheck")
    #expect(WorkingDirectory.relative(folder) == ".")
    #expect(WorkingDirectory.relative(folder + "/./") == ".")
    #expect(WorkingDirectory.relative(folder + "x/a") == folder + "x/a")
    #expect(ScenarioPath(folder + "/a.loccheck:7") == ScenarioPath("a.loccheck:7"))
  }
}
