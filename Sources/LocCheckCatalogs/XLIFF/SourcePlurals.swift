import LocCheckLocales

/// Which plural forms of the source language an export holds.
///
/// Xcode writes a unit for each category of the target language. For categories that the source
/// language does not have it repeats the form `other`; those that the target language does not have
/// are lost.
struct SourcePlurals {
  /// The answers so far.
  private var answers: [Languages: Set<PluralCategory>] = [:]

  /// A pair of languages.
  private struct Languages: Hashable {
    /// The language of the sources.
    var source: String
    /// The language of the targets.
    var target: String
  }

  /// Returns the categories of the source language in a file element; none where some of its forms
  /// are lost, and all where the languages are not known.
  mutating func categories(in file: XLIFFFile) -> Set<PluralCategory> {
    guard let source = file.sourceLanguage, let target = file.targetLanguage else {
      return Set(PluralCategory.allCases)
    }
    let languages = Languages(source: source, target: target)
    if let answer = answers[languages] { return answer }
    let answer = Self.categories(of: source, exportedFor: target)
    answers[languages] = answer
    return answer
  }

  /// Returns the categories of a language whose forms an export for another holds.
  private static func categories(
    of source: String, exportedFor target: String
  ) -> Set<PluralCategory> {
    guard source != target, let source = LocaleTag(source), let target = LocaleTag(target) else {
      return Set(PluralCategory.allCases)
    }
    let categories = Set(PluralRules(locale: source).categories)
    guard categories.isSubset(of: PluralRules(locale: target).categories) else { return [] }
    // In every language a form `zero` is that of the number 0.
    return categories.union([.zero])
  }
}
