extension Sequence where Element == StyledRun {
  /// The same text in as few runs as possible: equal neighbours joined, empty runs dropped.
  public func merged() -> [StyledRun] {
    var result: [StyledRun] = []
    for run in self where !run.text.isEmpty {
      if let last = result.last, last.isStyled(like: run) {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }

  /// Joins the text of all runs, without styles.
  public func plainText() -> String {
    reduce(into: "") { $0 += $1.text }
  }
}
