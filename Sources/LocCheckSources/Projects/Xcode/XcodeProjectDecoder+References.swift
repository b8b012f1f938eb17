import LocCheckCatalogs
import LocCheckDiagnostics

extension XcodeProjectDecoder {
  /// Returns the names of the targets and package products that a target depends on.
  mutating func dependencies(of target: XcodeObject) -> [String] {
    var names: [String] = []
    for reference in target.list("dependencies") {
      guard let dependency = object(reference, for: "the dependency") else { continue }
      if let name = name(of: dependency) { names.append(name) }
    }
    for reference in target.list("packageProductDependencies") {
      guard let product = object(reference, for: "the package product") else { continue }
      if let name = product["productName"] { names.append(name) }
    }
    return names.withoutRepetitions
  }

  /// Returns the name of what a dependency names: a target, one of another project, or a product.
  private func name(of dependency: XcodeObject) -> String? {
    let target = dependency["target"].flatMap { objects[$0] }
    let proxy = dependency["targetProxy"].flatMap { objects[$0] }
    let product = dependency["productRef"].flatMap { objects[$0] }
    return target?["name"] ?? product?["productName"] ?? dependency["name"] ?? proxy?["remoteInfo"]
  }

  /// Notes the local packages and the projects that the project refers to.
  mutating func collectProjects() {
    for package in objects.objects(of: "XCLocalSwiftPackageReference") {
      guard let path = package["relativePath"] else { continue }
      references.append(
        ProjectReference(
          .package, path: ProjectPath.joined(projectFolder, path),
          range: package.values["relativePath"]?.range))
    }
    for file in objects.objects(of: "PBXFileReference") {
      guard let kind = Self.projectKind(of: file), let path = paths.path(of: file.id) else {
        continue
      }
      references.append(ProjectReference(kind, path: path, range: file.values["path"]?.range))
    }
  }

  /// Returns what a reference to a file draws in: a project, or, in older projects, a package.
  private static func projectKind(of file: XcodeObject) -> ProjectReference.Kind? {
    switch file["lastKnownFileType"] {
    case "wrapper.pb-project": .project
    case "wrapper": .package
    default: nil
    }
  }
}
