public import LocCheckDiagnostics

/// Something wrong with a resource, and the table it concerns.
public struct AuditFinding: Sendable, Hashable {
  /// What is wrong.
  public var diagnostic: Diagnostic
  /// The path of the file or folder it is about.
  public var path: String
  /// The table, nil where the file is none.
  public var table: String?
  /// The bundle the table lies in, nil where it is not nested in what was named.
  public var bundle: String?
  /// The localization, as the resource spells it; nil where it is about none alone.
  public var locale: String?

  /// Creates a finding.
  public init(
    diagnostic: Diagnostic, path: String, table: String? = nil, bundle: String? = nil,
    locale: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.path = path
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// Whether it says that a path holds nothing to audit.
  var isAboutNothing: Bool { diagnostic.id == "resource.empty" }

  /// Whether it says that a path could not be read, not what is wrong in it.
  var isAboutInput: Bool {
    isAboutNothing || ["resource.unreadable", "resource.unsupported"].contains(diagnostic.id)
  }
}
