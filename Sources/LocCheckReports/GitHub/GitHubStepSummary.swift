public import LocCheckResults

/// A run as the Markdown that a step of a GitHub workflow adds to its summary, the file that
/// `GITHUB_STEP_SUMMARY` names.
///
/// GitHub shows nothing at all of a summary that is too large, so the text ends before that, after a whole
/// entry and with a line that says how many are missing.
public struct GitHubStepSummary: Sendable, Hashable {
  /// The largest summary of one step, in UTF-8 bytes.
  public static let maximumSize = 1_048_576

  /// The number of failures that are told.
  public var limit: Int

  /// The size of the largest text, in UTF-8 bytes.
  private static let maximumTextSize = 2000

  /// Creates a summary.
  ///
  /// - Parameter limit: The number of failures that are told.
  public init(limit: Int = 50) { self.limit = limit }

  /// Returns the text to append, which ends in a line feed.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - room: The UTF-8 bytes that the step may still add.
  public func text(of results: RunResults, room: Int = maximumSize) -> String {
    MarkdownRun(results: results, maximumTextSize: Self.maximumTextSize)
      .text(of: [.failed, .errors, .flaky], limit: limit, room: room)
  }
}
