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
  /// The bytes that the line about what is missing takes at most.
  private static let reserve = 200

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
    let sections: [MarkdownSection] = [.failed, .errors, .flaky]
    let run = MarkdownRun(results: results, maximumTextSize: Self.maximumTextSize)
    var text = run.head
    var size = text.utf8.count + Self.reserve
    guard size <= room else { return "" }
    var told = 0
    run.forEachEntry(of: sections) { entry in
      size += entry.utf8.count
      guard told < limit, size <= room else { return false }
      text += entry
      told += 1
      return true
    }
    let rest = run.count(of: sections) - told
    guard rest > 0 else { return text }
    let checks = rest == 1 ? "1 more check is" : "\(rest) more checks are"
    return text + "\n*\(checks) not shown here.*\n"
  }
}
