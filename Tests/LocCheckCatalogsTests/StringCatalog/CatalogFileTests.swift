import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of what is wrong with a catalog as a whole, and with its entries among one another.
struct CatalogFileTests {
  @Test(arguments: [
    ("", "1:1: error: the file is empty: expected a JSON object [catalog.empty]"),
    ("\n \n", "3:1: error: the file is empty: expected a JSON object [catalog.empty]"),
    (
      "<?xml version=\"1.0\"?>\n<plist/>",
      "1:1: error: expected a JSON object, found XML [catalog.not-a-catalog]"
    ),
    (
      "bplist00",
      "1:1: error: expected a JSON object, found a binary property list"
        + " [catalog.not-a-catalog]"
    ),
    (
      "/* Title */\n\"a\" = \"b\";",
      "1:1: error: expected a JSON object, found a .strings file [catalog.not-a-catalog]"
    ),
    (
      "\"a\" = \"b\";\n",
      "1:1: error: expected a JSON object, found a .strings file [catalog.not-a-catalog]"
    ),
    (
      "version https://git-lfs.github.com/spec/v1\n",
      "1:1: error: expected a JSON object, found a Git LFS pointer [catalog.not-a-catalog]"
    ),
    ("\n[1]", "2:1: error: expected a JSON object, found a JSON array [catalog.not-a-catalog]"),
    ("\"a\"", "1:1: error: expected a JSON object, found a JSON string [catalog.not-a-catalog]"),
    ("hello", "1:1: error: expected a JSON object, found something else [catalog.not-a-catalog]"),
  ])
  func `a file that is no catalog says what it looks like`(text: String, line: String) {
    let result = read(text)
    #expect(result.lines == ["L.xcstrings:\(line)"])
    #expect(result.value.entries.isEmpty)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00],
  ])
  func `a UTF-16 file is named`(bytes: [UInt8]) {
    #expect(
      read(bytes).lines
        == ["L.xcstrings:1:1: error: the file is UTF-16: expected UTF-8 [catalog.encoding]"])
  }

  @Test(arguments: [
    (
      "{\"strings\":{},\"version\":\"1.0\"}",
      "1:1: error: catalog without a sourceLanguage [catalog.missing-source-language]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\"}",
      "1:1: warning: catalog without strings [catalog.missing-strings]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"2.0\"}",
      "1:48: warning: unknown version '2.0': expected '1.x' [catalog.unknown-version]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":[],\"version\":\"1.0\"}",
      "1:34: error: expected an object as strings in the catalog, found an array"
        + " [catalog.wrong-type]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"sourceLanguage\":\"de\",\"strings\":{}}",
      "1:25: error: 'sourceLanguage' again in the catalog: the last one counts"
        + " [catalog.duplicate-member]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"Save\":{\"localizations\":{}},\"strings\":{}}",
      "1:25: error: entry 'Save' stands beside 'strings' [catalog.misplaced-entry]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{}} more",
      "1:38: error: expected the end of the file after the catalog [catalog.trailing-content]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"shouldTranslate\":\"no\"}}}",
      "1:58: error: expected a boolean as shouldTranslate in 'k', found a string"
        + " [catalog.wrong-type]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"Base\":{}}}}}",
      "1:58: warning: 'Base' is no language identifier [catalog.malformed-language]"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"d e\":{}}}}}",
      "1:58: warning: 'd e' is no language identifier [catalog.malformed-language]"
    ),
  ])
  func `a catalog says what is wrong with it`(text: String, line: String) {
    #expect(read(text).lines == ["L.xcstrings:\(line)"])
  }

  @Test func `of a key that stands twice the last one counts`() {
    let result = read(
      entries: """
        "%lld of %lld nights":{"localizations":{"fr":{\(unit("%lld de %lld nuits"))}}},
        "%lld of %lld nights":{"localizations":{"fr":{\(unit("%lld nuits sur %lld"))}}}
        """)
    #expect(
      result.lines == [
        "L.xcstrings:3:2: error: key '%lld of %lld nights' again, first on line 2:"
          + " the last one counts [catalog.duplicate-key]"
      ])
    #expect(result.diagnostics.first?.notes.first?.range?.start.line == 2)
    #expect(result.value.entries.count == 1)
    #expect(result.value.value("%lld of %lld nights", "fr") == "%lld nuits sur %lld")
    #expect(result.value.statistics(for: "fr").count(of: .translated) == 1)
  }

  @Test func `of a language that stands twice the last one counts`() {
    let result = read(
      entries: """
        "k":{"localizations":{"fr":{\(unit("a"))},"de":{\(unit("b"))},
        "fr":{\(unit("c", "new"))}}}
        """)
    #expect(
      result.lines == [
        "L.xcstrings:3:2: error: 'fr' again in 'k': the last one counts [catalog.duplicate-language]"
      ])
    #expect(result.value.value("k", "fr") == "c")
    #expect(result.value.entries[0].languages == ["de", "fr"])
    #expect(result.value.statistics(for: "fr").units == [.new: 1])
  }

  @Test func `keys that differ by normalization are two keys`() {
    let result = read(
      entries: """
        "caf\u{E9}":{"localizations":{"de":{\(unit("composed"))}}},
        "cafe\u{301}":{"localizations":{"de":{\(unit("decomposed"))}}}
        """)
    #expect(
      result.lines == [
        "L.xcstrings:3:2: warning: key 'cafe\u{301}' differs from the one on line 2 only in its"
          + " Unicode normalization [catalog.lookalike-key]"
      ])
    #expect(result.value.value("caf\u{E9}", "de") == "composed")
    #expect(result.value.value("cafe\u{301}", "de") == "decomposed")
  }

  @Test func `a forgotten format specifier hides nothing else`() throws {
    let plural = "\"variations\":{\"plural\":{\"other\":{\(unit("%arg parents"))}}}"
    let result = read(
      entries: """
        "seen %lld":{"localizations":{
        "en":{\(unit("%#@p@")),"substitutions":{"p":{"argNum":1,"formatSpecifier":"lld",\(plural)}}},
        "ar":{\(unit("%#@p@")),"substitutions":{
        "p":{\(plural)}}}}},
        "ok":{"localizations":{"de":{\(unit("gut"))}}}
        """)
    #expect(
      result.lines == [
        "L.xcstrings:5:2: error: no formatSpecifier in substitution 'p' in 'ar' of 'seen %lld'"
          + " [catalog.missing-format-specifier]"
      ])
    let entry = try #require(result.value.entry(for: "seen %lld"))
    #expect(entry.localization(for: "en")?.substitutions.first?.formatSpecifier == "lld")
    #expect(entry.localization(for: "ar")?.substitutions.first?.formatSpecifier == nil)
    #expect(result.value.value("ok", "de") == "gut")
  }

  @Test func `two references without argNum are a warning`() {
    let plural =
      "\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\"other\":{\(unit("%arg"))}}}"
    let result = read(
      entries: """
        "k":{"localizations":{"de":{\(unit("%#@a@ %#@b@")),"substitutions":{
        "a":{\(plural)},"b":{\(plural)}}}}}
        """)
    #expect(
      result.lines == [
        "L.xcstrings:3:2: warning: substitutions without argNum in 'de' of 'k': their order decides"
          + " [catalog.missing-arg-num]"
      ])
  }

  @Test func `a misspelt substitution is suggested`() {
    let result = read(
      entries: """
        "k":{"localizations":{"de":{\(unit("%#@fils@")),"substitutions":{"files":{"argNum":1,
        "formatSpecifier":"lld","variations":{"plural":{"other":{\(unit("%arg"))}}}}}}}}
        """)
    #expect(result.diagnostics.map(\.id) == ["catalog.undefined-substitution"])
    #expect(result.diagnostics.first?.help == "did you mean 'files'?")
  }
}
