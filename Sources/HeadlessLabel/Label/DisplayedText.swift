public import LocCheckDiagnostics
public import LocCheckMarkdown
public import LocCheckMessages

/// What a label shows: runs of text with styles, and how each part of it came about.
public struct DisplayedText: Sendable, Hashable {
  /// The runs, neighbours of equal style joined.
  public private(set) var runs: [StyledRun]
  /// The look-ups behind the parts, in order; a nested text follows the message it stands in.
  public private(set) var resolutions: [Resolution]

  /// Creates an empty display.
  init() {
    self.runs = []
    self.resolutions = []
  }

  /// Creates the display of one look-up.
  package init(_ resolution: Resolution) {
    self.runs = resolution.runs
    self.resolutions = [resolution]
  }

  /// The text without its styles.
  public var text: String { runs.plainText() }

  /// What was noticed on the way, in order.
  public var findings: [Diagnostic] { resolutions.flatMap(\.findings) }

  /// Appends a part, with the styles the code gave it.
  mutating func append(_ resolution: Resolution, nested: [Resolution], style: InlineStyle) {
    if style.isEmpty, runs.isEmpty {
      runs = resolution.runs
    } else {
      runs += resolution.runs.map { run in
        var run = run
        run.style.formUnion(style)
        return run
      }
      runs = runs.merged()
    }
    resolutions.append(resolution)
    resolutions += nested
  }
}
