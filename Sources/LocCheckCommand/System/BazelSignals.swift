import Foundation
import LocCheck
import LocCheckDiagnostics

/// The files through which a test tells Bazel what its exit status does not say.
struct BazelSignals: Sendable, Hashable {
  /// The file whose presence says that shards are understood (`TEST_SHARD_STATUS_FILE`).
  let shardStatusFile: String?
  /// The file that is left where the process does not come to its end (`TEST_PREMATURE_EXIT_FILE`).
  let prematureExitFile: String?
  /// The file for what is to be told beside the verdict (`TEST_WARNINGS_OUTPUT_FILE`).
  let warningsFile: String?
  /// The file that says that the test's tool failed (`TEST_INFRASTRUCTURE_FAILURE_FILE`).
  let infrastructureFailureFile: String?

  /// Takes the files that variables name.
  init(_ environment: [String: String]) {
    shardStatusFile = environment["TEST_SHARD_STATUS_FILE"]
    prematureExitFile = environment["TEST_PREMATURE_EXIT_FILE"]
    warningsFile = environment["TEST_WARNINGS_OUTPUT_FILE"]
    infrastructureFailureFile = environment["TEST_INFRASTRUCTURE_FAILURE_FILE"]
  }

  /// Tells that shards are understood and that the run has begun; to be called before anything is read.
  ///
  /// - Returns: Why a file cannot be written, nil where all are.
  func begin() -> OutputError? {
    do throws(OutputError) {
      try Self.write("", to: shardStatusFile)
      try Self.write("loccheck did not come to the end of its run\n", to: prematureExitFile)
      return nil
    } catch {
      return error
    }
  }

  /// Tells what was noticed beside the checks, and that the tool, not a text under test, is the reason of a
  /// failure where reports could not be written.
  ///
  /// The first line of a failure names the component. Where these files cannot be written either, what is
  /// printed and the exit status say enough.
  func tell(_ warnings: [Diagnostic], _ errors: [OutputError]) {
    let renderer = DiagnosticRenderer(style: .plain)
    if !warnings.isEmpty {
      try? Self.write(warnings.map(renderer.render).joined(separator: "\n"), to: warningsFile)
    }
    if !errors.isEmpty {
      let lines = errors.map { VisibleText.escaped("\($0)") + "\n" }.joined()
      try? Self.write("loccheck\n" + lines, to: infrastructureFailureFile)
    }
  }

  /// Tells that the run has come to its end, whatever the verdict; to be called last.
  func end() {
    if let prematureExitFile { unlink(prematureExitFile) }
  }

  /// Writes a text to a file that may not be asked for.
  private static func write(_ text: String, to path: String?) throws(OutputError) {
    guard let path else { return }
    try AtomicFile.write(to: path) { try $0(Array(text.utf8)) }
  }
}
