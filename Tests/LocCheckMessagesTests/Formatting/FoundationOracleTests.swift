import Foundation
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Conversions held against Foundation's own formatter, which shares Apple's code.
struct FoundationOracleTests {
  /// Locales with different digits, groups, signs and separators.
  static let locales = [
    "en", "en_GB", "en_IN", "en_ZA", "de", "de_AT", "de_CH", "fr", "fr_CA", "fr_CH", "es", "es_MX",
    "it", "pt_BR", "pt_PT", "nl", "sv", "nb", "da", "fi", "pl", "cs", "sl", "hr", "hu", "bg", "ro",
    "ru", "uk", "lt", "lv", "et", "tr", "he", "ar", "ar_EG", "ar_SA", "fa", "hi", "bn", "mr", "ne",
    "my", "th", "ja", "ko", "zh_Hans", "xx",
  ]

  /// Flags, widths and precisions, in every combination.
  static let modifiers: [String] = {
    var result: [String] = []
    for flags in ["", "-", "+", " ", "0", "-+", "+0", "#"] {
      for width in ["", "1", "5", "12"] {
        for precision in ["", ".0", ".3"] { result.append(flags + width + precision) }
      }
    }
    return result
  }()

  /// A resolver whose table holds formats under themselves.
  private struct Formats {
    /// The resolver.
    let resolver: MessageResolver
    /// The user's locale.
    let locale: LocaleTag

    /// Creates a table of formats that one locale, or none, writes.
    init(_ formats: [String], locale: LocaleTag?) {
      let messages = Dictionary(
        formats.map { (MessageKey($0), ShippedMessage(format: .init($0))) },
        uniquingKeysWith: { first, _ in first })
      let table = ShippedTable(name: "Localizable", localization: "en", messages: messages)
      self.locale = locale ?? .posix
      self.resolver = MessageResolver(
        bundles: [ResourceBundle(developmentRegion: "en", tables: [table])],
        formattingLocale: locale.map { .explicit($0) } ?? .none)
    }

    /// Returns the text a format gives for one argument.
    func text(_ format: String, _ argument: Argument) -> String {
      resolver.resolve(
        LookupRequest(
          entryPoint: .localized, key: MessageKey(format), arguments: [argument],
          isFormatted: true, isMarkdown: false),
        for: locale
      ).text
    }
  }

  /// Returns every modifier with every conversion.
  private func formats(_ conversions: String...) -> [String] {
    Self.modifiers.flatMap { modifier in conversions.map { "%" + modifier + $0 } }
  }

  /// Records a text that is not what Foundation gives.
  private func expect(_ actual: String, _ expected: String, _ context: @autoclosure () -> String) {
    if !actual.isIdenticalUTF8(to: expected) {
      Issue.record("\(context()): expected '\(expected)', got '\(actual)'")
    }
  }

  @Test(arguments: locales)
  func `integers read as Foundation formats them`(identifier: String) throws {
    let tag = try #require(LocaleTag(identifier))
    let locale = Locale(identifier: tag.icuIdentifier)
    let wide = formats("lld", "lli", "llu", "llx", "llo") + ["%qd", "%ld", "%zd", "%jd", "%td"]
    let table = Formats(wide, locale: tag)
    for format in wide {
      for value: Int64 in [0, 42, 1_234_567, -98_765] {
        expect(
          table.text(format, Argument(type: .int64, value: .signed(value))),
          String(format: format, locale: locale, value), "\(identifier) \(format) \(value)")
      }
    }
    let narrow = ["%d", "%i", "%u", "%x", "%hd", "%hhd", "%5d", "%-5d", "%+d"]
    let narrowTable = Formats(narrow, locale: tag)
    for format in narrow {
      for value: Int32 in [0, 7, 127, -5] {
        expect(
          narrowTable.text(format, Argument(type: .int32, value: .signed(Int64(value)))),
          String(format: format, locale: locale, value), "\(identifier) \(format) \(value)")
      }
    }
  }

  @Test(arguments: locales)
  func `floating-point numbers read as Foundation formats them`(identifier: String) throws {
    let tag = try #require(LocaleTag(identifier))
    let locale = Locale(identifier: tag.icuIdentifier)
    let formats = formats("f", "e", "g") + ["%lf", "%F", "%E", "%G", "%a", "%A"]
    let table = Formats(formats, locale: tag)
    for format in formats {
      for value in [0, 0.125, 12345.678, -98765.4321] {
        expect(
          table.text(format, .double(value)), String(format: format, locale: locale, value),
          "\(identifier) \(format) \(value)")
      }
    }
  }

  @Test func `without a locale values read as C formats them`() {
    let integers = formats("lld", "llu", "llx", "llo")
    let table = Formats(integers, locale: nil)
    for format in integers {
      for value: Int64 in [0, 42, 1_234_567, -5, .min, .max] {
        expect(
          table.text(format, Argument(type: .int64, value: .signed(value))),
          String(format: format, value), "\(format) \(value)")
      }
    }
    let floats = formats("f")
    let floatTable = Formats(floats, locale: nil)
    for format in floats {
      for value in [0, 1.5, -98765.4321, .infinity] {
        expect(
          floatTable.text(format, .double(value)), String(format: format, value),
          "\(format) \(value)")
      }
    }
  }

  @Test func `random formats and arguments never crash`() throws {
    var generator = SplitMix64(state: 42)
    let alphabet = Array("%%%%%@dsfxlhqLzjt$#*.-+ 0123456789@@abç字\u{200F}nCpSarg_")
    let values: [Argument] = [
      .int(3), .string("x"), .double(1.5), Argument(type: .uint64, value: .unsigned(.max)),
      .int(.min), .double(.nan), .string(""),
    ]
    for _ in 0..<1000 {
      let format = String(
        (0..<Int.random(in: 0..<24, using: &generator)).compactMap { _ in
          alphabet.randomElement(using: &generator)
        })
      let arguments = (0..<Int.random(in: 0..<4, using: &generator)).compactMap { _ in
        values.randomElement(using: &generator)
      }
      let shown = try SampleMessage(format, .sample("a", [.other: format])).resolved(
        "ar_EG", arguments, markdown: Bool.random(using: &generator))
      #expect(shown.text.utf8.count < 1_000_000)
    }
  }
}

/// A small generator whose sequence is the same on every run.
struct SplitMix64: RandomNumberGenerator {
  /// The state.
  var state: UInt64

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
