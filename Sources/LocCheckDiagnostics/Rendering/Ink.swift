/// The colours of rendered text, as ECMA-48 Select Graphic Rendition parameters.
public enum Ink: String, Sendable, Hashable {
  /// The word for an error, and bad counts.
  case error = "1;31"
  /// The word for a warning.
  case warning = "1;33"
  /// The word for a note.
  case note = "1;36"
  /// The word for help.
  case help = "1;34"
  /// Good counts.
  case success = "32"
  /// A message.
  case message = "1"
  /// A caret and its tildes.
  case marker = "1;32"
  /// Gutters, labels and ids.
  case faint = "2"

  /// Creates the colour of a severity.
  public init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// Returns the text in this colour, or as it is in plain style.
  public func applied(_ text: String, _ style: DiagnosticRenderer.Style) -> String {
    switch style {
    case .plain: text
    case .ansi: "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
  }
}
