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
}
