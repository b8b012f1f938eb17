public import LocCheckDiagnostics

/// A scenario file as far as it could be read.
public struct ScenarioInput: Sendable {
  /// The path as identities give it, relative and with `/`.
  public var path: String
  /// The suite, nil where the file could not be read at all.
  public var suite: ScenarioSuite?
  /// What was noticed while it was read.
  public var diagnostics: [Diagnostic]

  /// Creates an input.
  public init(path: String, suite: ScenarioSuite?, diagnostics: [Diagnostic]) {
    self.path = path
    self.suite = suite
    self.diagnostics = diagnostics
  }

  /// Reads a scenario file.
  public init(_ source: SourceText) {
    let document = ScenarioParser.document(from: source)
    let suite = SuiteBinder.suite(from: document.value, path: source.path)
    self.init(
      path: source.path, suite: suite.value,
      diagnostics: document.diagnostics + suite.diagnostics)
  }

  /// The patterns of all resources the file names.
  public var resourcePatterns: [PathPattern] {
    suite?.scenarios.flatMap { scenario in
      scenario.settings.catalogs + scenario.settings.bundles.flatMap(\.paths)
    } ?? []
  }

  /// The sources that the file names, as lists whose sources are extracted together: one for each
  /// scenario that has any, equal lists once.
  public var sourceRequests: [SourceRequest] {
    var seen: Set<[PathPattern]> = []
    return (suite?.scenarios ?? []).map(SourceRequest.init)
      .filter { !$0.patterns.isEmpty && seen.insert($0.patterns).inserted }
  }

  /// The sources of a scenario.
  public struct SourceRequest: Sendable, Hashable {
    /// The patterns of the sources that hand messages over.
    public var patterns: [PathPattern]
    /// The patterns of sources beside them: what is found there alone belongs to other targets.
    public var others: [PathPattern]

    /// Creates the request of a scenario.
    init(_ scenario: Scenario) {
      patterns = scenario.sourcePatterns
      others = scenario.settings.sources.filter { !scenario.sourcePatterns.contains($0) }
    }
  }
}
