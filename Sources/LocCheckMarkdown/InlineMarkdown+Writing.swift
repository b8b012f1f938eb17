extension InlineMarkdown {
  /// Writes runs as Markdown from which ``runs(of:)`` gives the same runs, merged.
  ///
  /// Three things have no spelling and do not come back: the monospaced style, the link of an
  /// inflected run, and a bare mail address that is no link, as cmark-gfm links one however it is
  /// escaped. Nor does NUL in a destination or beside a change of style.
  public static func markdown(of runs: [StyledRun]) -> String {
    let runs = runs.map(expressible).merged()
    var writer = MarkdownWriter()
    writer.write(runs)
    let plain = writer.markdown(isGuarded: false)
    // Emphasis beside letters or blanks is not recognised everywhere (CommonMark's flanking rules);
    // written as references, which are punctuation to them, any character will do. That reads
    // badly, so only at need.
    return self.runs(of: plain) == runs ? plain : writer.markdown(isGuarded: true)
  }

  /// Leaves out what Markdown cannot say.
  private static func expressible(_ run: StyledRun) -> StyledRun {
    var run = run
    run.style.remove(.monospaced)
    if run.isInflected || run.link?.isEmpty == true {
      run.link = nil
    }
    return run
  }
}
