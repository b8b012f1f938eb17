import LocCheckDiagnostics

extension TargetSurvey {
  /// Finds a target that has catalogs and no code, while the code is in targets that depend on it.
  func separateResourceBundle(_ member: TargetMembership) -> Diagnostic? {
    let target = member.target
    guard target.product == .resourceBundle, member.swiftFiles.isEmpty,
      let catalog = member.catalogs.first
    else { return nil }
    let users = users(of: member)
    let names = member.catalogs.map { ProjectPath.name(of: $0).quoted }.joined(separator: ", ")
    let code = users.map(\.target.name.quoted).joined(separator: ", ")
    let consequence =
      users.isEmpty ? "no build syncs anything into it" : "a build of \(code) syncs nothing into it"
    return Diagnostic(
      ExtractionRule.separateResourceBundle.id, ExtractionRule.separateResourceBundle.severity,
      "\(names) \(member.catalogs.count == 1 ? "lies" : "lie") in the target \(target.name.quoted),"
        + " which has no code: \(consequence)",
      at: target.range,
      notes: users.compactMap { user in
        user.target.range.map { Diagnostic.Note("the code is in this target", at: $0) }
      },
      help: Self.help(forCatalog: catalog, in: target, users: users.map(\.target)))
  }

  /// Finds the catalogs that several targets have.
  func sharedCatalogs() -> [Diagnostic] {
    var owners: [String: [SourceTarget]] = [:]
    for member in members {
      for catalog in member.catalogs.withoutRepetitions {
        owners[catalog, default: []].append(member.target)
      }
    }
    let catalogs = members.flatMap(\.catalogs).withoutRepetitions
    return catalogs.compactMap { catalog in
      guard let targets = owners[catalog], targets.count > 1 else { return nil }
      let isUnique = Set(targets.map(\.name)).count == targets.count
      let names = targets.map { isUnique ? $0.name.quoted : $0.declared }.joined(separator: ", ")
      return Diagnostic(
        ExtractionRule.sharedCatalog.id, ExtractionRule.sharedCatalog.severity,
        "'\(catalog)' belongs to the targets \(names): a build of one takes what the others"
          + " alone use for stale",
        at: targets[1].range,
        notes: (targets.prefix(1) + targets.dropFirst(2)).compactMap { target in
          target.range.map { Diagnostic.Note("it belongs to this target too", at: $0) }
        },
        help: "leave it to one target, and give each other a catalog of its own; or sync it with"
          + " 'loccheck extract --sync', which sees the code of all")
    }
  }

  /// Returns what brings a catalog and its code together.
  private static func help(
    forCatalog catalog: String, in target: SourceTarget, users: [SourceTarget]
  ) -> String {
    let sync = "or sync it with 'loccheck extract --sync \(catalog)'"
    guard target.kind == .pod else {
      let user = users.first.map { "\"\($0.name)\"" } ?? "the target with the code"
      return
        "in Target Membership, choose \(user) for the catalog instead of \"\(target.name)\", \(sync)"
    }
    let folder = ProjectPath.folder(of: target.range?.source.path ?? "")
    let prefix = folder.isEmpty ? "" : folder + "/"
    let path = catalog.hasPrefix(prefix) ? String(catalog.dropFirst(prefix.count)) : catalog
    // Resources of a pod that is linked statically go to the app, whose target has not the code either.
    let isDynamic = users.contains { $0.product == .framework }
    return (isDynamic ? "" : "with 'use_frameworks!' in the Podfile, ")
      + "write \"s.resources = '\(path)'\" instead and look up in 'Bundle(for:)', \(sync)"
  }
}
