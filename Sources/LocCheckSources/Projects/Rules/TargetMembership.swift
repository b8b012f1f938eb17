/// A target with the files that its project names, as they lie on the disk.
public struct TargetMembership: Sendable {
  /// The target.
  public var target: SourceTarget
  /// The paths of its Swift files.
  public var swiftFiles: [String]
  /// The paths of the String Catalogs among its resources.
  public var catalogs: [String]
  /// The names of the tables among its resources, those of catalogs included.
  public var tables: Set<String>

  /// Creates a membership.
  public init(
    target: SourceTarget, swiftFiles: [String] = [], catalogs: [String] = [],
    tables: Set<String> = []
  ) {
    self.target = target
    self.swiftFiles = swiftFiles
    self.catalogs = catalogs
    self.tables = tables
  }
}
