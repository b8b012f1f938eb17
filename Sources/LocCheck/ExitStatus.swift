/// The exit statuses of the command, never a count.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// All checks hold; known failures are allowed.
  case success = 0
  /// A check failed, or a known failure passed.
  case failure = 1
  /// The command was misused, or a scenario or catalog cannot be read.
  case unusable = 2
  /// A report could not be written, or the tool itself failed.
  case trouble = 3
  /// Nothing was selected.
  case nothingSelected = 4
  /// SIGINT ended the run early; what had been asked for is written.
  case interrupted = 130
  /// SIGTERM ended the run early; what had been asked for is written.
  case terminated = 143
}
