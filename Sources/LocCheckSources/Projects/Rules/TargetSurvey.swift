import LocCheckDiagnostics

/// The targets with what the rules about them ask for.
struct TargetSurvey {
  /// The targets that are no tests, in order.
  let members: [TargetMembership]
  /// The schemes that are built.
  let schemes: [SourceScheme]
  /// The targets by name; the first of those that share one.
  private let byName: [String: TargetMembership]
  /// The number of messages in the code of each target.
  private let messageCounts: [String: Int]
  /// The names of the targets that the schemes reach without entering the project of the pods.
  private let built: Set<String>

  /// Surveys targets.
  init(_ targets: [TargetMembership], schemes: [SourceScheme], messages: [SourceMessage]) {
    members = targets.filter { $0.target.product != .tests }
    self.schemes = schemes
    byName = Dictionary(members.map { ($0.target.name, $0) }) { first, _ in first }
    messageCounts = messages.reduce(into: [:]) { counts, message in
      if let target = message.target { counts[target, default: 0] += 1 }
    }
    built = TargetGraph(targets: members.map(\.target))
      .reachable(from: schemes.flatMap(\.targets)) { $0.kind != .pod }
  }

  /// Returns the target of a name, nil where none is known.
  subscript(name: String) -> TargetMembership? { byName[name] }

  /// Returns the number of messages in the code of a target.
  func messageCount(of member: TargetMembership) -> Int {
    messageCounts[member.target.name] ?? 0
  }

  /// Returns the targets that hold resources alone and that a target depends on.
  func resourceBundles(of member: TargetMembership) -> [TargetMembership] {
    member.target.dependencies.compactMap { byName[$0] }
      .filter { $0.target.product == .resourceBundle }
  }

  /// Returns the targets with code that depend on another.
  func users(of bundle: TargetMembership) -> [TargetMembership] {
    members.filter {
      !$0.swiftFiles.isEmpty && $0.target.dependencies.contains(bundle.target.name)
    }
  }

  /// Returns whether a target has messages, and a catalog, of its own or in a resource bundle, for
  /// them.
  func isSyncExpected(of member: TargetMembership) -> Bool {
    messageCount(of: member) > 0
      && ([member] + resourceBundles(of: member)).contains { !$0.catalogs.isEmpty }
  }

  /// Returns whether a build of the schemes extracts what is in a target.
  func isBuilt(_ member: TargetMembership) -> Bool {
    let name = member.target.name
    guard member.target.kind != .pod else { return schemes.contains { $0.targets.contains(name) } }
    return schemes.isEmpty || built.contains(name)
  }
}

extension SourceTarget {
  /// The target in words: `pod 'Home'`, `target 'App'`.
  var displayed: String { (kind == .pod ? "pod " : "target ") + name.quoted }

  /// The name, with the file that declares it.
  var declared: String { name.quoted + (range.map { " of '\($0.source.path)'" } ?? "") }
}
