import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckResults

/// Makes the plan of a run from what was read.
public struct Planner {
  /// The resources.
  private let library: ResourceLibrary
  /// What is to be run.
  private let selection: Selection
  /// What scenarios with sources are held against.
  private var sourceStages: SourceStages
  /// The stages by the settings they are set for.
  private var stages: [ScenarioSettings: Stage] = [:]
  /// The resources whose errors a case already says.
  private var reportedResources: Set<String> = []
  /// What is wrong with sources and a notice already says.
  private var reportedFindings: Set<Diagnostic> = []
  /// The disagreements between products and sources that a notice already counts.
  private var reportedDisagreements: Set<ProductDisagreement> = []
  /// The plan so far.
  private var plan = RunPlan(suites: [], notices: [], hasUnusableInputs: false)

  /// Returns the plan for some files.
  ///
  /// - Parameter sources: The sources that extraction scenarios are about, and that other scenarios
  ///   name for their failures to say which stage went wrong.
  public static func plan(
    _ inputs: [ScenarioInput], over library: ResourceLibrary,
    and sources: SourceLibrary = SourceLibrary(), selecting selection: Selection
  ) -> RunPlan {
    var planner = Planner(library: library, sources: sources, selection: selection)
    for input in inputs.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      planner.add(input)
    }
    return planner.plan
  }

  /// Creates a planner.
  private init(library: ResourceLibrary, sources: SourceLibrary, selection: Selection) {
    self.library = library
    self.selection = selection
    self.sourceStages = SourceStages(library: sources)
  }

  /// Adds the checks of a file.
  private mutating func add(_ input: ScenarioInput) {
    var cases: [PlannedCase] = []
    let errors = input.diagnostics.filter { $0.severity == .error }
    plan.notices += input.diagnostics.filter { $0.severity == .warning }
    if !errors.isEmpty {
      cases.append(errorCase("the scenario file cannot be read", in: input.path, errors))
    }
    for scenario in input.suite?.scenarios ?? [] {
      cases += self.cases(of: scenario, in: input.path, all: input.suite?.scenarios ?? [])
    }
    guard !cases.isEmpty else { return }
    var occurrences: [CaseID: Int] = [:]
    for index in cases.indices {
      let count = occurrences[cases[index].id, default: 0] + 1
      occurrences[cases[index].id] = count
      cases[index].id.occurrence = count
      cases[index].position = index
    }
    plan.suites.append(RunPlan.Suite(file: input.path, cases: cases))
  }

  /// Makes the case that says an input is unusable.
  private mutating func errorCase(
    _ name: String, in file: String, _ errors: [Diagnostic]
  ) -> PlannedCase {
    plan.hasUnusableInputs = true
    return PlannedCase(
      id: CaseID(file: file, scenario: name), line: errors.first?.range?.start.line ?? 1, tags: [],
      work: .error(errors))
  }

  /// Returns the checks of a scenario that are selected.
  private mutating func cases(
    of scenario: Scenario, in file: String, all scenarios: [Scenario]
  ) -> [PlannedCase] {
    guard selection.includes(scenario, in: file, all: scenarios) else { return [] }
    let stage = stage(for: scenario.settings)
    var cases = resourceCases(of: stage, in: file) + sourceCases(of: scenario, in: file)
    if case .extraction(let extraction) = scenario.subject {
      let planner = ExtractionPlanner(
        scenario: scenario, extraction: extraction, file: file, scenarios: scenarios,
        selection: selection)
      return cases + extractionCases(planner, on: stage)
    }
    var register = DemandRegister()
    var duplicates: [Diagnostic] = []
    var idle: [Diagnostic] = []
    let columns = scenario.argumentColumns
    let scene = Scene(
      scenario, on: stage, evidence: sourceStages.evidence(for: scenario, on: stage))
    for (index, row) in scenario.checks.enumerated()
    where selection.includes(line: row.line, of: scenario, in: file, all: scenarios) {
      let locales = row.locale.tags(all: stage.locales).filter(selection.includes)
      var isIdle = !locales.isEmpty && row.locale != .all
      for locale in locales {
        let combinations = row.combinations { category, argument in
          scenario.arguments[argument].type.counts(of: category, in: locale)
        }
        if !combinations.isEmpty { isIdle = false }
        for values in combinations {
          if row.check == .is {
            let duplicate = register.register(row.range, locale: locale, arguments: values)
            if let duplicate { duplicates.append(duplicate) }
          }
          let id = CaseID(
            file: file, scenario: scenario.name, locale: locale.identifier,
            arguments: columns.map { .init(scenario.arguments[$0].name, values[$0].spelled) },
            check: row.check == .is ? nil : row.check.rawValue)
          guard selection.includes(id) else { continue }
          let check = DisplayCheck(
            scene: scene, rowIndex: index, locale: locale, values: values)
          cases.append(
            PlannedCase(
              id: id, line: row.line, tags: scenario.tags,
              work: stage.obstacle.map { .skip(reason: $0) } ?? .display(check)))
        }
      }
      if isIdle { idle.append(.idleRow(row.range, in: locales)) }
    }
    if !idle.isEmpty {
      cases.append(errorCase("\(scenario.name): rows that check nothing", in: file, idle))
    }
    if !duplicates.isEmpty {
      cases.append(errorCase("\(scenario.name): rows that demand the same", in: file, duplicates))
    }
    return cases
  }

  /// Returns the stage for some settings, set once.
  private mutating func stage(for settings: ScenarioSettings) -> Stage {
    if let known = stages[settings] { return known }
    let stage = Stage(settings, library: library)
    stages[settings] = stage
    note(stage.disagreements.all)
    return stage
  }

  /// Notes once for each product and table how often a product differs from its source; the checks
  /// that meet such a message say how.
  private mutating func note(_ disagreements: [ProductDisagreement]) {
    let new = disagreements.filter { reportedDisagreements.insert($0).inserted }
    let groups = Dictionary(grouping: new) { [$0.productBundle, $0.sourceBundle, $0.table] }
    for (_, group) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      plan.notices.append(.disagreeing(group))
    }
  }

  /// Returns a case for each resource that has errors and no case yet, and for paths that name
  /// none.
  private mutating func resourceCases(of stage: Stage, in file: String) -> [PlannedCase] {
    var cases: [PlannedCase] = []
    for diagnostic in stage.diagnostics
    where reportedResources.insert(diagnostic.range?.start.description ?? "").inserted {
      cases.append(errorCase("a resource is missing", in: file, [diagnostic]))
    }
    for (path, pattern) in stage.resources where reportedResources.insert(path).inserted {
      guard let resource = library.resources[path] else { continue }
      plan.notices += resource.diagnostics.filter { $0.severity == .warning }
      plan.notices += resource.errors.filter(\.isLeftToRows)
      let errors = resource.damages.map { error in
        var error = error
        if error.range == nil { error.range = pattern.range }
        return error
      }
      if !errors.isEmpty {
        cases.append(errorCase("the resource \(path) has errors", in: file, errors))
      }
    }
    return cases
  }

  /// Returns a case for each source that cannot be read and has no case yet, and for patterns
  /// that name none.
  private mutating func sourceCases(of scenario: Scenario, in file: String) -> [PlannedCase] {
    let sources = sourceStages.library
    var cases: [PlannedCase] = []
    for pattern in sources.patternsWithoutSource(in: scenario)
    where reportedResources.insert("\(pattern.range.start)").inserted {
      cases.append(errorCase("a source is missing", in: file, [.nothingFound(pattern)]))
    }
    for (path, pattern) in sources.sources(of: scenario.sourcePatterns)
    where reportedResources.insert(path).inserted {
      plan.notices += sources.diagnostics[path]?.filter { $0.severity == .warning } ?? []
      let errors = sources.errors(at: path).map { error in
        var error = error
        if error.range == nil { error.range = pattern.range }
        return error
      }
      if !errors.isEmpty {
        cases.append(errorCase("the source \(path) has errors", in: file, errors))
      }
    }
    return cases
  }

  /// Returns the checks of an extraction scenario that are selected, or the cases that say why
  /// there are none.
  private mutating func extractionCases(
    _ planner: ExtractionPlanner, on stage: Stage
  ) -> [PlannedCase] {
    let scenario = planner.scenario
    if let obstacle = stage.obstacle ?? sourceStages.library.obstacle(of: scenario) {
      return planner.rowCases { _ in .skip(reason: obstacle) }
    }
    if let error = stage.unknownBundle(of: scenario) {
      return [errorCase("\(scenario.name): the bundle is not known", in: planner.file, [error])]
    }
    guard let scene = sourceStages.scene(for: scenario, on: stage) else {
      let reason = sourceStages.library.unavailable ?? "the sources were not read"
      guard planner.extraction.rows.isEmpty else {
        let rows = planner.rowCases { .error([.extractionUnavailable(reason, at: $0.range)]) }
        if !rows.isEmpty { plan.hasUnusableInputs = true }
        return rows
      }
      let error = Diagnostic.extractionUnavailable(reason, at: scenario.nameRange)
      return [errorCase("\(scenario.name): nothing is extracted", in: planner.file, [error])]
    }
    plan.notices += planner.notices(in: scene).filter { reportedFindings.insert($0).inserted }
    let unknown = planner.unknownEnumerations(in: scene)
    let errors =
      unknown.isEmpty
      ? [] : [errorCase("\(scenario.name): enums that are not there", in: planner.file, unknown)]
    return planner.cases(in: scene) + errors
  }
}

