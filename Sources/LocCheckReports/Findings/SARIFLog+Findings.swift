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
    _ findings: [Diagnostic], toolVersion: String, rules: [Diagnostic.ID: RuleDescription] = [:]
  ) {
    let ids = Set(findings.map(\.id)).sorted { $0.name < $1.name }
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    var occurrences: [String: Int] = [:]
    let results = findings.map { finding in
      var result = Result(finding, ruleIndex: places[finding.id] ?? 0)
      let identity = finding.identity
      let count = occurrences[identity, default: 0] + 1
      occurrences[identity] = count
      result.partialFingerprints["loccheckFinding/v1"] = SHA256.hexadecimalDigest(
        of: "\(identity)\0\(count)".utf8)
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
}

extension Diagnostic {
  /// What tells the finding from others and stays the same while lines move.
  fileprivate var identity: String {
    [
      id.name, range?.source.path ?? "", subject?.key ?? "", subject?.locale ?? "",
      range?.text ?? "",
    ]
    .joined(separator: "\0")
  }
}

extension SARIFLog.Result {
  /// Creates the result of a finding, without a fingerprint.
  fileprivate init(_ finding: Diagnostic, ruleIndex: Int) {
    let help = finding.help.map { "\n\n" + VisibleText.escaped($0) } ?? ""
    let notes = finding.notes.compactMap { note in
      note.range.map { SARIFLog.Location($0, message: note.message) }
    }
    self.init(
      ruleId: finding.id.name, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: SARIFLog.Message(text: VisibleText.escaped(finding.message) + help),
      locations: finding.range.map { [SARIFLog.Location($0)] } ?? [],
      relatedLocations: notes.isEmpty ? nil : notes, partialFingerprints: [:])
  }
}

extension SARIFLog.Location {
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
