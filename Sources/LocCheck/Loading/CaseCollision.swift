import LocCheckDiagnostics

/// Two names in a folder that hold messages and differ only in case: on most Macs they are one.
struct CaseCollision: Hashable {
  /// The paths of both, in the order of their bytes.
  var paths: [String]

  /// Returns the collisions among the names of a folder, in the order of their bytes.
  static func collisions(in listing: FolderListing) -> [CaseCollision] {
    let names = listing.names.filter { ResourceKind($0) != nil }
    return Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 }
      .map { CaseCollision(paths: $0.map(listing.path(of:))) }
      .sorted { $0.paths[0].utf8.lexicographicallyPrecedes($1.paths[0].utf8) }
  }

  /// The warning about the collision.
  var diagnostic: Diagnostic {
    Diagnostic(
      "bundle.case-collision", .warning,
      "'\(paths[0])' and '\(paths[1])' differ only in case",
      help: "on a volume that does not tell case apart, as most Macs have, one of them is lost")
  }
}
