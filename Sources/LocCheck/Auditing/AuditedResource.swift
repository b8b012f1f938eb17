import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckScenarios

/// A resource as an audit sees it: its path, and what was read there.
struct AuditedResource: Sendable {
  /// The path of the file or folder.
  var path: String
  /// What was read.
  var resource: ResourceLibrary.Resource

  /// What it is made of, with the bundles that lie in it under their names.
  var parts: [(bundle: String?, contents: BundleContents)] {
    guard let contents = resource.contents else { return [] }
    return [(nil, contents)] + contents.nested.map { ($0.name, $0.contents) }
  }

  /// What is wrong with it, in the order of its files.
  var findings: [AuditFinding] {
    guard !resource.diagnostics.isEmpty else { return [] }
    let places = places
    return resource.diagnostics.map { diagnostic in
      let file = diagnostic.range?.source.path ?? path
      let place = places[file]
      return AuditFinding(
        diagnostic: diagnostic, path: file, table: place?.table, bundle: place?.bundle,
        locale: diagnostic.subject?.locale ?? place?.locale)
    }
  }

  /// What a file holds.
  private struct Place {
    /// The table.
    var table: String?
    /// The bundle it lies in.
    var bundle: String?
    /// The localization, where it is one alone.
    var locale: String?
  }

  /// The tables by the files that hold them.
  private var places: [String: Place] {
    var places: [String: Place] = [:]
    for (bundle, contents) in parts {
      for catalog in contents.catalogs + contents.reviews {
        places[catalog.source.path] = Place(table: catalog.table, bundle: bundle)
      }
      for file in contents.files {
        let isShared = places[file.path] != nil
        places[file.path] = Place(
          table: file.table, bundle: bundle, locale: isShared ? nil : file.localization)
      }
    }
    return places
  }
}
