import Foundation
import LocCheck
import LocCheckDiagnostics
import Testing

@testable import LocCheckCommand

struct BazelSignalsTests {
  /// Calls a function with signals in a folder of their own, and with a reader of its files.
  private func withSignals(
    _ body: (BazelSignals, (String) -> String?) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let signals = BazelSignals([
      "TEST_SHARD_STATUS_FILE": folder.path + "/a/shard",
      "TEST_PREMATURE_EXIT_FILE": folder.path + "/exit",
      "TEST_WARNINGS_OUTPUT_FILE": folder.path + "/warnings",
      "TEST_INFRASTRUCTURE_FAILURE_FILE": folder.path + "/infrastructure",
    ])
    try body(signals) { try? String(contentsOfFile: folder.path + "/" + $0, encoding: .utf8) }
  }

  @Test func `the premature exit is there from the beginning to the end`() throws {
    try withSignals { signals, text in
      #expect(signals.begin() == nil)
      #expect(text("a/shard") == "")
      #expect(text("exit") == "loccheck did not come to the end of its run\n")
      signals.end()
      #expect(text("exit") == nil)
      #expect(text("a/shard") == "")
      #expect(text("warnings") == nil)
      signals.end()
    }
  }

  @Test func `warnings are told as they are printed`() throws {
    try withSignals { signals, text in
      signals.tell([], [])
      #expect(text("warnings") == nil)
      signals.tell(
        [
          Diagnostic("a.b", .warning, "first", help: "do it"),
          Diagnostic("c.d", .warning, "second"),
        ], [])
      #expect(
        text("warnings")
          == "warning: first [a.b]\n  help: do it\n\nwarning: second [c.d]\n")
      #expect(text("infrastructure") == nil)
    }
  }

  @Test func `a failure of the tool names the component and has a line for each report`() throws {
    try withSignals { signals, text in
      signals.tell(
        [],
        [OutputError(path: "a\nb", reason: "it is full"), OutputError(path: "c", reason: "too")])
      #expect(
        text("infrastructure")
          == "loccheck\ncannot write 'a\\nb': it is full\ncannot write 'c': too\n")
      #expect(text("warnings") == nil)
    }
  }

  @Test func `nothing is written that is not asked for`() {
    let signals = BazelSignals([:])
    #expect(signals.begin() == nil)
    signals.tell(
      [Diagnostic("a.b", .warning, "first")], [OutputError(path: "c", reason: "it is full")])
    signals.end()
  }

  @Test func `a signal that cannot be given is an error`() {
    let signals = BazelSignals(["TEST_SHARD_STATUS_FILE": "/proc/self/nothing"])
    #expect(signals.begin()?.path == "/proc/self/nothing")
  }
}
