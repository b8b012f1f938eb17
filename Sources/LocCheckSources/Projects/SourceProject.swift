/// A project as one file declares it.
public struct SourceProject: Sendable {
  /// The path of the file: `Package.swift`, `project.pbxproj`, `Home.podspec`, `Podfile`.
  public var path: String
  /// The targets in order.
  ///
  /// Those of a Podfile have no files: a pod has its settings there, and any other target the pods
  /// it depends on. ``TargetGraph`` adds them to the targets that have.
  public var targets: [SourceTarget]
  /// The libraries of a package, under whose names other projects depend on its targets.
  public var products: [PackageProduct]
  /// The files and folders that belong to the project and are read apart.
  public var references: [ProjectReference]
  /// The languages the project knows: `knownRegions`, without `Base`; empty where it says nothing.
  public var knownLanguages: [String]

  /// Creates a project.
  public init(
    path: String, targets: [SourceTarget], products: [PackageProduct] = [],
    references: [ProjectReference] = [], knownLanguages: [String] = []
  ) {
    self.path = path
    self.targets = targets
    self.products = products
    self.references = references
    self.knownLanguages = knownLanguages
  }
}
