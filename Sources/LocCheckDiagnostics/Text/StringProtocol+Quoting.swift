extension StringProtocol {
  /// The text as messages quote it: between quotes, on one line, every character visible, cut off
  /// where it is long.
  package var quoted: String {
    // Long enough for a sentence, short enough for a line of the terminal.
    let start = prefix(60)
    let ellipsis = start.endIndex == endIndex ? "" : "…"
    return "'\(VisibleText.escaped(String(start)))\(ellipsis)'"
  }
}
