import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads `Info.plist` files.
enum InformationReader {
  /// Returns what an `Info.plist` says, nil with a warning where it cannot be read.
  static func information(at path: String) -> Diagnosed<BundleInformation?> {
    do {
      let source = SourceText(path: path, bytes: try FileReader.bytes(at: path))
      let read = PropertyListReader.propertyList(from: source)
      guard let list = read.value, list.members != nil else {
        return Diagnosed(nil, [.unreadableInformation(path, because: read.diagnostics)])
      }
      return Diagnosed(information(in: list), read.diagnostics.map(asWarning))
    } catch {
      return Diagnosed(nil, [.unreadableInformation(error)])
    }
  }

  /// Returns what a property list says.
  ///
  /// Among the sources the development region is a build setting (`$(DEVELOPMENT_LANGUAGE)`), whose
  /// value only the project knows.
  private static func information(in list: PropertyList) -> BundleInformation {
    var information = BundleInformation(list)
    if information.developmentRegion?.hasPrefix("$") == true { information.developmentRegion = nil }
    return information
  }

  /// Returns a diagnostic as a warning: the texts do not depend on the rest of the file.
  private static func asWarning(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.severity = min(diagnostic.severity, .warning)
    return diagnostic
  }
}

extension Diagnostic {
  /// Makes the warning about a file that the system does not let read.
  fileprivate static func unreadableInformation(_ error: InputError) -> Diagnostic {
    Diagnostic("bundle.unreadable-information", .warning, "\(error)", help: consequence)
  }

  /// Makes the warning about a file that is no dictionary, with the reasons of its reader.
  fileprivate static func unreadableInformation(
    _ path: String, because reasons: [Diagnostic]
  ) -> Diagnostic {
    Diagnostic(
      "bundle.unreadable-information", .warning,
      "cannot read '\(path)': it is no property list with keys",
      at: reasons.first?.range, notes: reasons.map { Note($0.message, at: $0.range) },
      help: consequence)
  }

  /// What follows from an unreadable file.
  private static var consequence: String {
    "the development region is then taken from the catalogs and the .lproj folders"
  }
}
