import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckScenarios

@testable import LocCheck

/// Resources in memory.
enum AuditSamples {
  /// Returns a catalog file with some entries, as the reader returns it.
  static func catalog(
    _ entries: String, path: String = "R/Files.xcstrings", table: String = "Files"
  ) -> AuditedResource {
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"# + entries + "}}"
    let read = StringCatalogReader.catalog(
      from: SourceText(path: path, text: text), table: table)
    return AuditedResource(
      path: path,
      resource: ResourceLibrary.Resource(
        contents: BundleContents(catalogs: [read.value]), diagnostics: read.diagnostics))
  }

  /// Returns a compiled file with some keys.
  static func file(
    _ path: String, _ localization: String?, _ keys: [String],
    kind: StringsFile.Kind = .strings
  ) -> StringsFile {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return StringsFile(
      path: path, table: String(name.prefix { $0 != "." }), localization: localization, kind: kind,
      messages: StringsTable(
        entries: keys.map {
          .init(key: MessageKey($0), value: .message(ShippedMessage(format: .init($0))))
        }))
  }

  /// Returns a resource with some contents.
  static func resource(
    _ path: String, _ contents: BundleContents?, _ diagnostics: [Diagnostic] = []
  ) -> AuditedResource {
    AuditedResource(
      path: path,
      resource: ResourceLibrary.Resource(contents: contents, diagnostics: diagnostics))
  }

  /// Returns the member of a localization with one text.
  static func unit(_ language: String, _ state: String = "translated") -> String {
    #""\#(language)":{"stringUnit":{"state":"\#(state)","value":"x"}}"#
  }
}
