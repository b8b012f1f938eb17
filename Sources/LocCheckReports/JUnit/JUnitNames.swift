import LocCheckResults

/// What the names in a report follow from beside the cases themselves.
struct JUnitNames: Sendable, Hashable {
  /// The class names of the suites, without the locale.
  private var prefixes: [String]
  /// For each suite that goes on from another report, the names that are not the cases' plain ones, by
  /// the case's place.
  private var continued: [Int: [Int: String]] = [:]

  /// Collects the class names of a run's suites.
  init(of results: RunResults, scenarioRoot: String) {
    prefixes = ClassName.prefixes(of: results.suites.lazy.map(\.file), scenarioRoot: scenarioRoot)
  }

  /// Creates the names of a part of a run without a suite.
  init() { prefixes = [] }

  /// Returns the class name of a suite's cases, without the locale.
  func prefix(ofSuiteAt index: Int) -> String { prefixes[index] }

  /// Adds a suite that is reported whole.
  mutating func append(prefix: String) { prefixes.append(prefix) }

  /// Adds a suite of which other reports have cases too.
  mutating func append(prefix: String, numbered names: [Int: String]) {
    continued[prefixes.count] = names
    prefixes.append(prefix)
  }

  /// Returns what gives a suite's cases their names, in their order.
  func ofSuite(at index: Int, caseCount: Int) -> OfSuite {
    let numbered = continued[index]
    return OfSuite(
      sequence: CaseIdentity.Sequence(
        prefix: prefixes[index], space: numbered == nil ? caseCount : 0),
      numbered: numbered)
  }

  /// The names of one suite's cases.
  struct OfSuite {
    /// What the names are made by.
    fileprivate var sequence: CaseIdentity.Sequence
    /// The names that are not the cases' plain ones; nil where that is yet to be found.
    fileprivate let numbered: [Int: String]?
    /// The next case's place.
    private var place = 0

    /// Creates the names of a suite.
    fileprivate init(sequence: CaseIdentity.Sequence, numbered: [Int: String]?) {
      self.sequence = sequence
      self.numbered = numbered
    }

    /// Returns the identity of the suite's next check.
    mutating func next(for id: CaseID) -> CaseIdentity {
      guard let numbered else { return sequence.next(for: id) }
      defer { place += 1 }
      var identity = sequence.plain(for: id)
      if let name = numbered[place] { identity.name = name }
      return identity
    }
  }
}
