import Foundation
import LocCheckLocales
import LocCheckMessages
import Testing

/// The formatter held against Foundation's `String(format:locale:)`, one conversion at a time, with an
/// argument of exactly the type the conversion reads.
struct FoundationComparisonTests {
  /// The locales, nil for formatting without one.
  static let locales: [String?] = [
    nil, "en_US", "en_GB", "en_IN", "en_ZA", "de", "de_AT", "de_CH", "fr", "fr_CA", "fr_CH", "it",
    "es", "es_MX", "pt_BR", "pt_PT", "nl", "sv", "nb", "da", "fi", "et", "lv", "lt", "pl", "cs",
    "sk", "hu", "ru", "uk", "bg", "el", "tr", "ar", "ar_EG", "ar_MA", "he", "fa", "hi", "bn", "ne",
    "my", "th", "ja", "ko", "zh_Hans", "zh_Hant",
  ]
  /// The flags in all orders that matter.
  static let flags = ["", "-", "+", " ", "0", "#", "-+", "0+", "-0", "+ ", "#0", "-#"]
  /// Widths and precisions.
  static let extents = ["", "1", "9", "24", ".0", ".3", ".12", "12.5", "3.8"]
  /// Integers at the edges of their sizes and of groups.
  static let integers: [Int64] = [
    0, 1, -1, 7, 42, 127, -128, 999, 1000, -1234, 9999, 10000, 32767, 65535, 100_000, 1_234_567,
    2_147_483_647, -2_147_483_648, 4_294_967_295, 999_999_999_999, .max, .min,
  ]
  /// Floating-point numbers that round, group and have no digits.
  static let doubles = [
    0, -0.0, 0.5, 1.5, 2.5, -1234.5, 0.125, 12345.678, 1e21, 1e-7, .leastNonzeroMagnitude,
    .infinity, -.infinity,
    .nan,
  ]

  /// Makes a resolver that formats in a locale, and a user to ask it for.
  private func formatter(_ locale: String?) throws -> (Argument, String) -> String {
    let formatting: FormattingLocale =
      try locale.map { .explicit(try #require(LocaleTag($0))) } ?? .none
    let resolver = MessageResolver(bundles: [], formattingLocale: formatting)
    return { argument, specifier in
      var argument = argument
      argument.specifier = specifier
      return resolver.text(of: argument, for: .posix)
    }
  }

  /// Returns Foundation's text of a conversion.
  private func foundations(_ format: String, _ value: any CVarArg, in locale: String?) -> String {
    String(format: format, locale: locale.map { Locale(identifier: $0) }, arguments: [value])
  }

  @Test(arguments: locales)
  func `64-bit integers are written as Foundation does`(_ locale: String?) throws {
    let ours = try formatter(locale)
    for conversion in ["lld", "ld", "qi", "llu", "jd", "zu", "td", "llx", "llX", "llo"] {
      for flags in Self.flags {
        for extent in Self.extents {
          let format = "%" + flags + extent + conversion
          for value in [Self.integers[3], -1234, 1_234_567, .min] {
            #expect(
              ours(.int(value), format) == foundations(format, value, in: locale),
              "\(format) of \(value)")
          }
        }
      }
      for value in Self.integers {
        let format = "%" + conversion
        #expect(
          ours(.int(value), format) == foundations(format, value, in: locale),
          "\(format) of \(value)")
      }
    }
  }

  @Test(arguments: locales)
  func `integers are cut to 32, 16 and 8 bits as Foundation does`(_ locale: String?) throws {
    let ours = try formatter(locale)
    for conversion in ["d", "i", "u", "x", "X", "o", "hd", "hu", "hx", "hhd", "hhu", "hhx"] {
      for value in Self.integers {
        for flags in ["", "8", "-8", "+", "#"] {
          let format = "%" + flags + conversion
          #expect(
            ours(.int(value), format) == foundations(format, value, in: locale),
            "\(format) of \(value)")
        }
      }
    }
  }

  @Test(arguments: locales)
  func `floating-point numbers are written as Foundation does`(_ locale: String?) throws {
    let ours = try formatter(locale)
    for conversion in ["f", "lf", "F", "e", "E", "g", "G", "a", "A"] {
      for flags in ["", "-", "+", " ", "0", "#"] {
        for extent in ["", "14", ".0", ".2", "14.3"] {
          let format = "%" + flags + extent + conversion
          for value in Self.doubles {
            #expect(
              ours(.double(value), format)
                == foundations(format, value, in: locale),
              "\(format) of \(value)")
          }
        }
      }
    }
  }

  @Test(arguments: ["%c", "%5c", "%-5c|", "%C"])
  func `characters are written as Foundation does`(_ format: String) throws {
    let ours = try formatter("en")
    for code in [65, 97, 200, 233] as [Int64] {
      #expect(ours(.int(code), format) == foundations(format, code, in: "en"))
    }
  }
}
