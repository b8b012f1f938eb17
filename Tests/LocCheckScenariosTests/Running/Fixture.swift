/// Catalogs that several suites use.
enum Fixture {
  /// Returns a catalog of plain texts by key and language, in English by default.
  static func catalog(_ texts: [String: [String: String]]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { key, values in
      let units = values.sorted { $0.key < $1.key }.map { language, value in
        #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
      }
      return #""\#(key)": {"localizations": {\#(units.joined(separator: ", "))}}"#
    }
    return #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries.joined(separator: ",\n"))}}
      """#
  }

  /// Parcels in English, and in Russian with the genitive plural for every count.
  static let parcels = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld parcels": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld parcel"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld parcels"}}}}},
      "ru": {"stringUnit": {"state": "translated", "value": "%lld посылок"}}}}}}
    """#

  /// Files in English and in Polish, the Polish `few` form missing.
  static let files = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
      "pl": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
        "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}}}
    """#
}
