public import LocCheckDiagnostics

/// Findings as the code quality report that GitLab shows in merge requests: an array in the subset of Code
/// Climate's format that GitLab reads.
public struct GitLabCodeQuality: Sendable, Encodable {
  /// The findings.
  let issues: [Issue]

  /// One finding.
  struct Issue: Sendable, Encodable, Equatable {
    /// What is wrong.
    var description: String
    /// The rule's name.
    var checkName: String
    /// What stays the same while lines move.
    var fingerprint: String
    /// How much it matters: `info`, `minor` or `major`.
    var severity: String
    /// Where it is.
    var location: Location

    /// The names of the members.
    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  /// A place in a file.
  struct Location: Sendable, Encodable, Equatable {
    /// The path, relative to the repository.
    var path: String
    /// The lines.
    var lines: Lines
  }

  /// A stretch of lines.
  struct Lines: Sendable, Encodable, Equatable {
    /// The first, from 1.
    var begin: Int
  }

  /// Creates the report of some findings; those about no file at all are left out, since GitLab refuses a
  /// report with an entry that has no place.
  public init(_ findings: [LocatedFinding]) {
    var fingerprints = FindingFingerprints()
    issues = findings.compactMap { finding in
      guard let path = finding.file else { return nil }
      let diagnostic = finding.diagnostic
      let help = diagnostic.help.map { "; " + VisibleText.escaped($0) } ?? ""
      return Issue(
        description: VisibleText.escaped(diagnostic.message) + help,
        checkName: diagnostic.id.name, fingerprint: fingerprints.next(for: finding),
        severity: Self.severity(diagnostic.severity),
        location: Location(path: path, lines: Lines(begin: diagnostic.range?.start.line ?? 1)))
    }
  }

  /// Creates the report of some findings about whose resources nothing more is known.
  public init(_ findings: [Diagnostic]) { self.init(findings.map { LocatedFinding($0) }) }

  /// Writes the array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(issues)
  }

  /// Returns GitLab's word for a severity; its worst two are for what must not be merged.
  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
