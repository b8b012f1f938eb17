import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages

/// Reads the settings that a file and a scenario may both give.
struct SettingsBinder {
  /// The context of the file.
  let context: BindingContext

  /// A yes or a no.
  enum Answer: String, CaseIterable {
    case yes, no
  }

  /// Puts the settings of some fields into force.
  func apply(_ fields: FieldTable, to settings: inout ScenarioSettings) {
    if let words = fields.words(.catalog) { settings.catalogs = paths(words) }
    if let words = fields.words(.sources) { settings.sources = paths(words) }
    if let words = fields.words(.locales) { settings.locales = locales(words) }
    if let device = fields.choice(.device, among: Device.allCases.filter { $0 != .other }) {
      settings.device = device
    }
    if let states = fields.choice(.states, among: ShippingPolicy.States.allCases) {
      settings.states = states
    }
    if let rule = fields.choice(.isolates, among: IsolateRule.allCases) {
      settings.isolates = rule
    }
    if let answer = fields.choice(.requireSource, among: Answer.allCases) {
      settings.requiresSource = answer == .yes
    }
    if let field = fields.first(.formatLocale) {
      settings.formattingLocale = formattingLocale(field.value)
    }
    if let field = fields.first(.width) { settings.width = width(field.value) }
  }

  /// Returns the paths that words spell.
  func paths(_ words: [Range<Int>]) -> [PathPattern] {
    words.compactMap { bounds in
      context.literal(bounds).map { PathPattern($0, at: context.range(bounds)) }
    }
  }

  /// Returns the locales that words spell, and reports those listed twice.
  func locales(_ words: [Range<Int>]) -> [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return words.compactMap { bounds in
      guard let tag = context.locale(bounds) else { return nil }
      if seen.insert(tag).inserted { return tag }
      context.report(.repeatedLocale(context.text(in: bounds), at: context.range(bounds)))
      return nil
    }
  }

  /// Returns the characters that `allow:` lets pass.
  func allowedCharacters(_ fields: FieldTable) -> Set<Unicode.Scalar> {
    let names = NamedCharacter.allCases.filter { $0 != .empty }
    let scalars = (fields.words(.allow) ?? []).compactMap {
      context.choice($0, of: "a character to allow", among: names)?.scalar
    }
    return Set(scalars)
  }

  /// Returns how the formatting locale is chosen.
  private func formattingLocale(_ bounds: Range<Int>) -> FormattingLocale {
    if context.text(in: bounds) == "none" { return .none }
    return context.locale(bounds).map { .explicit($0) } ?? .automatic
  }

  /// Returns a width above zero.
  private func width(_ bounds: Range<Int>) -> Int? {
    let text = context.text(in: bounds)
    if let width = Int(text), width > 0 { return width }
    context.report(.invalidWidth(text, at: context.range(bounds)))
    return nil
  }
}

extension Diagnostic {
  /// A locale listed twice.
  fileprivate static func repeatedLocale(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.repeated-locale", .error, "the locale \(name.quoted) is listed twice", at: range)
  }

  /// A width that is no positive number.
  fileprivate static func invalidWidth(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-width", .error, "'width:' is a number above 0, not \(text.quoted)",
      at: range)
  }
}
