import LocCheckDiagnostics

/// A diagnostic as reports for people have it, read back.
struct DrawnDiagnostic {
  /// The first line.
  let headline: DrawnHeadline
  /// The diagnostic.
  private(set) var diagnostic: Diagnostic

  /// Reads the lines of a diagnostic, nil where they are of something else.
  init?(_ lines: some Sequence<Substring>) {
    var lines = Array(lines)[...]
    guard let first = lines.popFirst(), let headline = DrawnHeadline(first), let id = headline.id
    else { return nil }
    self.headline = headline
    diagnostic = Diagnostic(id, headline.severity, headline.message, at: headline.position)
    if headline.column != nil, lines.count > 1,
      let excerpt = DrawnExcerpt(lines[lines.startIndex], lines[lines.startIndex + 1])
    {
      diagnostic.range = excerpt.range(below: headline) ?? diagnostic.range
      lines = lines.dropFirst(2)
    }
    for line in lines { add(line) }
  }

  /// Adds what a line below the excerpt says.
  private mutating func add(_ line: Substring) {
    if line.hasPrefix(Self.help) {
      diagnostic.help = EscapedText.undrawn(line.dropFirst(Self.help.count))
    } else if let note = DrawnHeadline(line), note.severity == .note {
      // The message of a note may end like a headline.
      let end = note.id.map { " [\($0)]" } ?? ""
      diagnostic.notes.append(Diagnostic.Note(note.message + end, at: note.position))
    } else if line.hasPrefix(Self.escaped), let last = diagnostic.details.indices.last {
      // What stands above is the same with characters that cannot be seen.
      let text = line.dropFirst(Self.escaped.count).drop { $0 == " " }
      diagnostic.details[last].text = EscapedText.unspelled(text)
    } else {
      diagnostic.details.append(Self.fact(in: line))
    }
  }

  /// Returns the labelled fact in a line, or the line without a label.
  ///
  /// Facts stand two blanks in, their texts two blanks behind the label or more.
  private static func fact(in line: Substring) -> Diagnostic.Detail {
    let unlabelled = Diagnostic.Detail("", String(line))
    guard line.hasPrefix("  "), let gap = line.dropFirst(2).firstRange(of: "  ") else {
      return unlabelled
    }
    let label = line.dropFirst(2)[..<gap.lowerBound]
    let isLabel = label.unicodeScalars.allSatisfy { $0 == " " || ("a"..."z").contains($0) }
    guard !label.isEmpty, isLabel else { return unlabelled }
    let text = line[gap.upperBound...].drop { $0 == " " }
    return Diagnostic.Detail(String(label), text == "(empty)" ? "" : EscapedText.undrawn(text))
  }

  /// How the line begins that says what to do.
  private static let help = "  help: "
  /// How a line begins that repeats the one above.
  private static let escaped = "  (escaped)  "
}
