import LocCheckCatalogs
public import LocCheckDiagnostics
import LocCheckMessages
import LocCheckScenarios

/// What a key is looked up in.
public struct ExplanationResources: Sendable {
  /// The settings, with the patterns of the resources.
  let settings: ScenarioSettings
  /// What was read.
  let library: ResourceLibrary

  /// A Boolean value that says whether nothing was named at all.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Returns whether the bundle and table of a question have an entry for its key.
  func hasEntry(for query: ExplanationQuery) -> Bool {
    let bundles = Stage(settings, library: library).resolver.bundles
    return bundles.first { $0.name == query.bundle ?? "main" }?
      .keys(ofTable: query.table ?? "Localizable").contains(query.key) ?? false
  }

  /// What is wrong with what was named or read, in the order it was named.
  public var diagnostics: [Diagnostic] {
    var known: Set<String> = []
    return patterns.flatMap { pattern in
      let paths = library.paths[pattern] ?? []
      guard !paths.isEmpty else { return [Diagnostic.nothingFound(pattern)] }
      return paths.filter { known.insert($0).inserted }.flatMap {
        library.resources[$0]?.diagnostics ?? []
      }
    }
  }

  /// The patterns of all bundles.
  private var patterns: [PathPattern] { settings.catalogs + settings.bundles.flatMap(\.paths) }
}

extension Diagnostic {
  /// The error about a path that names nothing.
  fileprivate static func nothingFound(_ pattern: PathPattern) -> Diagnostic {
    Diagnostic("explain.missing-resource", .error, "'\(pattern.text)' names no file")
  }
}
