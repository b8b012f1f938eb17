/// A canonical BCP 47 locale identifier, such as `pt-BR`, `zh-Hant-HK` or `ar-EG`.
///
/// Identifiers in ICU's and Apple's spelling (`pt_BR`, `ar@numbers=latn`) are read too. Codes that
/// were withdrawn give way to the successors CLDR names, as in Apple's `Locale`: `iw` to `he`, `tl`
/// to `fil`, `sh` to `sr-Latn`, `UK` to `GB`. `no` and `nb` both stay, as both are in use.
public struct LocaleTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The parts, shared by all copies of the tag: traces copy tags more often than they read them.
  private let parts: Parts

  /// Creates a tag from an identifier in either syntax, nil where it is not well-formed.
  public init?(_ identifier: String) {
    guard Self.isWellFormed(identifier),
      let canonical = ICU.canonicalIdentifier(identifier),
      let tag = ICU.languageTag(ofICU: canonical)
    else { return nil }
    self.init(canonical: tag)
  }

  /// Creates a tag from an identifier ICU has made, nil where ICU does not read it back.
  private init?(canonical tag: String) {
    guard let icu = ICU.identifier(ofTag: tag) else { return nil }
    let subtags = tag.split(separator: "-")
    guard let language = subtags.first, language != "und", (2...3).contains(language.utf8.count)
    else { return nil }
    let rest = subtags.dropFirst()
    let script = rest.first.flatMap { subtag in
      subtag.utf8.count == 4 && subtag.first?.isLetter == true ? subtag : nil
    }
    let region = rest.dropFirst(script == nil ? 0 : 1).first.flatMap { subtag in
      Self.isRegion(subtag) ? subtag : nil
    }
    self.parts = Parts(
      identifier: tag, icuIdentifier: Self.removingUnwritableNumbers(from: icu),
      language: String(language), script: script.map(String.init),
      region: region.map(String.init))
  }

  /// Creates a tag from parts that are known to be canonical.
  private init(_ parts: Parts) { self.parts = parts }

  /// The locale of formatting without a locale: English plurals, digits without groups.
  public static let posix = LocaleTag(
    Parts(
      identifier: "en-US-u-va-posix", icuIdentifier: "en_US_POSIX", language: "en", script: nil,
      region: "US"))

  /// The canonical BCP 47 identifier.
  public var identifier: String { parts.identifier }

  /// The identifier as ICU and Foundation take it: `pt_BR`, keywords as `@numbers=latn`.
  ///
  /// Foundation crashes on `-u-` keywords and on numbering systems without ten digits, Roman
  /// numerals and misspelt names alike; the former are spelled as keywords of ICU, the latter are
  /// left out.
  public var icuIdentifier: String { parts.icuIdentifier }

  /// The language subtag.
  public var language: String { parts.language }

  /// The script subtag.
  public var script: String? { parts.script }

  /// The region subtag.
  public var region: String? { parts.region }

  /// Whether two tags have the same canonical identifier.
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.parts === right.parts || left.identifier == right.identifier
  }

  /// Feeds the canonical identifier to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Returns the tag with another region, or with none; an ill-formed region changes nothing.
  public func replacingRegion(with region: String?) -> LocaleTag {
    var subtags = identifier.split(separator: "-").map(String.init)
    let place = script == nil ? 1 : 2
    if self.region != nil { subtags.remove(at: place) }
    if let region { subtags.insert(region, at: place) }
    return LocaleTag(subtags.joined(separator: "-")) ?? self
  }

  /// The canonical identifier.
  public var description: String { identifier }

  /// Orders tags by the bytes of their identifiers.
  public static func < (left: LocaleTag, right: LocaleTag) -> Bool {
    left.identifier.utf8.lexicographicallyPrecedes(right.identifier.utf8)
  }

  /// Returns an ICU identifier without a numbering system that has not ten digits.
  private static func removingUnwritableNumbers(from identifier: String) -> String {
    let (base, keywords) = parts(of: identifier)
    guard let keywords, !ICU.hasDecimalDigits(identifier) else { return identifier }
    let kept = keywords.split(separator: ";").filter { !$0.hasPrefix("numbers=") }
    return kept.isEmpty ? String(base) : base + "@" + kept.joined(separator: ";")
  }

  /// Splits an identifier into its subtags and ICU's keywords, nil where it has none.
  private static func parts(of identifier: String) -> (base: Substring, keywords: Substring?) {
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }

  /// Returns whether an identifier is spelled as either syntax allows.
  ///
  /// ICU repairs some ill-formed identifiers; a misspelt locale must not become another one.
  private static func isWellFormed(_ identifier: String) -> Bool {
    guard (2...maximumLength).contains(identifier.utf8.count) else { return false }
    let (base, keywords) = parts(of: identifier)
    // ICU leaves the place of a missing region empty before a variant: `ca__VALENCIA`.
    let subtags = base.replacing("__", with: "_", maxReplacements: 1)
      .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = subtags.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter),
      subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) })
    else { return false }
    return keywords.map(areKeywords) ?? true
  }

  /// The most bytes an identifier may have, well below what ICU has room for.
  private static let maximumLength = 100

  /// Returns whether a text is a list of ICU's keywords, such as `calendar=buddhist;numbers=thai`.
  private static func areKeywords(_ text: Substring) -> Bool {
    text.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { keyword in
      let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
      return sides.count == 2
        && sides.allSatisfy { side in
          !side.isEmpty && side.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
        }
    }
  }

  /// Returns whether a subtag is a region: two letters or three digits.
  private static func isRegion(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 2 && subtag.utf8.allSatisfy(isLetter)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy { isAlphanumeric($0) && !isLetter($0) }
  }

  /// Returns whether a byte is an ASCII letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns whether a byte is an ASCII letter or digit.
  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension LocaleTag {
  /// The parts of a tag.
  private final class Parts: Sendable {
    /// The canonical BCP 47 identifier.
    let identifier: String
    /// The identifier as ICU takes it.
    let icuIdentifier: String
    /// The language subtag.
    let language: String
    /// The script subtag.
    let script: String?
    /// The region subtag.
    let region: String?

    /// Creates parts.
    init(
      identifier: String, icuIdentifier: String, language: String, script: String?,
      region: String?
    ) {
      self.identifier = identifier
      self.icuIdentifier = icuIdentifier
      self.language = language
      self.script = script
      self.region = region
    }
  }
}
