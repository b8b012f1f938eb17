import LocCheckDiagnostics

/// The paths of files and groups: each is relative to the group it lies in, unless it says else.
struct XcodePaths {
  /// The objects.
  private let objects: XcodeObjects
  /// The folder of the project.
  private let projectFolder: String
  /// The groups that groups and files lie in.
  private var parents: [String: String] = [:]
  /// The places found so far.
  private var known: [String: Place] = [:]
  /// The groups that lie in themselves or too deep in others.
  private(set) var diagnostics: [Diagnostic] = []

  /// The place of a file or group.
  private struct Place {
    /// The path, nil for what lies outside of the sources.
    var path: String?
    /// The number of groups around it.
    var depth: Int
  }

  /// The number of groups around each other that are followed.
  private static let depthLimit = 256
  /// The length in bytes beyond which a path is none, `PATH_MAX` of Apple's systems.
  private static let lengthLimit = 1024

  /// Creates the paths of a project that lies in a folder.
  init(_ objects: XcodeObjects, projectFolder: String) {
    self.objects = objects
    self.projectFolder = projectFolder
    for id in objects.ids {
      for child in objects[id]?.list("children") ?? [] where parents[child.text] == nil {
        parents[child.text] = id
      }
    }
  }

  /// Returns the path of a file or group, nil for what lies in an SDK or among the products.
  mutating func path(of id: String) -> String? {
    var chain: [String] = []
    var open: Set<String> = []
    var next: String? = id
    var base = Place(path: projectFolder, depth: 0)
    while let current = next {
      if let place = known[current] {
        base = place
        break
      }
      guard open.insert(current).inserted else {
        report(.cyclicGroup, at: current)
        break
      }
      chain.append(current)
      next = chain.count > Self.depthLimit ? nil : parents[current]
    }
    for member in chain.reversed() {
      if base.depth == Self.depthLimit {
        report(.deepGroup, at: member)
        base = Place(path: projectFolder, depth: 0)
      }
      base = Place(
        path: objects[member].flatMap { path(of: $0, in: base.path) }, depth: base.depth + 1)
      known[member] = base
    }
    return base.path
  }

  /// Returns the path of an object whose group has a path.
  private func path(of object: XcodeObject, in folder: String?) -> String? {
    let path = object["path"] ?? ""
    guard (folder ?? "").utf8.count + path.utf8.count <= Self.lengthLimit else { return nil }
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return folder.map { ProjectPath.joined($0, path) }
    case "SOURCE_ROOT": return ProjectPath.joined(projectFolder, path)
    case "<absolute>": return ProjectPath.joined("", path)
    default: return nil
    }
  }

  /// Reports a group whose paths are not known, under a rule.
  private mutating func report(_ problem: Problem, at id: String) {
    let object = objects[id]
    let name = (object?["name"] ?? object?["path"] ?? id).quoted
    let reason =
      switch problem {
      case .cyclicGroup: "lies in itself"
      case .deepGroup: "lies in more than \(Self.depthLimit) groups"
      }
    diagnostics.append(
      Diagnostic(
        problem.id, .warning,
        "the group \(name) \(reason): its paths are taken to begin at the project's folder",
        at: object?.declaration))
  }

  /// Why the paths in a group are not known.
  private enum Problem {
    /// The group is in itself.
    case cyclicGroup
    /// The group is in too many others.
    case deepGroup

    /// The rule.
    var id: Diagnostic.ID {
      switch self {
      case .cyclicGroup: "project.cyclic-group"
      case .deepGroup: "project.too-deep"
      }
    }
  }
}
