public import LocCheckSources

/// What is to be extracted, and what it is held against.
public struct ExtractionRequest: Sendable {
  /// The Swift files, folders, packages, projects and `.stringsdata` files.
  public var sources: [String]
  /// The globs of the catalogs and tables, empty for those of the targets and below the folders.
  public var catalogs: [String]
  /// The folders with the `.stringsdata` of a build.
  public var stringsData: [String]
  /// The names of the targets that count, nil for all that are no tests.
  public var targets: Set<String>?
  /// The builds whose code counts.
  public var builds: BuildSelection
  /// Further functions that look a key up like `NSLocalizedString`.
  public var macroNames: [String]
  /// What is asked beyond what always is.
  public var rules: Reconciliation.Rules
  /// The folder in which digests are kept, nil to keep none.
  public var cacheFolder: String?

  /// Creates a request.
  public init(
    sources: [String], catalogs: [String] = [], stringsData: [String] = [],
    targets: Set<String>? = nil, builds: BuildSelection = BuildSelection(),
    macroNames: [String] = [], rules: Reconciliation.Rules = Reconciliation.Rules(),
    cacheFolder: String? = nil
  ) {
    self.sources = sources
    self.catalogs = catalogs
    self.stringsData = stringsData
    self.targets = targets
    self.builds = builds
    self.macroNames = macroNames
    self.rules = rules
    self.cacheFolder = cacheFolder
  }

  /// The build configuration whose settings count, as Xcode's templates name it.
  var configuration: String { builds.isDebug == false ? "Release" : "Debug" }
}
