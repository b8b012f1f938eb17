import LocCheckDiagnostics
import LocCheckSources

/// The targets whose code is read, and those whose messages count.
struct TargetSelection {
  /// The targets whose code is read: all that are no tests, and those that are named.
  let all: [TargetFiles]
  /// The names of the targets that count, nil for all of them.
  private let names: Set<String>?
  /// Everything that any target has, tests included.
  private let owned: Set<String>
  /// Names that no target has.
  let problems: [Diagnostic]

  /// Selects targets by their names, nil for all that are no tests.
  init(_ targets: [TargetFiles], named names: Set<String>?) {
    self.names = names
    self.all = targets.filter {
      $0.target.product != .tests || names?.contains($0.target.name) == true
    }
    self.owned = Set(targets.flatMap(\.swiftFiles))
    let known = Set(targets.map(\.target.name))
    self.problems = (names ?? []).subtracting(known).sorted().map { name in
      Diagnostic(
        "source.unknown-target", .error, "no target is called \(name.quoted)",
        help: known.isEmpty
          ? "none of the sources declares a target"
          : NearestName.advice(for: name, among: known.sorted()))
    }
  }

  /// The targets whose messages count.
  var selected: [TargetFiles] { all.filter { isSelected($0.target.name) } }

  /// Returns whether the messages of a target count; nil stands for files that belong to none.
  func isSelected(_ name: String?) -> Bool {
    guard let names else { return true }
    return name.map(names.contains) ?? false
  }

  /// Returns the files that belong to no target.
  func looseFiles(among paths: [String]) -> [String] {
    names == nil ? paths.filter { !owned.contains($0) } : []
  }
}
