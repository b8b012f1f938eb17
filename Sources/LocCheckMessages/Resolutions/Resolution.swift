public import LocCheckDiagnostics
public import LocCheckMarkdown

/// The text a look-up ends in, with the way it took and what was noticed on it.
///
/// There is always a text: a missing message shows its default value or its key, and a broken
/// format shows what a user would most likely see.
public struct Resolution: Sendable, Hashable {
  /// The text in runs of one style, neighbours of equal style joined.
  public var runs: [StyledRun]
  /// The way it took.
  public var trace: Trace
  /// What was noticed on the way: a missing argument, a value of the wrong type.
  public var findings: [Diagnostic]

  /// Creates a resolution.
  public init(runs: [StyledRun], trace: Trace, findings: [Diagnostic] = []) {
    self.runs = runs
    self.trace = trace
    self.findings = findings
  }

  /// The text without its styles.
  public var text: String { runs.plainText() }
}
