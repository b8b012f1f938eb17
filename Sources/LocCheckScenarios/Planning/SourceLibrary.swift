public import LocCheckDiagnostics
public import LocCheckSources

/// The sources that scenario files name, read before anything is planned.
public struct SourceLibrary: Sendable {
  /// The paths each pattern names, in order; empty for a pattern that names nothing.
  public var paths: [PathPattern: [String]]
  /// What the sources of each list of patterns hand over together, by the lists of
  /// ``ScenarioInput/sourceRequests``.
  public var extractions: [[PathPattern]: SourceExtraction]
  /// What was noticed while a path was read, by path; with an error, its messages are missing.
  public var diagnostics: [String: [Diagnostic]]
  /// Why there is no extraction for lists that name Swift sources, as a lowercase fragment; nil
  /// where Swift can be read.
  public var unavailable: String?

  /// Creates a library; the defaults are those of a run that reads no sources.
  public init(
    paths: [PathPattern: [String]] = [:], extractions: [[PathPattern]: SourceExtraction] = [:],
    diagnostics: [String: [Diagnostic]] = [:], unavailable: String? = nil
  ) {
    self.paths = paths
    self.extractions = extractions
    self.diagnostics = diagnostics
    self.unavailable = unavailable
  }

  /// Returns the paths that patterns name, each once, with the first pattern that names it.
  func sources(of patterns: [PathPattern]) -> [(path: String, pattern: PathPattern)] {
    var seen: Set<String> = []
    return patterns.flatMap { pattern in
      (paths[pattern] ?? []).filter { seen.insert($0).inserted }.map { ($0, pattern) }
    }
  }

  /// Returns the errors met while a path was read.
  func errors(at path: String) -> [Diagnostic] {
    diagnostics[path]?.filter { $0.severity == .error } ?? []
  }

  /// Returns the patterns of a scenario that name nothing.
  ///
  /// Where no sources were looked for, only an extraction scenario misses them.
  func patternsWithoutSource(in scenario: Scenario) -> [PathPattern] {
    let isNeeded =
      if case .extraction = scenario.subject { unavailable == nil } else { false }
    return scenario.sourcePatterns.filter { paths[$0]?.isEmpty ?? isNeeded }
  }

  /// Returns why the sources of a scenario are not all there, nil where they are.
  func obstacle(of scenario: Scenario) -> String? {
    patternsWithoutSource(in: scenario).first.map { Diagnostic.nothingFound($0).message }
      ?? sources(of: scenario.sourcePatterns).first { !errors(at: $0.path).isEmpty }
      .map { "the source '\($0.path)' cannot be read" }
  }
}
