import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources

@testable import LocCheckScenarios

/// Scenario files and catalogs kept in memory, planned and run as files would be.
struct ScenarioRun {
  /// The scenario files by path.
  var files: [String: String]
  /// The texts of the catalogs by path.
  var catalogs: [String: String]
  /// Resources that are no catalogs, by path.
  var contents: [String: BundleContents] = [:]
  /// The sources, whatever patterns name them; nil where none are read.
  var code: SourceExtraction?
  /// What is run.
  var selection = Selection()

  /// Creates a run of several files.
  init(files: [String: String], catalogs: [String: String]) {
    self.files = files
    self.catalogs = catalogs
  }

  /// Creates a run of one file, `a.loccheck`, over one catalog, `Localizable.xcstrings`.
  ///
  /// The first two lines of the file, `format:` and `catalog:`, are put before the text.
  init(_ scenarios: String, over catalog: String = Fixture.parcels) {
    self.init(
      files: ["a.loccheck": "format: 1\ncatalog: Localizable.xcstrings\n" + scenarios],
      catalogs: ["Localizable.xcstrings": catalog])
  }

  /// Returns the plan.
  func plan() -> RunPlan {
    let inputs = files.map { ScenarioInput(SourceText(path: $0.key, text: $0.value)) }
    var library = ResourceLibrary()
    for pattern in inputs.flatMap(\.resourcePatterns) {
      let isThere = catalogs[pattern.text] != nil || contents[pattern.text] != nil
      library.paths[pattern] = isThere ? [pattern.text] : []
    }
    for (path, contents) in contents {
      library.resources[path] = ResourceLibrary.Resource(contents: contents, diagnostics: [])
    }
    for (path, text) in catalogs {
      let table = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
      let read = StringCatalogReader.catalog(
        from: SourceText(path: path, text: text), table: table)
      library.resources[path] = ResourceLibrary.Resource(
        contents: BundleContents(catalogs: [read.value]), diagnostics: read.diagnostics)
    }
    return Planner.plan(inputs, over: library, and: sources(of: inputs), selecting: selection)
  }

  /// Returns the sources that the files name.
  private func sources(of inputs: [ScenarioInput]) -> SourceLibrary {
    var library = SourceLibrary()
    guard let code else { return library }
    for patterns in inputs.flatMap(\.sourceRequests).map(\.patterns) {
      for pattern in patterns { library.paths[pattern] = [pattern.text] }
      library.extractions[patterns] = code
    }
    return library
  }

  /// Returns the identities of the plan.
  func identities() -> [String] { plan().identities.map(\.description) }

  /// Returns the results in order.
  func results(jobs: Int = 1, failureLimit: Int? = nil) async -> [CaseResult] {
    let runner = ScenarioRunner(jobs: jobs, failureLimit: failureLimit, now: { 0 })
    return await runner.run(plan()) { _ in }.flatMap(\.cases)
  }

  /// Returns each outcome in short, with the id of a failure or error, or the reason of a skip.
  func outcomes() async -> [String] { await results().map(\.outcome) }

  /// Returns each failure and error drawn without colour.
  func renderedFailures() async -> [String] {
    await results().compactMap(\.diagnostic).map(DiagnosticRenderer(style: .plain).render)
  }
}
