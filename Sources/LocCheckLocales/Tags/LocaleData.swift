/// The data behind plural rules and number symbols.
public enum LocaleData {
  /// The version of ICU, such as `76.1`.
  public static let icuVersion = shortened(ICU.version, minimum: 2)
  /// The version of CLDR, such as `46`.
  public static let cldrVersion = shortened(ICU.cldrVersion, minimum: 1)

  /// The locales ICU has data for, in its order.
  public static let availableLocales: [LocaleTag] =
    ICU.availableIdentifiers.compactMap(LocaleTag.init)

  /// Returns a version without the zeros at its end.
  private static func shortened(_ parts: [UInt8], minimum: Int) -> String {
    var parts = parts
    while parts.count > minimum, parts.last == 0 { parts.removeLast() }
    return parts.map { String($0) }.joined(separator: ".")
  }
}
