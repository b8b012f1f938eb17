import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads one bundle without those that lie in it: its tables, its localizations and its
/// `Info.plist`.
struct BundleReader {
  /// What the bundle is made of, as far as it could be read.
  private(set) var contents = BundleContents()
  /// What was noticed.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files of messages that were found, whether or not they could be read.
  private(set) var files: [MessageFile] = []
  /// Whether a build has made the bundle: the device reads no catalog in it.
  private let isProduct: Bool

  /// Reads what a build has made.
  init(product layout: BundleLayout) {
    isProduct = true
    read(layout)
    diagnostics += uncompiledCatalogs.map(Diagnostic.uncompiledCatalog)
  }

  /// Reads the resources of a bundle as they lie among the sources.
  init(sources layout: BundleLayout) {
    isProduct = false
    read(layout)
    diagnostics += TableConflict.conflicts(among: files).map(\.diagnostic)
  }

  /// Reads the folder of one localization.
  init(localization path: String) {
    isProduct = false
    readLocalization(at: path)
    diagnostics += TableConflict.conflicts(among: files).map(\.diagnostic)
  }

  /// The catalogs in a product, those left out that were also compiled.
  private var uncompiledCatalogs: [MessageFile] {
    let compiled = Set(files.filter { $0.kind != .catalog }.map { MessageKey($0.table) })
    return files.filter { $0.kind == .catalog && !compiled.contains(MessageKey($0.table)) }
  }

  /// Reads all that lies where a layout says.
  private mutating func read(_ layout: BundleLayout) {
    if let information = layout.information {
      let read = InformationReader.information(at: information)
      contents.information = read.value
      diagnostics += read.diagnostics
    }
    if let resources = layout.resources { readResources(at: resources) }
  }

  /// Reads the folder of a localization.
  private mutating func readLocalization(at path: String) {
    guard let listing = listing(of: path) else { return }
    let name = RelativePath.stem(of: path)
    if LocalizationName.isSingle(name) {
      contents.localizations.append(name)
      if !LocalizationName.isLocale(name) { diagnostics.append(.unknownLocalization(path, name)) }
    }
    for case (let path, .file(let kind)) in members(of: listing) {
      read(MessageFile(path: path, kind: kind, localization: name))
    }
  }

  /// Reads the folder around those of the localizations.
  private mutating func readResources(at path: String) {
    guard let listing = listing(of: path) else { return }
    for (path, kind) in members(of: listing) {
      switch kind {
      case .file(let kind): read(MessageFile(path: path, kind: kind))
      case .folder(.localization): readLocalization(at: path)
      case .folder: continue
      }
    }
  }

  /// Lists a folder, nil where that cannot be done.
  private mutating func listing(of path: String) -> FolderListing? {
    do {
      let listing = try FolderListing(of: path)
      diagnostics += CaseCollision.collisions(in: listing).map(\.diagnostic)
      diagnostics += listing.illegibleNames.filter { ResourceKind($0) != nil }.map { name in
        .unreadableResource(InputError(illegiblePath: listing.path(of: name)))
      }
      return listing
    } catch {
      diagnostics.append(.unreadableResource(error))
      return nil
    }
  }

  /// Returns the paths in a folder whose names say that they hold messages, hidden ones left out.
  private func members(of listing: FolderListing) -> [(path: String, kind: ResourceKind)] {
    listing.names.filter { !$0.hasPrefix(".") }.compactMap { name in
      ResourceKind(name).map { (listing.path(of: name), $0) }
    }
  }

  /// Reads a file, if the device does.
  private mutating func read(_ file: MessageFile) {
    guard file.kind != .review,
      file.kind == .catalog || file.localization != LocalizationName.several
    else { return }
    files.append(file)
    guard file.kind != .catalog || !isProduct else { return }
    if file.kind == .catalog, let localization = file.localization,
      localization != LocalizationName.several
    {
      diagnostics.append(.misplacedCatalog(file.path, localization))
    }
    let read = file.read()
    if let value = read.value { contents.append(value) }
    diagnostics += read.diagnostics
  }
}

extension Diagnostic {
  /// Makes the warning about a catalog in a product.
  fileprivate static func uncompiledCatalog(_ file: MessageFile) -> Diagnostic {
    Diagnostic(
      "bundle.uncompiled-catalog", .warning,
      "'\(file.path)' is not compiled: on the device every look-up in the table '\(file.table)' "
        + "misses",
      help: "SwiftPM's native build copies catalogs as they are; Xcode, or swift build with "
        + "--build-system swiftbuild, compiles them")
  }

  /// Makes the warning about a catalog in the folder of one localization.
  fileprivate static func misplacedCatalog(_ path: String, _ localization: String) -> Diagnostic {
    Diagnostic(
      "bundle.misplaced-catalog", .warning,
      "the catalog '\(path)' lies in '\(localization).lproj': "
        + "expected it beside the .lproj folders",
      help: "a catalog holds all languages; only that of a storyboard lies in a folder, mul.lproj")
  }

  /// Makes the warning about a folder that serves nobody.
  fileprivate static func unknownLocalization(_ path: String, _ name: String) -> Diagnostic {
    Diagnostic(
      "bundle.unknown-localization", .warning,
      "'\(path)' serves nobody: '\(name)' is no locale")
  }
}
