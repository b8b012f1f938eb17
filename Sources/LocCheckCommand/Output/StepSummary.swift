import LocCheck
import LocCheckReports
import LocCheckResults

/// The file whose text a GitHub workflow shows as the summary of a step.
struct StepSummary: Sendable, Hashable {
  /// The path.
  let path: String

  /// Takes the file that a workflow names; nil where there is none.
  init?(_ terminal: Terminal) {
    guard terminal.isGitHubActions, let path = terminal.environment["GITHUB_STEP_SUMMARY"],
      !path.isEmpty
    else { return nil }
    self.path = path
  }

  /// Adds the summary of a run, and returns why that was not possible.
  func add(_ results: RunResults) -> OutputError? {
    let room = GitHubStepSummary.maximumSize - (FileStatus.size(of: path) ?? 0)
    let text = GitHubStepSummary().text(of: results, room: room)
    do throws(OutputError) {
      let file = try AppendedFile(path: path, keepingContent: true)
      file.append(Array(text.utf8))
      return file.error
    } catch {
      return error
    }
  }
}
