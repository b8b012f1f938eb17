/// The tables by name and target: which of them a look-up reaches.
struct TableDirectory: Sendable {
  /// The names of the tables and the targets they belong to, in the order of the tables.
  private let listings: [(name: String, targets: [String], isNested: Bool)]
  /// What each table is looked up by, in the same order.
  let roles: [TableRole]
  /// The targets by name.
  private let targets: [String: SourceTarget]

  /// The tables that matter to a look-up, by their places.
  struct Reach: Sendable {
    /// The tables of the name that it searches, those of its own target first.
    var searched: [Int]
    /// The tables of the name that it does not reach.
    var beyond: [Int]
    /// The tables of other names that it would reach.
    var siblings: [Int]
  }

  /// Creates a directory.
  init(tables: [MessageTable], targets: [SourceTarget]) {
    let interfaces = TableRole.interfaceNames(of: targets)
    self.listings = tables.map { ($0.name, $0.targets, $0.isNested) }
    self.roles = tables.map { TableRole($0, interfaces: interfaces) }
    self.targets = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the tables that matter to a look-up.
  ///
  /// A table whose targets are not known may belong to any, and code of a target that is not known may
  /// search any; code that belongs to none has no part in those of targets. The tables of a bundle that
  /// lies in another are searched only where code finds a bundle when it runs.
  func reach(of lookup: MessageLookup) -> Reach {
    let owners = owners(of: lookup)
    let isOwn = { (table: Int) in
      if listings[table].isNested { return false }
      if lookup.isOutsideTargets, !listings[table].targets.isEmpty { return false }
      guard let owners, !listings[table].targets.isEmpty else { return true }
      return listings[table].targets.contains(where: owners.contains)
    }
    let isReached = { (table: Int) in
      switch lookup.reach {
      case .own: isOwn(table)
      case .main: isOwn(table) || isOutsideMain(lookup) && belongsToMain(table)
      case .anywhere: listings[table].isNested || !lookup.isOutsideTargets || isOwn(table)
      }
    }
    let named = listings.indices.filter { listings[$0].name == lookup.table }
    return Reach(
      searched: named.filter(isOwn) + named.filter { !isOwn($0) && isReached($0) },
      beyond: named.filter { !isReached($0) && !listings[$0].isNested },
      siblings: listings.indices.filter {
        listings[$0].name != lookup.table && roles[$0] == .code && isReached($0)
      })
  }

  /// The names of the tables in order, each once.
  var tableNames: [String] {
    var known: Set<String> = []
    return listings.map(\.name).filter { known.insert($0).inserted }
  }

  /// Returns the targets of a table in words, nil where none is known.
  func owner(of table: Int) -> String? {
    let names = listings[table].targets
    guard !names.isEmpty else { return nil }
    return (names.count == 1 ? "target " : "targets ")
      + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Returns whether several targets have a table.
  func isShared(_ table: Int) -> Bool { listings[table].targets.count > 1 }

  /// Returns the table of a look-up in words, with the target where others have one of the name.
  func description(of lookup: MessageLookup) -> String {
    let table = "the table '\(lookup.table)'"
    guard let target = lookup.target, owners(of: lookup) != nil,
      listings.count(where: { $0.name == lookup.table }) > 1
    else { return table }
    return "\(table) of target '\(target)'"
  }

  /// Returns the names of the targets whose resources are those of the code, nil where that is not known.
  private func owners(of lookup: MessageLookup) -> Set<String>? {
    guard let target = lookup.target.flatMap({ targets[$0] }) else { return nil }
    return Set([target.name] + target.dependencies.filter(isResourceBundle))
  }

  /// Returns whether a target holds resources for the code of others.
  private func isResourceBundle(_ name: String) -> Bool {
    targets[name]?.product == .resourceBundle
  }

  /// Returns whether the main bundle is another one than that of the code.
  private func isOutsideMain(_ lookup: MessageLookup) -> Bool {
    !lookup.isOutsideTargets && !(lookup.target.flatMap { targets[$0] }?.isMain ?? false)
  }

  /// Returns whether a table lies in the main bundle of a program.
  private func belongsToMain(_ table: Int) -> Bool {
    listings[table].targets.contains { targets[$0]?.isMain ?? false }
  }
}
