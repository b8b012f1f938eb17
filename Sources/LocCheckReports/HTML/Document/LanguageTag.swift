/// The language of a text, as HTML's `lang` takes it.
enum LanguageTag {
  /// Returns the BCP 47 tag of a locale, nil where the locale is not spelled like one.
  static func of(_ locale: String?) -> String? {
    guard let locale, let first = locale.unicodeScalars.first, first.properties.isAlphabetic,
      locale.utf8.allSatisfy(isPart)
    else { return nil }
    return String(locale.map { $0 == "_" ? "-" : $0 })
  }

  /// Whether a byte can stand in a tag, or for the hyphen of one.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
