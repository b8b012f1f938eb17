import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckScenarios

/// Reads what a path names: a file of messages, an `.lproj` folder, or a whole bundle.
///
/// A folder whose name says nothing is taken for the resources of a bundle as they lie among the
/// sources: its files, its `.lproj` folders, and the bundles directly in it. XLIFF files replace
/// what a bundle has, and are read only where they are named.
enum ResourceReader {
  /// Reads one resource.
  ///
  /// What cannot be read in a bundle is an error that names it, and the rest is read. Nothing but
  /// regular files is opened, and no folder is searched twice.
  static func resource(at path: String) -> ResourceLibrary.Resource {
    switch ResourceKind(path) {
    case .file(let kind): return file(at: path, kind)
    case .folder(.reviewPackage): return reviewPackage(at: path)
    case .folder(.localization): return bundle(at: path, BundleReader(localization: path))
    case .folder(.product):
      let layout = BundleLayout(ofProduct: path)
      return bundle(
        at: path, BundleReader(product: layout), NestedBundleReader(product: path, layout))
    case nil: return unspecified(at: path)
    }
  }

  /// Reads a file; the `.lproj` folder right above says the localization.
  private static func file(at path: String, _ kind: MessageFile.Kind) -> ResourceLibrary.Resource {
    let folder = RelativePath.folder(of: path)
    let localization =
      ResourceKind(folder) == .folder(.localization) ? RelativePath.stem(of: folder) : nil
    let read = MessageFile(path: path, kind: kind, localization: localization).read()
    return ResourceLibrary.Resource(contents: read.value, diagnostics: read.diagnostics)
  }

  /// Reads the XLIFF files of what Xcode has exported.
  private static func reviewPackage(at path: String) -> ResourceLibrary.Resource {
    do {
      let listing = try FolderListing(of: RelativePath.joining(path, "Localized Contents"))
      let files = listing.names.filter { ResourceKind($0) == .file(.review) }
      let read = files.map { MessageFile(path: listing.path(of: $0), kind: .review).read() }
      var contents = BundleContents()
      for value in read.compactMap(\.value) { contents.append(value) }
      return ResourceLibrary.Resource(
        contents: contents.isEmpty ? nil : contents,
        diagnostics: files.isEmpty ? [.emptyResource(path)] : read.flatMap(\.diagnostics))
    } catch {
      return ResourceLibrary.Resource(contents: nil, diagnostics: [.unreadableResource(error)])
    }
  }

  /// Reads what a path names whose extension says nothing.
  private static func unspecified(at path: String) -> ResourceLibrary.Resource {
    do {
      switch try FileStatus(of: path).kind {
      case .folder:
        return bundle(
          at: path, BundleReader(sources: BundleLayout(ofFolder: path)),
          NestedBundleReader(sources: path))
      case .file, .other:
        return ResourceLibrary.Resource(contents: nil, diagnostics: [.unsupportedResource(path)])
      }
    } catch {
      return ResourceLibrary.Resource(
        contents: nil, diagnostics: [.unreadableResource(InputError(path: path, error))])
    }
  }

  /// Returns the resource that a bundle makes, with the bundles in it.
  private static func bundle(
    at path: String, _ bundle: BundleReader, _ nested: NestedBundleReader? = nil
  ) -> ResourceLibrary.Resource {
    var contents = bundle.contents
    contents.nested = nested?.bundles ?? []
    // What cannot be listed is found by both who look into it.
    var known: Set<Diagnostic> = []
    var diagnostics = (bundle.diagnostics + (nested?.diagnostics ?? []))
      .filter { known.insert($0).inserted }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    guard contents.isEmpty, contents.nested.isEmpty else {
      return ResourceLibrary.Resource(contents: contents, diagnostics: diagnostics)
    }
    if bundle.files.isEmpty, !hasErrors { diagnostics.append(.emptyResource(path)) }
    let isUsable = !bundle.files.isEmpty && !hasErrors
    return ResourceLibrary.Resource(
      contents: isUsable ? contents : nil, diagnostics: diagnostics)
  }
}

extension Diagnostic {
  /// Makes the error about a folder with nothing to read in it.
  fileprivate static func emptyResource(_ path: String) -> Diagnostic {
    Diagnostic(
      "resource.empty", .error, "'\(path)' holds no localized messages",
      help: "name a bundle, or a folder with .lproj folders or files of messages directly in it")
  }

  /// Makes the error about a file of a kind that nothing here reads.
  fileprivate static func unsupportedResource(_ path: String) -> Diagnostic {
    Diagnostic(
      "resource.unsupported", .error, "'\(path)' is of no kind that holds localized messages",
      help: "what can be read: \(ResourceKind.list), and folders that hold any of them")
  }
}
