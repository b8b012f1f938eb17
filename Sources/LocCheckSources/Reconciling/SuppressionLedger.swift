import LocCheckDiagnostics

/// The comments that silence findings, and which of them did.
struct SuppressionLedger {
  /// The comments in order.
  private let suppressions: [Suppression]
  /// The rules they name, nil for those that name none that there is.
  private let rules: [ExtractionRule?]
  /// The places of the comments that speak of a line of a file.
  private let places: [String: [Int: [Int]]]
  /// Whether each comment silenced anything.
  private var isUsed: [Bool]

  /// Creates a ledger.
  init(_ suppressions: [Suppression]) {
    var places: [String: [Int: [Int]]] = [:]
    for (index, suppression) in suppressions.enumerated() {
      places[suppression.range.source.path, default: [:]][suppression.line, default: []]
        .append(index)
    }
    self.suppressions = suppressions
    self.rules = suppressions.map { ExtractionRule(named: $0.rule) }
    self.places = places
    self.isUsed = suppressions.map { _ in false }
  }

  /// Returns whether a comment silences a rule on a line.
  mutating func silences(_ rule: ExtractionRule, at location: SourceLocation) -> Bool {
    silences(rule, in: location.path) { location.line }
  }

  /// Returns whether a comment silences a finding.
  mutating func silences(_ finding: Diagnostic) -> Bool {
    guard let range = finding.range, places[range.source.path] != nil,
      let rule = ExtractionRule(named: finding.id.name)
    else { return false }
    return silences(rule, in: range.source.path) { range.start.line }
  }

  /// Returns whether a comment silences a rule on a line, which is asked for where a file has comments.
  private mutating func silences(
    _ rule: ExtractionRule, in path: String, line: () -> Int
  ) -> Bool {
    guard let lines = places[path], let candidates = lines[line()] else { return false }
    let matching = candidates.filter { rules[$0] == rule }
    for index in matching { isUsed[index] = true }
    return !matching.isEmpty
  }

  /// Returns what is wrong with the comments.
  ///
  /// - Parameter isJudged: Whether all findings of a rule have been made, so that a comment that
  ///   silenced none is known to have no effect.
  func findings(judging isJudged: (ExtractionRule) -> Bool) -> [Diagnostic] {
    suppressions.indices.flatMap { index -> [Diagnostic] in
      let suppression = suppressions[index]
      guard let rule = rules[index] else { return [.malformed(suppression)] }
      var findings: [Diagnostic] = []
      if suppression.reason.isEmpty { findings.append(.unexplained(suppression, rule)) }
      if !isUsed[index], isJudged(rule) { findings.append(.unused(suppression, rule)) }
      return findings
    }
  }
}

extension Diagnostic {
  /// A comment that names no rule that there is.
  fileprivate static func malformed(_ suppression: Suppression) -> Diagnostic {
    guard SuppressionComment.begins(suppression.range.text) else {
      return Diagnostic(
        "extract.malformed-suppression", .warning,
        "the comment silences nothing: it does not begin with '// loccheck:ignore'",
        at: suppression.range, help: "write '// loccheck:ignore RULE REASON'")
    }
    guard !suppression.rule.isEmpty else {
      return Diagnostic(
        "extract.malformed-suppression", .warning,
        "the comment does not say which rule it silences",
        at: suppression.range, help: "write '// loccheck:ignore RULE REASON'")
    }
    let names = ExtractionRule.all.map(\.name)
    let isForeign = suppression.rule.contains(".") && !suppression.rule.hasPrefix("extract.")
    guard !isForeign else {
      return Diagnostic(
        "extract.malformed-suppression", .warning,
        "no comment silences \(suppression.rule.quoted)", at: suppression.range,
        help: "a comment silences findings whose ids begin with 'extract.'")
    }
    return Diagnostic(
      "extract.malformed-suppression", .warning, "there is no rule \(suppression.rule.quoted)",
      at: suppression.range,
      help: NearestName.question(for: suppression.rule, among: names)
        ?? "write the id of a finding, as it is printed in brackets")
  }

  /// A comment that does not say why.
  fileprivate static func unexplained(
    _ suppression: Suppression, _ rule: ExtractionRule
  ) -> Diagnostic {
    Diagnostic(
      "extract.malformed-suppression", .warning,
      "the comment does not say why it silences '\(rule.name)'", at: suppression.range,
      help: "write '// loccheck:ignore \(rule.name) REASON'")
  }

  /// A comment that silences nothing.
  fileprivate static func unused(_ suppression: Suppression, _ rule: ExtractionRule) -> Diagnostic {
    Diagnostic(
      "extract.unused-suppression", .note,
      "line \(suppression.line) has no finding '\(rule.name)' to silence", at: suppression.range,
      help: "remove the comment")
  }
}
