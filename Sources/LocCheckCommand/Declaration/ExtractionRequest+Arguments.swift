import LocCheck
import LocCheckCommandLine
import LocCheckSources

extension ExtractionRequest {
  /// Creates the request that was typed.
  init(_ arguments: ParsedArguments, terminal: Terminal) throws(UsageError) {
    let targets = try arguments[Options.targets]
    self.init(
      sources: try arguments[Options.extractSources].map(WorkingDirectory.relative),
      catalogs: try arguments[Options.extractCatalogs].map(WorkingDirectory.relative),
      stringsData: try arguments[Options.stringsData].map(WorkingDirectory.relative),
      targets: targets.isEmpty ? nil : Set(targets),
      builds: BuildSelection(
        platform: try arguments[Options.platform]?.rawValue,
        isDebug: try arguments[Options.configuration].map { $0 == .debug }),
      macroNames: try arguments[Options.macroNames],
      rules: Reconciliation.Rules(requiresComments: try arguments[Options.requireComments]),
      cacheFolder: try arguments[Options.noCache] ? nil : terminal.cacheFolder)
  }
}
