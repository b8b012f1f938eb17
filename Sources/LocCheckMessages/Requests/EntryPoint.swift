/// The way a text enters a label.
public enum EntryPoint: String, Sendable, Hashable, CaseIterable {
  /// `SummaryLabel(localized:)` with a `LocalizedStringResource`.
  case localized
  /// `SummaryLabel(key:)` with a `LocalizedStringKey`.
  case key
  /// A `LocalizedStringKey` made from a completed string.
  case keyVariable = "key-variable"
  /// `SummaryLabel(verbatim:)`.
  case verbatim
  /// `SummaryLabel(text:)`.
  case text
  /// `NSLocalizedString`, and formatting over it.
  case nslocalized
}
