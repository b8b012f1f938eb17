public import LocCheckDiagnostics

/// A finding with what is known of the resource it is about.
public struct LocatedFinding: Sendable, Hashable {
  /// What was found.
  public var diagnostic: Diagnostic
  /// The file or folder it is about, where the diagnostic has no place of its own.
  public var path: String?
  /// The table.
  public var table: String?
  /// The bundle the table lies in.
  public var bundle: String?
  /// The localization, where the diagnostic does not say it.
  public var locale: String?

  /// Creates a finding.
  public init(
    _ diagnostic: Diagnostic, path: String? = nil, table: String? = nil, bundle: String? = nil,
    locale: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.path = path
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// The key of the message it is about.
  var key: String? { diagnostic.subject?.key }
  /// The localization it is about.
  var subjectLocale: String? { diagnostic.subject?.locale ?? locale }
  /// The file it is about.
  var file: String? { diagnostic.range?.source.path ?? path }

  /// Where the message lies, the bundle first: `Kit.bundle/Localizable/Total`; nil where it has no key.
  var qualifiedKey: String? {
    key.map { [bundle, table, $0].compactMap(\.self).joined(separator: "/") }
  }
}
