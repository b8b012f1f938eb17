import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import Testing

/// Tests of the source language's texts, of which an export holds a part.
struct XLIFFSourceTests {
  /// The source language's plural categories of the first message of an export.
  private func categories(_ export: MarkedExport, _ language: String = "en") -> [PluralCategory]? {
    guard
      case .plural(let forms)? = export.catalog?.entries.first?.localization(for: language)?.content
    else { return nil }
    return forms.map(\.category)
  }

  /// Units of a plural whose sources are `one` and, for all other categories, `other`.
  private func units(_ categories: [String]) -> String {
    categories.map { transUnit("k|==|plural.\($0)", $0 == "one" ? "%lld day" : "%lld days") }
      .joined()
  }

  @Test func `categories of the target language alone are no forms of the source`() {
    let export = MarkedExport(units(["few", "many", "one", "other"]), to: "uk")
    #expect(categories(export) == [.one, .other])
  }

  @Test func `a form for nothing is one in every language`() {
    #expect(categories(MarkedExport(units(["one", "other", "zero"]))) == [.one, .other, .zero])
  }

  @Test func `where the target language has fewer categories the source is left out`() {
    let export = MarkedExport(units(["other"]), to: "ja")
    #expect(export.catalog?.entries.first?.languages.isEmpty == true)
    #expect(export.catalog?.sourceLanguage == "en")
  }

  @Test func `languages that are none keep all forms`() {
    #expect(categories(MarkedExport(units(["few", "other"]), to: "?")) == [.few, .other])
  }

  @Test func `sources that repeat the key or the id are none`() {
    let export = MarkedExport(
      transUnit("Shop|==|device.applewatch", "Shop", "Laden")
        + transUnit("Shop|==|device.other", "Shop", "Futterladen")
        + transUnit("sum", "%lld total", "Summe %1$#@n@")
        + transUnit(
          "sum|==|substitutions.n.plural.one", "sum|==|substitutions.n.plural.one", "%1$lld")
        + transUnit(
          "sum|==|substitutions.n.plural.other", "sum|==|substitutions.n.plural.other", "%1$lld"))
    #expect(export.findings.isEmpty)
    #expect(export.catalog?.entry(for: "Shop")?.languages == ["de"])
    let english = export.catalog?.entry(for: "sum")?.localization(for: "en")
    #expect(english?.substitutions.isEmpty == true)
    #expect(export.catalog?.value("sum", "en") == "%lld total")
    let german = export.catalog?.entry(for: "sum")?.localization(for: "de")
    #expect(german?.substitutions.map(\.formatSpecifier) == ["lld"])
  }

  @Test func `one form unlike the key keeps them all`() {
    let export = MarkedExport(
      transUnit("%lld days|==|plural.one", "%lld day")
        + transUnit("%lld days|==|plural.other", "%lld days"))
    #expect(categories(export) == [.one, .other])
  }
}
