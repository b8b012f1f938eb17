import LocCheckDiagnostics
public import LocCheckScenarios

/// Finds and reads what a key is looked up in.
public enum ExplanationLoader {
  /// A bundle that is named on a command line: `Kit=Build/Kit.bundle`.
  public struct NamedPath: Sendable, Hashable {
    /// The name of the bundle.
    public var name: String
    /// The path or pattern of its resources.
    public var path: String

    /// Creates a named path.
    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// Reads the resources that a command line names: those of the app's own bundle, and of others.
  ///
  /// - Parameter settings: Everything else that decides what is shown.
  public static func resources(
    catalogs: [String], bundles: [NamedPath], settings: ScenarioSettings
  ) async -> ExplanationResources {
    var settings = settings
    settings.catalogs = catalogs.map(pattern)
    for bundle in bundles { settings.addBundle(bundle.name, [pattern(bundle.path)]) }
    let patterns = settings.catalogs + settings.bundles.flatMap(\.paths)
    let library = await ResourceLoader.library(of: patterns.map { ($0, ".") })
    return ExplanationResources(settings: settings, library: library)
  }

  /// Reads the resources that the scenario files name that some paths name.
  ///
  /// The first scenario whose resources have the key where it is asked for is the one that is meant;
  /// where none has, all are searched together, so that a near miss is found wherever it is.
  public static func resources(
    namedIn paths: [String], for query: ExplanationQuery, settings: ScenarioSettings
  ) async -> ExplanationResources {
    let inputs = await ScenarioLoader.inputs(at: ScenarioLoader.files(named: paths).paths)
    let library = await ResourceLoader.library(for: inputs)
    var joined = settings
    var tried: Set<ScenarioSettings> = []
    for scenario in inputs.flatMap({ $0.suite?.scenarios ?? [] }) {
      joined.addResources(of: scenario.settings)
      var own = settings
      own.addResources(of: scenario.settings)
      guard tried.insert(own).inserted else { continue }
      let resources = ExplanationResources(settings: own, library: library)
      if resources.hasEntry(for: query) { return resources }
    }
    return ExplanationResources(settings: joined, library: library)
  }

  /// Returns the pattern that a word of a command line is.
  private static func pattern(_ text: String) -> PathPattern {
    let source = SourceText(path: "command line", text: text)
    return PathPattern(text, at: source.range(0..<source.bytes.count))
  }
}

extension ScenarioSettings {
  /// Adds the resources of other settings, each pattern once, and the source language they state.
  fileprivate mutating func addResources(of other: ScenarioSettings) {
    catalogs += other.catalogs.filter { !catalogs.contains($0) }
    for bundle in other.bundles { addBundle(bundle.name, bundle.paths) }
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
  }

  /// Adds patterns to a bundle, which is new or known.
  fileprivate mutating func addBundle(_ name: String, _ paths: [PathPattern]) {
    guard let index = bundles.firstIndex(where: { $0.name == name }) else {
      return bundles.append(BundleDeclaration(name: name, paths: paths))
    }
    bundles[index].paths += paths.filter { !bundles[index].paths.contains($0) }
  }
}
