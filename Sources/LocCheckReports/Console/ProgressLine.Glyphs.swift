extension ProgressLine {
  /// What the line is drawn with.
  public enum Glyphs: Sendable, Hashable, CaseIterable {
    /// Block elements, for a terminal that reads UTF-8.
    case blocks
    /// Characters that every terminal has.
    case ascii

    /// A part of the bar that is done.
    var done: String { self == .blocks ? "█" : "#" }
    /// A part of the bar that is not done.
    var open: String { self == .blocks ? "░" : "-" }
    /// What stands for the rest of a line that is cut.
    var ellipsis: String { self == .blocks ? "…" : "..." }
  }
}
