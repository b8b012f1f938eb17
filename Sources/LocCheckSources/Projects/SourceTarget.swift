public import LocCheckDiagnostics

/// A target of a Swift package, an Xcode project or a pod: code and resources that are built together.
public struct SourceTarget: Sendable {
  /// What builds the target.
  public enum Kind: String, Sendable, Hashable { case package, xcode, pod }

  /// What a target makes.
  public enum Product: String, Sendable, Hashable {
    case application, appExtension, framework, library, resourceBundle, tests, other
  }

  /// What builds it.
  public var kind: Kind
  /// What it makes.
  public var product: Product
  /// The name.
  public var name: String
  /// The name its code is imported by, nil where that is the name of the target.
  public var moduleName: String?
  /// Where it is declared, nil where that has no place.
  public var range: SourceRange?
  /// Where another project takes it in: the line of a Podfile; nil where none does.
  public var usage: SourceRange?
  /// The Swift files.
  public var sources: [FileSelection]
  /// The resources; catalogs and tables are among them.
  public var resources: [FileSelection]
  /// The name of the bundle its resources end up in, nil for its own.
  public var resourceBundle: String?
  /// The names of targets whose code it sees, and of package products.
  public var dependencies: [String]
  /// What the build settings say about messages.
  public var settings: LocalizationSettings

  /// Creates a target.
  public init(
    kind: Kind, product: Product, name: String, range: SourceRange? = nil,
    sources: [FileSelection] = [], resources: [FileSelection] = [], resourceBundle: String? = nil,
    dependencies: [String] = [], settings: LocalizationSettings = LocalizationSettings(),
    moduleName: String? = nil, usage: SourceRange? = nil
  ) {
    self.kind = kind
    self.product = product
    self.name = name
    self.moduleName = moduleName
    self.range = range
    self.usage = usage
    self.sources = sources
    self.resources = resources
    self.resourceBundle = resourceBundle
    self.dependencies = dependencies
    self.settings = settings
  }
  /// Whether the resources of the target are those of the main bundle where its code runs.
  var isMain: Bool { product == .application || product == .appExtension }
}
