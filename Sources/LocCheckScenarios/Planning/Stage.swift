import HeadlessLabel
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages

/// What scenarios of equal settings are run over: their bundles, and the locales that `*` means.
struct Stage: Sendable {
  /// What resolves the look-ups.
  let resolver: MessageResolver
  /// The locales that `*` means.
  let locales: [LocaleTag]
  /// What is wrong with the patterns: paths that name nothing.
  let diagnostics: [Diagnostic]
  /// The resources in order, each with the pattern that names it.
  let resources: [(path: String, pattern: PathPattern)]
  /// Why the texts cannot be shown: the resource that is missing or cannot be read; nil where all can
  /// be read.
  let obstacle: String?

  /// The paths of resources that could be read in part, in order.
  let damagedPaths: [String]

  /// Sets the stage for some settings.
  init(_ settings: ScenarioSettings, library: ResourceLibrary) {
    var resources: [(path: String, pattern: PathPattern)] = []
    var diagnostics: [Diagnostic] = []
    let policy = ShippingPolicy(states: settings.states, device: settings.device)
    func catalogs(_ patterns: [PathPattern]) -> [Catalog] {
      var catalogs: [Catalog] = []
      var named: Set<String> = []
      for pattern in patterns {
        let found = library.paths[pattern] ?? []
        if found.isEmpty { diagnostics.append(.nothingFound(pattern)) }
        for path in found where named.insert(path).inserted {
          if !resources.contains(where: { $0.path == path }) { resources.append((path, pattern)) }
          if let catalog = library.resources[path]?.catalog { catalogs.append(catalog) }
        }
      }
      return catalogs
    }
    let region = settings.sourceLanguage?.identifier
    let main = ResourceBundle(
      developmentRegion: region, catalogs: catalogs(settings.catalogs), policy: policy)
    let named = settings.bundles.map { bundle in
      ResourceBundle(
        name: bundle.name, developmentRegion: region, catalogs: catalogs(bundle.paths),
        policy: policy)
    }
    self.resolver = MessageResolver(
      bundles: [main] + named, formattingLocale: settings.formattingLocale)
    self.locales = settings.locales ?? main.localizations.compactMap(LocaleTag.init)
    self.diagnostics = diagnostics
    self.resources = resources
    self.damagedPaths = resources.map(\.path).filter {
      library.resources[$0].map { $0.catalog != nil && !$0.errors.isEmpty } ?? false
    }
    let unreadable = resources.first { library.resources[$0.path]?.catalog == nil }
    self.obstacle =
      diagnostics.first?.message ?? unreadable.map { "the resource '\($0.path)' cannot be read" }
  }
}

extension Diagnostic {
  /// Makes the error about a path that names nothing.
  fileprivate static func nothingFound(_ pattern: PathPattern) -> Diagnostic {
    Diagnostic(
      "scenario.missing-resource", .error, "'\(pattern.text)' names no file",
      at: pattern.range, help: "paths are relative to the scenario file")
  }
}