extension Diagnostic {
  /// Makes the error about a row whose categories have no count in any of its locales.
  fileprivate static func idleRow(_ range: SourceRange, in locales: [LocaleTag]) -> Diagnostic {
    let names = locales.map(\.identifier).joined(separator: ", ")
    return Diagnostic(
      "scenario.idle-row", .error, "the row checks nothing: no count has that category in \(names)",
      at: range, help: "'@few' stands for the counts that are few in the row's locale")
  }

  /// Makes the warning that counts the disagreements of a product with one table of its source.
  fileprivate static func disagreeing(_ group: [ProductDisagreement]) -> Diagnostic {
    let first = group[0]
    let count = group.count == 1 ? "one message" : "\(group.count) messages"
    return Diagnostic(
      "product.disagreement", .warning,
      """
      the product '\(first.productBundle)' and the source of its table '\(first.table)' \
      disagree in \(count)
      """,
      notes: group.map { disagreement in
        Diagnostic.Note(disagreement.diagnostic.message, at: disagreement.diagnostic.range)
      }.shortened(),
      help: "the checks below are made over each bundle as it is")
  }

  /// Makes the error of a row whose sources were not extracted.
  fileprivate static func extractionUnavailable(
    _ reason: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic("extraction.unavailable", .error, reason, at: range)
  }

  /// Makes the error of a scenario that asks for tables of a bundle that is not there.
  fileprivate static func unknownBundle(
    _ name: String, among names: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "extraction.unknown-bundle", .error, "there is no bundle \(name.quoted)", at: range,
      help: NearestName.question(for: name, among: names))
  }
}

extension Stage {
  /// Returns the error of a scenario whose bundle is none of the stage's.
  fileprivate func unknownBundle(of scenario: Scenario) -> Diagnostic? {
    let names = bundles.map(\.name)
    guard let name = scenario.bundle, !names.contains(name) else { return nil }
    return .unknownBundle(name, among: names, at: scenario.nameRange)
  }
}
