import LocCheckCatalogs
public import LocCheckDiagnostics
import LocCheckLocales
public import LocCheckResults

/// What a run will do: the checks of each file in order, each with its identity.
public struct RunPlan: Sendable {
  /// The files in the order of the bytes of their paths.
  public var suites: [Suite]
  /// What was noticed beside the checks: warnings of scenario files and resources, in order.
  public var notices: [Diagnostic]
  /// A Boolean value that says whether an input could not be read or has errors.
  public var hasUnusableInputs: Bool

  /// The checks of one file.
  public struct Suite: Sendable {
    /// The file's path.
    public var file: String
    /// The checks in order.
    public var cases: [PlannedCase]
  }

  /// The number of checks.
  ///
  /// Complexity: the number of files.
  public var count: Int { suites.reduce(0) { $0 + $1.cases.count } }

  /// Adds a case that says that an input cannot be used, before the other checks of its file.
  ///
  /// - Parameters:
  ///   - errors: What is wrong, at least one error.
  ///   - name: What the case is called.
  ///   - file: The path of the file.
  package mutating func add(_ errors: [Diagnostic], named name: String, in file: String) {
    let id = CaseID(file: file, scenario: name)
    let planned = PlannedCase(id: id, line: 1, tags: [], work: .error(errors))
    hasUnusableInputs = true
    if let index = suites.firstIndex(where: { $0.file.utf8.elementsEqual(file.utf8) }) {
      suites[index].cases.insert(planned, at: 0)
    } else {
      let place = suites.firstIndex { file.utf8.lexicographicallyPrecedes($0.file.utf8) }
      suites.insert(Suite(file: file, cases: [planned]), at: place ?? suites.endIndex)
    }
  }

  /// The identities of all checks in order.
  public var identities: [CaseID] { suites.flatMap { $0.cases.map(\.id) } }
}
