import LocCheckDiagnostics

/// Collects the diagnostics of one reading, and knows where in the catalog the reading is.
///
/// A second reading of the same bytes stays silent: what there is to say was said the first time.
struct CatalogFindings {
  /// The file.
  let source: SourceText
  /// Whether findings are kept.
  let isEnabled: Bool
  /// The findings so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The key of the entry being read.
  var key: JSONString?
  /// The language of the localization being read.
  var language: JSONString?
  /// The substitution being read.
  var substitution: JSONString?
  /// The device being read.
  var device: Device?

  /// Creates an empty collection for a file.
  init(source: SourceText, isEnabled: Bool) {
    self.source = source
    self.isEnabled = isEnabled
  }

  /// Keeps a finding at a range of bytes.
  mutating func report(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ message: String,
    at bounds: Range<Int>, help: String? = nil
  ) {
    guard isEnabled else { return }
    diagnostics.append(
      Diagnostic(id, severity, message, at: source.range(bounds), help: help))
  }
}
