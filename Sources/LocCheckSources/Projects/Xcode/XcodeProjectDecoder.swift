import LocCheckDiagnostics

/// Makes targets of the objects of a project.
struct XcodeProjectDecoder {
  /// The objects.
  let objects: XcodeObjects
  /// The path of the project file.
  private let path: String
  /// The folder that paths begin at.
  let projectFolder: String
  /// The configuration whose settings count.
  let configuration: String
  /// The paths of files and groups.
  var paths: XcodePaths
  /// The reader of `.xcconfig` files.
  var settingsReader: BuildSettingsReader
  /// The settings of lists of configurations that were read before.
  var knownSettings: [String: [BuildSettings.Level]] = [:]
  /// The `.xcconfig` files and packages met so far.
  var references: [ProjectReference] = []
  /// Whether the file has an error, so that what is missing in it is no finding of its own.
  private let isDamaged: Bool
  /// What was noticed beside the paths and the `.xcconfig` files.
  private var findings: [Diagnostic] = []
  /// The number of files that may still be found; a file in several languages counts for each.
  private var patience = 500_000
  /// The build phases that a target has: a phase belongs to one target.
  private var usedPhases: Set<String> = []

  /// Creates a decoder.
  init(
    _ objects: XcodeObjects, path: String, configuration: String, isDamaged: Bool,
    load: @escaping (String) -> SourceText?
  ) {
    self.objects = objects
    self.path = path
    self.configuration = configuration
    self.isDamaged = isDamaged
    // project.pbxproj lies in App.xcodeproj, which lies in the folder of the project.
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
    projectFolder = ProjectPath.joined(folder, objects.root?["projectDirPath"] ?? "")
    paths = XcodePaths(objects, projectFolder: projectFolder)
    settingsReader = BuildSettingsReader(load: load)
  }

  /// Everything that was noticed.
  var diagnostics: [Diagnostic] {
    paths.diagnostics + settingsReader.diagnostics + findings
  }

  /// Returns the project.
  mutating func project() -> SourceProject {
    let membership = SynchronizedMembership(objects)
    let targets = targetObjects().compactMap { target(from: $0, membership: membership) }
    let regions = objects.root?.list("knownRegions").map(\.text) ?? []
    collectProjects()
    return SourceProject(
      path: path, targets: targets, references: references,
      knownLanguages: regions.filter { $0 != "Base" })
  }

  /// Returns an object that another names, and reports where there is none.
  mutating func object(
    _ reference: (text: String, range: SourceRange?), for purpose: String
  ) -> XcodeObject? {
    if let object = objects[reference.text] { return object }
    guard !isDamaged else { return nil }
    findings.append(
      Diagnostic(
        "project.missing-object", .note,
        "\(purpose) \(reference.text.quoted) is not in the project file", at: reference.range))
    return nil
  }

  /// Whether no more files are looked for.
  var isExhausted: Bool { patience == 0 }

  /// Returns whether one more file of a target counts; reports once where there are too many.
  mutating func takeFile(of target: SourceTarget) -> Bool {
    patience = max(patience - 1, 0)
    guard patience == 0 else { return true }
    findings.append(
      Diagnostic(
        "project.too-large", .warning,
        "the targets up to \(target.name.quoted) have more files than are followed",
        at: target.range))
    return false
  }

  /// Returns the objects of targets: those the project lists, else all in the file.
  private mutating func targetObjects() -> [XcodeObject] {
    let listed = objects.root?.list("targets") ?? []
    guard listed.isEmpty else {
      var seen: Set<String> = []
      return listed.filter { seen.insert($0.text).inserted }
        .compactMap { object($0, for: "the target") }
    }
    return objects.ids.compactMap { objects[$0] }.filter { Self.targetClasses.contains($0.isa) }
  }

  /// Returns the target of an object, nil where it is cut off before its name.
  private mutating func target(
    from object: XcodeObject, membership: SynchronizedMembership
  ) -> SourceTarget? {
    guard let name = object["name"] else { return nil }
    let settings = settings(of: object, name: name)
    var target = SourceTarget(
      kind: .xcode, product: SourceTarget.Product(xcodeType: object["productType"] ?? ""),
      name: name, range: object.declaration, dependencies: dependencies(of: object),
      settings: settings.localization(
        developmentLanguage: objects.root?["developmentRegion"]),
      moduleName: settings.moduleName(target: name))
    var phases: [String: String] = [:]
    for reference in object.list("buildPhases") {
      guard let phase = self.object(reference, for: "the build phase"),
        usedPhases.insert(phase.id).inserted
      else { continue }
      phases[phase.id] = phase.isa
      addFiles(of: phase, to: &target)
    }
    var groups: Set<String> = []
    for reference in object.list("fileSystemSynchronizedGroups")
    where groups.insert(reference.text).inserted {
      guard let group = self.object(reference, for: "the synchronized folder") else { continue }
      addFolder(group, exceptions: membership.exceptions(of: object.id, in: group.id), to: &target)
    }
    for (group, exceptions) in membership.inclusions(in: object.id, except: groups) {
      addFiles(exceptions, of: group, to: &target)
    }
    for (group, exceptions) in membership.inclusions(inPhases: phases) {
      addFiles(exceptions, of: group, to: &target)
    }
    return target
  }

  /// The classes of targets.
  private static let targetClasses: Set = [
    "PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget",
  ]
}

extension SourceTarget.Product {
  /// What a product type of Xcode, such as `com.apple.product-type.application`, makes.
  fileprivate init(xcodeType type: String) {
    let name = type.split(separator: ".").dropFirst(3).joined(separator: ".")
    switch name {
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": self = .tests
    case "bundle": self = .resourceBundle
    case _ where name.hasPrefix("framework") || name.hasPrefix("xcframework"): self = .framework
    case _ where name.hasPrefix("library"): self = .library
    case _ where name.hasPrefix("application"): self = .application
    case _ where name.hasSuffix("extension") || name.hasPrefix("app-extension"):
      self = .appExtension
    default: self = .other
    }
  }
}
