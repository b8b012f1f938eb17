import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckMarkdown

/// Collects text into runs, and joins what has the same style and link.
struct RunBuilder {
  /// The runs before the last one.
  private var finished: [StyledRun] = []
  /// The run that text is added to.
  private var last = StyledRun("")

  /// The runs so far, none of them empty.
  var runs: [StyledRun] { last.text.isEmpty ? finished : finished + CollectionOfOne(last) }

  /// Appends text in the style of a run.
  mutating func append(_ text: String, in style: StyledRun) {
    guard !text.isEmpty else { return }
    if !last.hasSameStyle(as: style) {
      if !last.text.isEmpty { finished.append(last) }
      last = style
      last.text = ""
    }
    last.text += text
  }

  /// Appends the runs of a nested text, their styles united with that of the run they stand in.
  mutating func append(_ nested: [StyledRun], in style: StyledRun) {
    for run in nested { append(run.text, in: style.united(with: run)) }
  }
}

extension StyledRun {
  /// Returns whether two runs differ in nothing but their text.
  fileprivate func hasSameStyle(as other: StyledRun) -> Bool {
    guard style == other.style, isInflected == other.isInflected else { return false }
    guard let link, let otherLink = other.link else { return link == nil && other.link == nil }
    return link.isIdenticalUTF8(to: otherLink)
  }

  /// Returns the style of this run with that of another added; the inner link wins.
  func united(with inner: StyledRun) -> StyledRun {
    guard !inner.style.isEmpty || inner.link != nil || inner.isInflected else { return self }
    var run = self
    run.style.formUnion(inner.style)
    run.link = inner.link ?? link
    run.isInflected = isInflected || inner.isInflected
    return run
  }
}
