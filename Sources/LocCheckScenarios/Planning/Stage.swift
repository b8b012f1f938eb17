import HeadlessLabel
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
package import LocCheckMessages

/// What scenarios of equal settings are run over: their bundles, and the locales that `*` means.
package struct Stage: Sendable {
  /// What the bundles are made of, the app's own first.
  let bundles: [NestedBundle]
  /// What resolves the look-ups.
  package let resolver: MessageResolver
  /// The locales that `*` means.
  let locales: [LocaleTag]
  /// What is wrong with the patterns: paths that name nothing.
  let diagnostics: [Diagnostic]
  /// The resources in order, each with the pattern that names it.
  let resources: [(path: String, pattern: PathPattern)]
  /// Why the texts cannot be shown: the resource that is missing or cannot be read; nil where all
  /// can be read.
  let obstacle: String?
  /// The paths of resources that could be read in part, in order, by the bundle they belong to.
  package let damagedPaths: [String: [String]]
  /// Where a product among the bundles differs from the sources it was built from.
  package let disagreements: DisagreementIndex

  /// Sets the stage for some settings.
  package init(_ settings: ScenarioSettings, library: ResourceLibrary) {
    var reader = StageReader(library: library)
    let policy = ShippingPolicy(
      states: settings.states, device: settings.device, width: settings.width)
    // Without an app, a bundle is asked by itself.
    let app =
      settings.catalogs.isEmpty && !settings.bundles.isEmpty
      ? [] : [reader.bundle("main", settings.catalogs)]
    let named = app + settings.bundles.map { reader.bundle($0.name, $0.paths) }
    // What lies in a product is there for look-ups too, unless the file has a bundle of its name.
    var names = Set(named.map(\.name))
    let nested = named.flatMap(\.contents.nested).filter { names.insert($0.name).inserted }
    self.bundles = named + nested
    let resourceBundles = bundles.map { bundle in
      ResourceBundle(
        name: bundle.name, contents: bundle.contents,
        developmentRegion: settings.sourceLanguage?.identifier, policy: policy)
    }
    self.resolver = MessageResolver(
      bundles: resourceBundles, formattingLocale: settings.formattingLocale,
      isolatesArguments: settings.isolates == .guessed)
    self.locales =
      settings.locales ?? resourceBundles.first?.localizations.compactMap(LocaleTag.init) ?? []
    self.diagnostics = reader.diagnostics
    self.resources = reader.resources
    self.damagedPaths = reader.damagedPaths
    let unreadable = reader.resources.first { library.resources[$0.path]?.contents == nil }
    self.obstacle =
      reader.diagnostics.first?.message
      ?? unreadable.map { "the resource '\($0.path)' cannot be read" }
    self.disagreements = DisagreementIndex(
      ProductDisagreement.all(among: bundles, policy: policy))
  }
}
