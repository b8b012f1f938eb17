import Foundation
import Testing

/// What happens where standard output takes no more.
struct StandardOutputTests {
  /// Makes a folder with a scenario file whose checks hold.
  private func tool() throws -> Tool {
    try Tool([
      "Scenarios/files.loccheck": Samples.passing, "Scenarios/Files.xcstrings": Samples.catalog,
    ])
  }

  /// Opens a device that is always full.
  private func fullDevice() throws -> FileHandle {
    try #require(FileHandle(forWritingAtPath: "/dev/full"))
  }

  @Test(arguments: [["list"], ["list", "--format", "json"], ["run", "--dry-run"]])
  func `identities that are lost are status 3`(words: [String]) throws {
    let run = try tool().run(words, output: fullDevice())
    #expect(run.status == 3)
    #expect(
      run.errors == "loccheck: error: cannot write standard output: no space left on the device\n")
  }

  @Test func `a report that is lost is status 3`() throws {
    let run = try tool().run(["run", "--junit", "-"], output: fullDevice())
    #expect(run.status == 3)
    #expect(run.errors.hasSuffix("cannot write standard output: no space left on the device\n"))
  }

  @Test func `the progress that is lost does not change the verdict`() throws {
    let tool = try tool()
    #expect(try tool.run(["run"], output: fullDevice()).status == 0)
    #expect(try tool.text(of: "Reports/TEST-loccheck.xml").hasSuffix("</testsuites>\n"))
  }

  @Test(arguments: [
    ["run", "--junit", "none"], ["run", "--format", "tap"], ["run", "--format", "xcode"],
    ["help"], ["--version"],
  ])
  func `what is lost for a tool or without a report is status 3`(words: [String]) throws {
    let run = try tool().run(words, output: fullDevice())
    #expect(run.status == 3)
    #expect(run.errors.hasSuffix("cannot write standard output: no space left on the device\n"))
  }

  @Test func `a reader of the list may leave early, and one of a report may not`() throws {
    let tool = try tool()
    for (words, status) in [(["list"], 0), (["run"], 0), (["run", "--junit", "-"], 3)] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let run = try tool.run(words, output: pipe.fileHandleForWriting)
      #expect(run.status == Int32(status), "\(words)")
    }
  }
}
