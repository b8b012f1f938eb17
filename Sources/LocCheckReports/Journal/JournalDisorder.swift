import LocCheckDiagnostics

/// The signs in a journal that more than one run has written to it.
struct JournalDisorder {
  /// What no run writes by itself.
  enum Sign: CaseIterable {
    /// The start of a run behind other lines.
    case lateStart
    /// Another result of a check.
    case secondResult
    /// Something behind the end of a run.
    case lineBehindEnd
    /// More checks than there were to be.
    case unplannedChecks
  }

  /// The place of the first of each sign, and how many there are.
  private var found: [Sign: (range: SourceRange, count: Int)] = [:]

  /// Notes a sign.
  mutating func note(_ sign: Sign, at range: SourceRange) {
    found[sign, default: (range, 0)].count += 1
  }

  /// An error for each kind of sign, at its first place.
  var diagnostics: [Diagnostic] {
    Sign.allCases.compactMap { sign in
      found[sign].map { first in
        Diagnostic(
          "report.journal-mixed", .error, sign.message, at: first.range,
          notes: first.count > 1
            ? [Diagnostic.Note("\(first.count - 1) more of this kind in the file")] : [],
          help: "give each run a journal of its own")
      }
    }
  }
}

extension JournalDisorder.Sign {
  /// What is said of it.
  fileprivate var message: String {
    switch self {
    case .lateStart: "a run starts behind lines of another: expected the start in the first line"
    case .secondResult: "a second result of a check: more than one run has written to the journal"
    case .lineBehindEnd:
      "a line behind the end of the run: more than one has written to the journal"
    case .unplannedChecks: "there are more checks than the run was going to make"
    }
  }
}
