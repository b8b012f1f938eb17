public import LocCheckDiagnostics

extension SARIFLog {
  /// What a log says of a rule beside its name.
  public struct RuleDescription: Sendable, Hashable {
    /// What the rule is about, in a sentence.
    public var summary: String
    /// What to do where it is broken.
    public var help: String?

    /// Creates a description.
    public init(summary: String, help: String? = nil) {
      self.summary = summary
      self.help = help
    }
  }

  /// Creates the log of some findings.
  ///
  /// - Parameters:
  ///   - findings: What was found, in order.
  ///   - toolVersion: The version of the tool.
  ///   - rules: What is said of rules, by their names.
  public init(
    _ findings: [LocatedFinding], toolVersion: String,
    rules: [Diagnostic.ID: RuleDescription] = [:]
  ) {
    let ids = Set(findings.map(\.diagnostic.id)).sorted { $0.name < $1.name }
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    var fingerprints = FindingFingerprints()
    let results = findings.map { finding in
      var result = Result(finding, ruleIndex: places[finding.diagnostic.id] ?? 0)
      result.partialFingerprints["loccheckFinding/v1"] = fingerprints.next(for: finding)
      return result
    }
    let descriptions = ids.map { id in
      Rule(
        id: id.name, shortDescription: rules[id].map { Message(text: $0.summary) },
        help: rules[id]?.help.map { Message(text: $0) })
    }
    self.init(runs: [
      Run(
        tool: Tool(driver: Driver(semanticVersion: toolVersion, rules: descriptions)),
        results: results)
    ])
  }

  /// Creates the log of some findings about whose resources nothing more is known.
  public init(
    _ findings: [Diagnostic], toolVersion: String, rules: [Diagnostic.ID: RuleDescription] = [:]
  ) {
    self.init(findings.map { LocatedFinding($0) }, toolVersion: toolVersion, rules: rules)
  }
}

extension SARIFLog.Result {
  /// Creates the result of a finding, without a fingerprint.
  fileprivate init(_ finding: LocatedFinding, ruleIndex: Int) {
    let diagnostic = finding.diagnostic
    let help = diagnostic.help.map { "\n\n" + VisibleText.escaped($0) } ?? ""
    let notes = diagnostic.notes.compactMap { note in
      note.range.map { SARIFLog.Location($0, message: note.message) }
    }
    self.init(
      ruleId: diagnostic.id.name, ruleIndex: ruleIndex, level: diagnostic.severity.rawValue,
      message: SARIFLog.Message(text: VisibleText.escaped(diagnostic.message) + help),
      locations: SARIFLog.Location(finding).map { [$0] } ?? [],
      relatedLocations: notes.isEmpty ? nil : notes, partialFingerprints: [:],
      properties: SARIFLog.Properties(finding))
  }
}

extension SARIFLog.Properties {
  /// Creates the properties of a finding; nil where nothing is known.
  fileprivate init?(_ finding: LocatedFinding) {
    self.init(
      table: finding.table, bundle: finding.bundle, key: finding.key,
      locale: finding.subjectLocale, variant: finding.diagnostic.subject?.variant)
    let members = [table, bundle, key, locale, variant]
    guard members.contains(where: { $0 != nil }) else { return nil }
  }
}

extension SARIFLog.Location {
  /// Creates the location of a finding: its stretch, or else the whole file; nil where it has neither.
  fileprivate init?(_ finding: LocatedFinding) {
    if let range = finding.diagnostic.range {
      self.init(range)
    } else if let path = finding.path {
      self.init(
        physicalLocation: SARIFLog.PhysicalLocation(
          artifactLocation: SARIFLog.ArtifactLocation(uri: URIReference.path(path))))
    } else {
      return nil
    }
    logicalLocations = finding.qualifiedKey.map { name in
      [SARIFLog.LogicalLocation(name: finding.key ?? name, fullyQualifiedName: name)]
    }
  }

  /// Creates the location of a range.
  fileprivate init(_ range: SourceRange, message: String? = nil) {
    self.init(
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(uri: URIReference.path(range.source.path)),
        region: SARIFLog.Region(range)),
      message: message.map { SARIFLog.Message(text: VisibleText.escaped($0)) })
  }
}

extension SARIFLog.Region {
  /// Creates the region of a range.
  fileprivate init(_ range: SourceRange) {
    let source = range.source
    /// Returns the column of an offset in code points, from 1.
    func column(at offset: Int) -> Int {
      let start = source.lineBounds(containing: offset).lowerBound
      return source.text(in: start..<max(start, offset)).unicodeScalars.count + 1
    }
    self.init(
      startLine: source.location(at: range.bounds.lowerBound).line,
      startColumn: column(at: range.bounds.lowerBound),
      endLine: source.location(at: range.bounds.upperBound).line,
      endColumn: column(at: range.bounds.upperBound))
  }
}
