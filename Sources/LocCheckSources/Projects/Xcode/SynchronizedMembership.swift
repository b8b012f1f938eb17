import LocCheckDiagnostics

/// The exceptions of folders that a project synchronises with the disk.
///
/// A folder belongs to the targets that name it. An exception of such a target takes a file out of
/// it; an exception of any other target puts the file into that one. A set that names a build phase
/// puts its files into that phase instead of the one their kind goes to.
struct SynchronizedMembership {
  /// The paths of a set of exceptions, as the file has them.
  typealias Exceptions = [String]

  /// The exceptions by target, then by folder.
  private var byTarget: [String: [String: Exceptions]] = [:]
  /// The exceptions by build phase, then by folder.
  private var byPhase: [String: [String: Exceptions]] = [:]
  /// The folders in file order.
  private let groups: [XcodeObject]
  /// The objects.
  private let objects: XcodeObjects

  /// Collects the exceptions of all folders.
  init(_ objects: XcodeObjects) {
    self.objects = objects
    groups = objects.objects(of: "PBXFileSystemSynchronizedRootGroup")
    var seen: Set<String> = []
    for group in groups {
      for reference in group.list("exceptions") where seen.insert(reference.text).inserted {
        guard let set = objects[reference.text] else { continue }
        let paths = set.list("membershipExceptions").map(\.text)
        if let target = set["target"] {
          byTarget[target, default: [:]][group.id, default: []] += paths
        }
        if let phase = set["buildPhase"] {
          byPhase[phase, default: [:]][group.id, default: []] += paths
        }
      }
    }
  }

  /// Returns what a target has not of a folder that it names.
  func exceptions(of target: String, in group: String) -> Exceptions {
    byTarget[target]?[group] ?? []
  }

  /// Returns what a target has of folders that it does not name.
  func inclusions(
    in target: String, except named: Set<String>
  ) -> [(group: XcodeObject, paths: Exceptions)] {
    Self.sorted(byTarget[target] ?? [:], objects).filter { !named.contains($0.group.id) }
  }

  /// Returns what the build phases of a target have besides, by the classes of the phases: sources
  /// and resources.
  func inclusions(inPhases phases: [String: String]) -> [(group: XcodeObject, paths: Exceptions)] {
    phases.sorted { $0.key < $1.key }
      .filter { ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0.value) }
      .flatMap { Self.sorted(byPhase[$0.key] ?? [:], objects) }
  }

  /// Returns the folders of a table in the order of their ids.
  private static func sorted(
    _ table: [String: Exceptions], _ objects: XcodeObjects
  ) -> [(group: XcodeObject, paths: Exceptions)] {
    table.sorted { $0.key < $1.key }.compactMap { id, paths in
      objects[id].map { ($0, paths) }
    }
  }
}
