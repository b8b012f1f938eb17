import LocCheckDiagnostics
import LocCheckLocales

/// What the binding of one file shares: the file, what was noticed, and what need not be read
/// twice.
final class BindingContext {
  /// The file.
  let source: SourceText
  /// The file's bytes.
  let bytes: [UInt8]
  /// What was noticed so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The locales the file declares, as it spells them.
  var declaredLocales: [String] = []
  /// The tags by their spelling, nil for spellings that are none.
  private var tags: [String: LocaleTag?] = [:]
  /// The well-formed tags in order of their appearance, as many as suggestions look at.
  private var spelledLocales: [String] = []
  /// What is wrong with patterns, by their text.
  private var patternProblems: [String: String?] = [:]

  /// Creates the context of a file.
  init(_ source: SourceText) {
    self.source = source
    self.bytes = source.bytes
  }

  /// Takes note of something.
  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Returns a stretch of the file as something a diagnostic can point at.
  func range(_ bounds: Range<Int>) -> SourceRange { source.range(bounds) }

  /// Returns the text of a stretch of the file.
  func text(in bounds: Range<Int>) -> String { bytes.text(in: bounds) }

  /// Returns the text of some stretches, joined by line breaks; nil where it has errors.
  func template(
    _ stretches: [Range<Int>], _ dialect: TemplateDialect, _ arguments: [ArgumentDeclaration]
  ) -> TextTemplate? {
    var reader = TemplateReader(source, dialect: dialect, arguments: arguments)
    for (place, bounds) in stretches.enumerated() {
      if place > 0 { reader.append("\n") }
      reader.read(bounds)
    }
    diagnostics += reader.diagnostics
    return reader.diagnostics.isEmpty ? reader.finished() : nil
  }

  /// Returns the text of a stretch in which no argument can stand; nil where it has errors.
  func literal(_ bounds: Range<Int>, _ dialect: TemplateDialect = .plain) -> String? {
    guard bytes.offset(of: ASCII.backslash, in: bounds) != nil else { return text(in: bounds) }
    return template([bounds], dialect, [])?.literal
  }

  /// Returns the sum of SwiftUI texts in a stretch; nil where it has errors.
  func expression(
    _ bounds: Range<Int>, _ arguments: [ArgumentDeclaration]
  ) -> TextExpression? {
    let read = TextExpressionParser.expression(in: bounds, of: source, arguments: arguments)
    diagnostics += read.diagnostics
    return read.diagnostics.isEmpty ? read.value : nil
  }

  /// Returns the name a stretch gives, and reports one that is not among those there are.
  func choice<Choice: RawRepresentable<String>>(
    _ bounds: Range<Int>, of what: String, among choices: some Collection<Choice>
  ) -> Choice? {
    let text = text(in: bounds)
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    report(.unknownChoice(text, of: what, among: choices.map(\.rawValue), at: range(bounds)))
    return nil
  }

  /// Returns what is wrong with a pattern, asked once for each text.
  func problem(withPattern text: String) -> String? {
    if let known = patternProblems[text] { return known }
    let problem = PatternCheck.problem(with: text)
    patternProblems[text] = .some(problem)
    return problem
  }
}

// MARK: - Locales

extension BindingContext {
  /// Returns the tag a stretch spells, and reports one that is misspelt.
  func locale(_ bounds: Range<Int>) -> LocaleTag? {
    let text = text(in: bounds)
    if let known = tags[text] {
      if known == nil { reportLocale(text, at: bounds) }
      return known
    }
    let tag = LocaleTag(text)
    tags[text] = .some(tag)
    guard let tag else {
      reportLocale(text, at: bounds)
      return nil
    }
    if !Self.languages.contains(tag.language) {
      let hint = NearestName.hint(for: text, among: suggestedLocales)
      report(.unknownLanguage(tag.language, hint: hint, at: range(bounds)))
    } else if spelledLocales.count < Self.suggestionLimit {
      spelledLocales.append(text)
    }
    return tag
  }

  /// Returns the tag a text spells, without a report.
  func tag(_ text: String) -> LocaleTag? {
    if let known = tags[text] { return known }
    return LocaleTag(text)
  }

  /// Reports a text that is no tag.
  private func reportLocale(_ text: String, at bounds: Range<Int>) {
    let hint = NearestName.hint(for: text, among: suggestedLocales)
    report(.invalidLocale(text, hint: hint, at: range(bounds)))
  }

  /// The locales a misspelt one may have meant: those the file declares, then those it uses.
  private var suggestedLocales: ArraySlice<String> {
    (declaredLocales + spelledLocales).prefix(Self.suggestionLimit)
  }

  /// The number of locales that suggestions look at.
  private static let suggestionLimit = 100

  /// The languages there is locale data for.
  private static let languages = Set(LocaleData.availableLocales.map(\.language))
}

extension Diagnostic {
  /// A word that is none of those a place takes.
  fileprivate static func unknownChoice(
    _ text: String, of what: String, among names: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-value", .error,
      "\(what) is \(names.alternatives), not \(text.quoted)"
        + NearestName.hint(for: text, among: names), at: range)
  }

  /// A text that is no locale.
  fileprivate static func invalidLocale(
    _ text: String, hint: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-locale", .error,
      "\(text.quoted) is no locale; expected a tag like 'pl' or 'ar-EG'\(hint)", at: range)
  }

  /// A language that nothing is known about.
  fileprivate static func unknownLanguage(
    _ language: String, hint: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-language", .warning,
      "there is no locale data for the language \(language.quoted)\(hint)", at: range)
  }
}
