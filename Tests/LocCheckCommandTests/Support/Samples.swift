/// Small inputs of runs.
enum Samples {
  /// A catalog with a plural in two languages.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } } } } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// A scenario over the catalog: two rows hold and the third does not.
  static let failing = scenario(
    """
    | en | 1  | 1 file
    | pl | 5  | 5 plików
    | pl | 22 | 22 pliki
    """)

  /// A scenario over the catalog whose rows all hold.
  static let passing = scenario(
    """
    | en | 1  | 1 file
    | en | 2  | 2 files
    | pl | 5  | 5 plików
    """)

  /// Returns a scenario with some rows.
  static func scenario(_ rows: String) -> String {
    """
    format: 1
    catalog: Files.xcstrings

    == Files @plural
    localized: \\(count) files
    args: count=Int
    table: Files
    | locale | count | text
    \(rows)

    """
  }
}
