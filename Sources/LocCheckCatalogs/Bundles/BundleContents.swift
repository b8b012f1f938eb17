/// What a bundle is made of, as it was read from one path or several.
public struct BundleContents: Sendable {
  /// The String Catalogs, in order.
  public var catalogs: [Catalog]
  /// The tables of `.xliff` files under review, which replace what the bundle has for their keys.
  public var reviews: [Catalog]
  /// The compiled tables, in order.
  public var files: [StringsFile]
  /// The names of all `.lproj` folders without their extension, `Base` left out, in order.
  public var localizations: [String]
  /// What the bundle's `Info.plist` says, nil where there is none.
  public var information: BundleInformation?
  /// The bundles that lie in this one, at any depth.
  public var nested: [NestedBundle]

  /// Creates contents.
  public init(
    catalogs: [Catalog] = [], reviews: [Catalog] = [], files: [StringsFile] = [],
    localizations: [String] = [], information: BundleInformation? = nil,
    nested: [NestedBundle] = []
  ) {
    self.catalogs = catalogs
    self.reviews = reviews
    self.files = files
    self.localizations = localizations
    self.information = information
    self.nested = nested
  }

  /// A Boolean value that says whether there is nothing to look a message up in, the nested bundles
  /// left aside.
  public var isEmpty: Bool {
    catalogs.isEmpty && reviews.isEmpty && files.isEmpty && localizations.isEmpty
  }

  /// Adds what another path contributes to the same bundle.
  ///
  /// What is told of the bundle as a whole, its `Info.plist`, stays that of the first path with
  /// one.
  public mutating func append(_ other: BundleContents) {
    catalogs += other.catalogs
    reviews += other.reviews
    files += other.files
    localizations += other.localizations.filter { !localizations.contains($0) }
    information = information ?? other.information
    nested += other.nested
  }
}
