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
  /// The stages by the settings they are set for.
  private var stages: [ScenarioSettings: Stage] = [:]
  /// The resources whose errors a case already says.
  private var reportedResources: Set<String> = []
  /// The disagreements between products and sources that a notice already counts.
  private var reportedDisagreements: Set<ProductDisagreement> = []
  /// The plan so far.
  private var plan = RunPlan(suites: [], notices: [], hasUnusableInputs: false)

  /// Returns the plan for some files.
  public static func plan(
    _ inputs: [ScenarioInput], over library: ResourceLibrary, selecting selection: Selection
  ) -> RunPlan {
    var planner = Planner(library: library, selection: selection)
    for input in inputs.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      planner.add(input)
    }
    return planner.plan
  }

  /// Creates a planner.
  private init(library: ResourceLibrary, selection: Selection) {
    self.library = library
    self.selection = selection
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
    if case .extraction(let extraction) = scenario.subject {
      return extractionCases(of: scenario, extraction, in: file)
    }
    let stage = stage(for: scenario.settings)
    var cases = resourceCases(of: stage, in: file)
    var register = DemandRegister()
    var duplicates: [Diagnostic] = []
    var idle: [Diagnostic] = []
    let columns = scenario.argumentColumns
    let scene = Scene(scenario, on: stage)
    for (index, row) in scenario.checks.enumerated()
    where selection.includes(row, of: scenario, in: file, all: scenarios) {
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

  /// Returns the cases that say extraction is not run.
  private mutating func extractionCases(
    of scenario: Scenario, _ extraction: Extraction, in file: String
  ) -> [PlannedCase] {
    extraction.rows.compactMap { row in
      let id = CaseID(file: file, scenario: scenario.name, key: row.key)
      guard selection.includes(id) else { return nil }
      plan.hasUnusableInputs = true
      return PlannedCase(
        id: id, line: row.line, tags: scenario.tags,
        work: .error([.extractionNotRun(at: row.range)]))
    }
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
    let shown = 5
    let first = group[0]
    let count = group.count == 1 ? "one message" : "\(group.count) messages"
    let notes = group.prefix(shown).map { disagreement in
      Diagnostic.Note(disagreement.diagnostic.message, at: disagreement.diagnostic.range)
    }
    return Diagnostic(
      "product.disagreement", .warning,
      """
      the product '\(first.productBundle)' and the source of its table '\(first.table)' \
      disagree in \(count)
      """,
      notes: group.count > shown ? notes + [.init("and \(group.count - shown) more")] : notes,
      help: "the checks below are made over each bundle as it is")
  }

  /// Makes the error of a row that asks what this version does not answer.
  fileprivate static func extractionNotRun(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "extract.not-supported", .error,
      "extraction scenarios are read and not yet run by this version", at: range)
  }
}
