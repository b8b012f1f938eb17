/// What a scenario shows, by the entry point it is shown through.
public enum Subject: Sendable, Hashable {
  /// `SummaryLabel(localized:)`: a stable key, nil where the message derives it, and the message.
  case localized(key: String?, message: TextTemplate)
  /// `SummaryLabel(key:)` with a SwiftUI key.
  case key(TextTemplate)
  /// `SummaryLabel(key:)` with a key made from a completed string.
  case keyVariable(TextTemplate)
  /// `SummaryLabel(verbatim:)`.
  case verbatim(TextTemplate)
  /// `SummaryLabel(text:)`.
  case text(TextExpression)
  /// `NSLocalizedString` with its value, formatted with the arguments in the order of `args:`.
  case nslocalized(key: String, value: String?)
  /// No text at all: what the build extracts from sources.
  case extraction(Extraction)

  /// The texts in which arguments may stand.
  var templates: [TextTemplate] {
    switch self {
    case .localized(_, let template), .key(let template), .keyVariable(let template),
      .verbatim(let template):
      [template]
    case .text(let expression): expression.parts.map(\.content.template)
    case .nslocalized, .extraction: []
    }
  }

  /// Whether `require-source: yes` makes a row without a source demand the catalog.
  var isRequiredInCatalog: Bool {
    switch self {
    case .localized, .key, .nslocalized: true
    case .keyVariable, .verbatim, .text, .extraction: false
    }
  }
}
