import LocCheckCatalogs
import LocCheckLocales
import LocCheckSources

/// What scenarios with sources are held against, each set up once.
struct SourceStages {
  /// The sources.
  let library: SourceLibrary
  /// The indexes by the paths they are made of.
  private var indexes: [[String]: SourceIndex] = [:]
  /// The tables by the settings they are set for.
  private var tables: [ScenarioSettings: TableIndex] = [:]
  /// The scenes by what they are made of.
  private var scenes: [SceneParts: ExtractionScene] = [:]

  /// What a scene is made of.
  private struct SceneParts: Hashable {
    /// The paths of the sources.
    var paths: [String]
    /// The settings that name the tables.
    var settings: ScenarioSettings
    /// The bundle whose tables count.
    var bundle: String?
  }

  /// Creates stages of which none is set.
  init(library: SourceLibrary) { self.library = library }

  /// Returns the sources and tables that tell which stage of a scenario's texts went wrong; nil
  /// where no sources are given, or not all can be read.
  mutating func evidence(for scenario: Scenario, on stage: Stage) -> SourceEvidence? {
    let paths = paths(of: scenario)
    guard !paths.isEmpty, paths.allSatisfy({ library.errors(at: $0).isEmpty }),
      let sources = index(for: scenario.sourcePatterns)
    else { return nil }
    return SourceEvidence(sources: sources, tables: tables(for: scenario.settings, on: stage))
  }

  /// Returns the scene of an extraction scenario, nil where there is no extraction of its sources.
  mutating func scene(for scenario: Scenario, on stage: Stage) -> ExtractionScene? {
    guard let sources = index(for: scenario.sourcePatterns) else { return nil }
    // As a look-up that names no bundle, unless there is no app.
    let app = scenario.settings.catalogs.isEmpty ? nil : TableIndex.BundleTable.appBundle
    let parts = SceneParts(
      paths: paths(of: scenario), settings: scenario.settings, bundle: scenario.bundle ?? app)
    if let known = scenes[parts] { return known }
    let scene = ExtractionScene(
      sources, tables: tables(for: scenario.settings, on: stage), bundle: parts.bundle)
    scenes[parts] = scene
    return scene
  }

  /// Returns the paths of a scenario's sources.
  private func paths(of scenario: Scenario) -> [String] {
    library.sources(of: scenario.sourcePatterns).map(\.path)
  }

  /// Returns the index of what patterns name, nil where it was not extracted.
  private mutating func index(for patterns: [PathPattern]) -> SourceIndex? {
    guard let extraction = library.extractions[patterns] else { return nil }
    let paths = library.sources(of: patterns).map(\.path)
    if let known = indexes[paths] { return known }
    let index = SourceIndex(extraction)
    indexes[paths] = index
    return index
  }

  /// Returns the tables of all bundles of a stage.
  private mutating func tables(for settings: ScenarioSettings, on stage: Stage) -> TableIndex {
    if let known = tables[settings] { return known }
    let index = TableIndex(
      stage.bundles.flatMap { bundle in
        let path = bundle.contents.files.first?.path ?? ""
        return MessageTable.tables(of: bundle.contents, path: path).map {
          TableIndex.BundleTable(bundle: bundle.name, table: $0)
        }
      })
    tables[settings] = index
    return index
  }
}
