import LocCheckDiagnostics
public import LocCheckLocales
import LocCheckResults

/// What of the scenario files is run.
public struct Selection {
  /// The locales, nil for all; a language stands for its regions too.
  public var locales: [LocaleTag]?
  /// What must hold of the tags, nil for anything.
  public var tags: TagExpression?
  /// What identities must match somewhere, each of them.
  public var filters: [Regex<AnyRegexOutput>]
  /// What identities must not match anywhere, nil for nothing.
  public var skip: Regex<AnyRegexOutput>?
  /// The lines by file, for files of which only some lines are run.
  public var lines: [String: Set<Int>]

  /// Creates a selection; the defaults select everything.
  public init(
    locales: [LocaleTag]? = nil, tags: TagExpression? = nil,
    filters: [Regex<AnyRegexOutput>] = [], skip: Regex<AnyRegexOutput>? = nil,
    lines: [String: Set<Int>] = [:]
  ) {
    self.locales = locales
    self.tags = tags
    self.filters = filters
    self.skip = skip
    self.lines = lines
  }

  /// Returns whether anything of a scenario can be selected.
  func includes(_ scenario: Scenario, in file: String, all scenarios: [Scenario]) -> Bool {
    guard tags?.matches(scenario.tags) ?? true else { return false }
    guard let lines = lines[file] else { return true }
    return lines.contains(where: Self.lines(of: scenario, all: scenarios).contains)
  }

  /// Returns whether the checks of a line are selected: by that line, or by another line of the
  /// scenario that is no row.
  func includes(
    line: Int, of scenario: Scenario, in file: String, all scenarios: [Scenario]
  ) -> Bool {
    guard let lines = lines[file], !lines.contains(line) else { return true }
    let rows = Set(scenario.rowLines)
    let own = Self.lines(of: scenario, all: scenarios)
    return lines.contains { own.contains($0) && !rows.contains($0) }
  }

  /// Returns whether a locale is selected.
  package func includes(_ locale: LocaleTag) -> Bool {
    guard let locales else { return true }
    return locales.contains {
      $0 == locale || locale.identifier.hasPrefix($0.identifier + "-")
    }
  }

  /// Returns whether an identity is selected.
  func includes(_ id: CaseID) -> Bool {
    guard !filters.isEmpty || skip != nil else { return true }
    let text = id.description
    guard filters.allSatisfy({ (try? $0.firstMatch(in: text)) != nil }) else { return false }
    if let skip, (try? skip.firstMatch(in: text)) != nil { return false }
    return true
  }

  /// Returns the lines of a scenario: from its heading to the next one.
  private static func lines(of scenario: Scenario, all scenarios: [Scenario]) -> Range<Int> {
    let start = scenario.nameRange.start.line
    return
      start..<(scenarios.map(\.nameRange.start.line).filter { $0 > start }.min()
      ?? scenario.nameRange.source.lineCount + 1)
  }
}
