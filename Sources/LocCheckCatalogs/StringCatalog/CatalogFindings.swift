import LocCheckDiagnostics
import LocCheckLocales

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
  /// The category of the plural form being read.
  var category: PluralCategory?

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
      Diagnostic(
        id, severity, message, at: source.range(bounds), subject: subject, help: help))
  }

  /// The message being read, nil outside of the entries.
  private var subject: Diagnostic.Subject? {
    guard let key else { return nil }
    return Diagnostic.Subject(
      key: text(of: key), locale: language.map(text), variant: variant)
  }

  /// The variation being read, nil for a text without any.
  private var variant: String? {
    var axes: [String] = []
    if let device { axes.append("device.\(device.rawValue)") }
    if let substitution { axes.append("substitution.\(text(of: substitution))") }
    if let category { axes.append("plural.\(category.rawValue)") }
    return axes.isEmpty ? nil : axes.joined(separator: "/")
  }

  /// Decodes a name; where it stands, a file with merge conflicts has the bytes that were read.
  private func text(of name: JSONString) -> String {
    source.bytes.withUnsafeBytes { JSONScanner($0, validatesUTF8: false).text(of: name) }
  }
}
