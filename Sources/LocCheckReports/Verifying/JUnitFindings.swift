import LocCheckDiagnostics

/// What was found in a file: of each kind the first few, and how many more there are.
struct JUnitFindings {
  /// A finding with its place in the file.
  private struct Finding {
    /// The finding, which holds on to nothing of the file but the lines it is about.
    var diagnostic: Diagnostic
    /// The offset in the file.
    var offset: Int
  }

  /// The number of findings of a kind that are kept.
  private static let limit = 20

  /// The findings, in the order in which they were made.
  private var kept: [Finding] = []
  /// How many there are of each kind.
  private var counts: [Diagnostic.ID: Int] = [:]

  /// The findings by their place; the last of a kind of which there are more says so.
  var inOrder: [Diagnostic] {
    var seen: [Diagnostic.ID: Int] = [:]
    let ordered = kept.enumerated().sorted { left, right in
      (left.element.offset, left.offset) < (right.element.offset, right.offset)
    }
    return ordered.map { _, finding in
      var diagnostic = finding.diagnostic
      seen[diagnostic.id, default: 0] += 1
      let more = counts[diagnostic.id, default: 0] - Self.limit
      if seen[diagnostic.id] == Self.limit, more > 0 {
        diagnostic.notes.append(Diagnostic.Note("\(more) more of this kind in the file"))
      }
      return diagnostic
    }
  }

  /// Adds a finding, which is made only if it is kept.
  mutating func add(_ id: Diagnostic.ID, _ make: @autoclosure () -> Diagnostic) {
    counts[id, default: 0] += 1
    guard counts[id, default: 0] <= Self.limit else { return }
    var diagnostic = make()
    let offset = diagnostic.range?.bounds.lowerBound ?? 0
    diagnostic.range = diagnostic.range?.excerpt
    for index in diagnostic.notes.indices {
      diagnostic.notes[index].range = diagnostic.notes[index].range?.excerpt
    }
    kept.append(Finding(diagnostic: diagnostic, offset: offset))
  }
}
