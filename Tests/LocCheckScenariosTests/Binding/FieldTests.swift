import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import Testing

@testable import LocCheckScenarios

struct FieldTests {
  /// A scenario with a subject and a row.
  private static let scenario = "== A\nkey: a\n| locale | text\n| en | a\n"

  @Test func `fields of the file hold for every scenario`() throws {
    let scenario = try cleanScenario(
      """
      catalog: a.xcstrings b/*.xcstrings
      catalog: with\\sspace.strings
      bundle Kit: Kit/Resources More
      sources: App/**/*.swift
      source-language: de
      locales: en ar-EG
      device: ipad
      tags: smoke @slow
      states: translated
      isolates: exact
      require-source: yes
      format-locale: none
      == A @smoke @new
      key: a
      | locale | text
      | en | a
      """)
    let settings = scenario.settings
    #expect(
      settings.catalogs.map(\.text) == ["a.xcstrings", "b/*.xcstrings", "with space.strings"])
    #expect(settings.bundles.map(\.name) == ["Kit"])
    #expect(settings.bundles.first?.paths.map(\.text) == ["Kit/Resources", "More"])
    #expect(settings.sources.map(\.text) == ["App/**/*.swift"])
    #expect(settings.sourceLanguage == LocaleTag("de"))
    #expect(settings.locales?.map(\.identifier) == ["en", "ar-EG"])
    #expect(settings.device == .ipad)
    #expect(settings.states == .translated)
    #expect(settings.isolates == .exact)
    #expect(settings.requiresSource)
    #expect(settings.formattingLocale == FormattingLocale.none)
    #expect(scenario.tags == ["smoke", "slow", "new"])
    #expect(scenario.checks[0].source == .catalog)
  }

  @Test func `fields of a scenario replace those of the file`() throws {
    let scenario = try cleanScenario(
      """
      catalog: a.xcstrings
      locales: en
      device: mac
      states: any
      require-source: yes
      == A
      catalog: b.xcstrings
      sources: c.swift
      locales: fr de
      device: applewatch
      width: 200
      states: shipped
      isolates: ignore
      require-source: no
      format-locale: de-CH
      key: a
      table: Other
      in-bundle: Kit
      comment: Seen in the inspector
      | locale | text
      | * | a
      """)
    let settings = scenario.settings
    #expect(settings.catalogs.map(\.text) == ["b.xcstrings"])
    #expect(settings.sources.map(\.text) == ["c.swift"])
    #expect(settings.locales?.map(\.identifier) == ["fr", "de"])
    #expect(settings.device == .applewatch)
    #expect(settings.width == 200)
    #expect(settings.states == .shipped)
    #expect(settings.isolates == .ignore)
    #expect(settings.formattingLocale == .explicit(try #require(LocaleTag("de-CH"))))
    #expect(scenario.table == "Other")
    #expect(scenario.bundle == "Kit")
    #expect(scenario.comment == "Seen in the inspector")
    #expect(scenario.checks[0].source == nil)
  }

  @Test func `without fields the defaults hold`() throws {
    let scenario = try cleanScenario(Self.scenario)
    #expect(scenario.settings == ScenarioSettings())
    #expect(scenario.settings.device == .mac)
    #expect(scenario.settings.states == .shipped)
    #expect(scenario.settings.locales == nil)
    #expect(scenario.table == nil)
  }

  @Test func `a file must begin with its format`() {
    let missing = MarkedScenario(Self.scenario, prefix: "\u{FEFF}").bound().diagnostics
    #expect(missing.map(\.message) == ["the file does not begin with the field 'format: 1'"])
    #expect(missing.first?.range?.bounds == 3..<3)
    expectDiagnostics(
      "tags: a\n⟦format: 1⟧\n" + Self.scenario,
      ["'format:' must be the first field of the file [scenario.late-format]"])
    expectDiagnostics(
      "format: ⟦2⟧\n" + Self.scenario,
      ["the format '2' is not known; this version reads '1' [scenario.unknown-format]"])
  }

  @Test func `a field on the wrong level is an error`() {
    expectDiagnostics(
      "format: 1\n⟦width⟧: 2\n== A\n⟦tags⟧: b\nkey: a\n⟦set⟧ x: en\n| locale | text\n| en | a",
      [
        "'width:' belongs to a scenario, below its '== Name' [scenario.misplaced-field]",
        "'tags:' belongs to the file, above the first scenario [scenario.misplaced-field]",
        "'set:' belongs to the file, above the first scenario [scenario.misplaced-field]",
      ])
  }

  @Test func `unknown, repeated, empty and malformed fields are errors`() {
    expectDiagnostics(
      """
      format: 1
      ⟦Locale⟧: en
      set a: en
      ⟦set⟧ a: de
      ⟦bundle⟧: b
      device ⟦◦⟧: mac
      ⟦sources:⟧
      == A
      key: a
      width: 2
      ⟦width⟧: 3
      | locale | text
      | en | a
      """,
      [
        "unknown field 'Locale'; did you mean 'locales'? [scenario.unknown-field]",
        "'set:' is already given in line ‹3› [scenario.duplicate-field]",
        "expected 'bundle NAME: …', found 'bundle' before the colon [scenario.malformed-field]",
        "expected 'device: …', found '◦' before the colon [scenario.malformed-field]",
        "'sources:' has no value; the empty text is written '\\{EMPTY}' [scenario.empty-field]",
        "'width:' is already given in line ‹10› [scenario.duplicate-field]",
      ])
  }

  @Test(arguments: [
    (
      "device", "other",
      "'device:' is 'mac', 'iphone', 'ipad', 'ipod', 'applewatch', 'appletv' or "
        + "'applevision', not 'other'"
    ),
    (
      "device", "iphon",
      "'device:' is 'mac', 'iphone', 'ipad', 'ipod', 'applewatch', 'appletv' or "
        + "'applevision', not 'iphon'; did you mean 'iphone'?"
    ),
    ("states", "all", "'states:' is 'shipped', 'translated' or 'any', not 'all'"),
    (
      "isolates", "ignored",
      "'isolates:' is 'ignore', 'exact' or 'guessed', not 'ignored'; did you mean 'ignore'?"
    ),
    ("require-source", "true", "'require-source:' is 'yes' or 'no', not 'true'"),
    ("format-locale", "x!", "'x!' is no locale; expected a tag like 'pl' or 'ar-EG'"),
    ("width", "0", "'width:' is a number above 0, not '0'"),
    ("locales", "en en", "the locale 'en' is listed twice"),
  ])
  func `a value that a field does not take is an error`(
    name: String, value: String, message: String
  ) {
    let text = "format: 1\n== A\n\(name): \(value)\nkey: a\n| locale | text\n| en | a"
    #expect(MarkedScenario(text).bound().diagnostics.map(\.message) == [message])
  }

  @Test func `a name is unique and a tag can be selected`() {
    expectDiagnostics(
      "format: 1\n== ◦A\nkey: a\n| locale | text\n| en | a\n== ⟦◦A⟧ ⟦@and⟧ ⟦@⟧ @ok\nkey: a\n"
        + "| locale | text\n| en | a\n⟦==⟧\nkey: a\n| locale | text\n| en | a",
      [
        "the scenario of line ‹2› is already named '◦A' [scenario.repeated-name]",
        "'@and' is no tag; a tag is '@' with letters, digits, '-', '_', '.' or '/', and not "
          + "'@and', '@or' or '@not' [scenario.invalid-tag]",
        "'@' is no tag; a tag is '@' with letters, digits, '-', '_', '.' or '/', and not "
          + "'@and', '@or' or '@not' [scenario.invalid-tag]",
        "a scenario starts with '== Name' and its tags, found '==' [scenario.malformed-heading]",
      ])
  }

  @Test func `a file without scenarios checks nothing`() {
    expectDiagnostics(
      "format: 1\n⟦⟧",
      [
        "the file has no scenario; one starts with '== Name' and is followed by a subject and rows "
          + "[scenario.no-scenario]"
      ])
  }

  @Test func `fields below rows are errors`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: a\n| locale | text\n| en | a\n⟦device: mac⟧",
      [
        "fields stand above the rows of a scenario; a new scenario starts with '== Name' "
          + "[scenario.late-field]"
      ])
  }

  @Test func `the name of the app's own bundle is no other bundle's`() {
    expectDiagnostics(
      """
      format: 1
      ⟦bundle main: a⟧
      == A
      key: a
      | locale | text
      | en     | a
      """,
      ["'main' is the app's own bundle; 'catalog:' says what is in it [scenario.reserved-bundle]"])
  }
}
