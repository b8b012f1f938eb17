import LocCheckCatalogs

/// What may have been meant where a look-up missed.
enum NearMiss: Hashable {
  /// The message stands in another table of the bundle.
  case otherTable(String)
  /// The message stands in a table of another bundle; the table is nil where it has the name of the
  /// one that was searched.
  case otherBundle(String, table: String?)
  /// The message stands beside the entries of its catalog, where the build does not see it.
  case outsideEntries(String)
  /// The table has a key that looks like the missing one.
  case lookalike(String, [KeyShape.Difference])
  /// The table has a key that is spelled nearly like the missing one.
  case misspelling(String)

  /// The near miss in words.
  var help: String {
    switch self {
    case .otherTable(let name):
      return "the table '\(name)' has it"
    case .otherBundle(let name, nil):
      return "the bundle '\(name)' has it"
    case .otherBundle(let name, let table?):
      return "the table '\(table)' of the bundle '\(name)' has it"
    case .outsideEntries(let path):
      return "it stands beside 'strings' in \(path), where the build does not see it"
    case .lookalike(let key, let differences):
      let ways = differences.map(\.words)
      let list =
        ways.count < 2
        ? ways.joined() : ways.dropLast().joined(separator: ", ") + " and " + (ways.last ?? "")
      return "'\(key)' differs only in \(list)"
    case .misspelling(let key):
      return "did you mean '\(key)'?"
    }
  }
}

extension KeyShape.Difference {
  /// The difference in words.
  fileprivate var words: String {
    switch self {
    case .specifiers(let found, let wanted):
      return "its specifiers (\(Self.list(found)), not \(Self.list(wanted)))"
    case .letterCase: return "its case"
    case .edgeSpace: return "the space around it"
    case .normalization: return "its Unicode normalization"
    }
  }

  /// Returns specifiers in one line.
  private static func list(_ specifiers: [String]) -> String {
    specifiers.isEmpty ? "none" : specifiers.joined(separator: " ")
  }
}
