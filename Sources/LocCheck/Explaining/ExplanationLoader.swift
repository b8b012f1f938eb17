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
  public static func resources(
    namedIn paths: [String], settings: ScenarioSettings
  ) async -> ExplanationResources {
    let inputs = await ScenarioLoader.inputs(at: ScenarioLoader.files(named: paths).paths)
    var settings = settings
    for scenario in inputs.flatMap({ $0.suite?.scenarios ?? [] }) {
      settings.addResources(of: scenario.settings)
    }
    return ExplanationResources(
      settings: settings, library: await ResourceLoader.library(for: inputs))
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
