public import LocCheckResults

extension JUnitReport {
  /// Returns the files of a report in several, at least one.
  ///
  /// Each is a report of its own. A scenario file of more cases than a file may have goes on in the next,
  /// under the same name. A case has the names it would have in one file, and each is in one file.
  public func parts(of results: RunResults, split: Split) -> [Part] {
    let names = JUnitNames(of: results, scenarioRoot: scenarioRoot)
    return switch split {
    case .suite: suites(of: results, names)
    case .cases(let count): pieces(of: results, names, size: max(count, 1))
    }
  }

  /// Returns a part for each suite, by the name of its class.
  private func suites(of results: RunResults, _ names: JUnitNames) -> [Part] {
    var given: Set<String> = []
    let parts = results.suites.enumerated().map { index, suite in
      var part = Piece(suite, names.prefix(ofSuiteAt: index))
      part.suffix = FileNamePart(names.prefix(ofSuiteAt: index)).text
      // Some file systems do not tell cases apart.
      if !given.insert(part.suffix.lowercased()).inserted {
        part.suffix += "-" + ShortName.digest(of: suite.file)
        given.insert(part.suffix.lowercased())
      }
      return part.part(of: results, in: self)
    }
    return parts.isEmpty ? [Piece().part(of: results, in: self)] : parts
  }

  /// Returns parts of a number of cases, numbered.
  private func pieces(of results: RunResults, _ names: JUnitNames, size: Int) -> [Part] {
    var pieces = [Piece()]
    for (index, suite) in results.suites.enumerated() {
      let prefix = names.prefix(ofSuiteAt: index)
      let room = size - pieces[pieces.count - 1].count
      guard suite.cases.count > room else {
        pieces[pieces.count - 1].append(suite, prefix)
        continue
      }
      var identities = CaseIdentity.Sequence(prefix: prefix, space: suite.cases.count)
      var rest = suite.cases[...]
      while !rest.isEmpty {
        if pieces[pieces.count - 1].count == size { pieces.append(Piece()) }
        let cases = rest.prefix(size - pieces[pieces.count - 1].count)
        rest = rest.dropFirst(cases.count)
        pieces[pieces.count - 1].append(suite.file, cases, prefix, &identities)
      }
    }
    let width = String(pieces.count).count
    return pieces.enumerated().map { index, piece in
      var piece = piece
      let number = String(index + 1)
      piece.suffix = String(repeating: "0", count: width - number.count) + number
      return piece.part(of: results, in: self)
    }
  }

  /// What a part is collected in.
  private struct Piece {
    /// The part's suffix.
    var suffix = "loccheck"
    /// The number of cases.
    private(set) var count = 0
    /// The suites.
    private var suites: [SuiteResult] = []
    /// The names.
    private var names = JUnitNames()

    /// Creates an empty piece.
    init() {}

    /// Creates a piece of one suite.
    init(_ suite: SuiteResult, _ prefix: String) { append(suite, prefix) }

    /// Adds a whole suite.
    mutating func append(_ suite: SuiteResult, _ prefix: String) {
      suites.append(suite)
      names.append(prefix: prefix)
      count += suite.cases.count
    }

    /// Adds the next cases of a suite.
    mutating func append(
      _ file: String, _ cases: ArraySlice<CaseResult>, _ prefix: String,
      _ identities: inout CaseIdentity.Sequence
    ) {
      var numbered: [Int: String] = [:]
      for (place, result) in cases.enumerated() {
        let name = identities.next(for: result.id).name
        if name != CaseIdentity.name(of: result.id) { numbered[place] = name }
      }
      suites.append(SuiteResult(file: file, cases: Array(cases)))
      names.append(prefix: prefix, numbered: numbered)
      count += cases.count
    }

    /// Returns the part, which took as long as its cases.
    func part(of results: RunResults, in report: JUnitReport) -> Part {
      var part = Part(suffix: suffix, results: results, report: report)
      if count < results.suites.lazy.map(\.cases.count).reduce(0, +) {
        part.results.environment.nanoseconds = suites.reduce(0) { $0 + $1.nanoseconds }
      }
      part.results.suites = suites
      part.report.names = names
      part.report.part = suffix
      return part
    }
  }
}
