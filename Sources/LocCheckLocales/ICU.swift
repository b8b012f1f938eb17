#if canImport(_FoundationICU)
  import _FoundationICU
#else
  #error("loccheck needs the ICU that ships with the Swift toolchain")
#endif

/// The calls into the toolchain's ICU, which is Apple's.
///
/// Each call names its locale: nothing here reads the environment.
enum ICU {
  /// The identifiers of all locales ICU has data for.
  static var availableIdentifiers: [String] {
    (0..<swift_uloc_countAvailable()).compactMap { index in
      swift_uloc_getAvailable(index).map { String(cString: $0) }
    }
  }

  /// The version of ICU, all four parts.
  static var version: [UInt8] {
    var parts = [UInt8](repeating: 0, count: 4)
    swift_u_getVersion(&parts)
    return parts
  }

  /// The version of CLDR, all four parts.
  static var cldrVersion: [UInt8] {
    var parts = [UInt8](repeating: 0, count: 4)
    var status = U_ZERO_ERROR
    swift_ulocdata_getCLDRVersion(&parts, &status)
    return parts
  }

  /// Returns whether the script of a locale is written from right to left.
  static func isRightToLeft(_ identifier: String) -> Bool {
    swift_uloc_isRightToLeft(identifier) != 0
  }

  /// Returns the direction a scalar gives to what stands around it, nil for none.
  static func strongDirection(of scalar: Unicode.Scalar) -> TextDirection? {
    switch swift_u_charDirection(UChar32(scalar.value)) {
    case U_LEFT_TO_RIGHT: .leftToRight
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER: .rightToLeft
    default: nil
    }
  }

  /// Returns the indices of the localizations Apple's negotiation picks, best first.
  static func localizationsToUse(preferred: [String], available: [String]) -> [Int] {
    guard !preferred.isEmpty, !available.isEmpty else { return [] }
    return withCStrings(preferred) { preferred in
      withCStrings(available) { available in
        var picked = [UnsafePointer<CChar>?](repeating: nil, count: available.count)
        var status = U_ZERO_ERROR
        let count = ualoc_localizationsToUse(
          preferred, Int32(preferred.count), available, Int32(available.count), &picked,
          Int32(picked.count), &status)
        guard !status.isFailure, count > 0 else { return [] }
        // The answer points into the list that was handed over.
        return picked.prefix(Int(count)).compactMap { pointer in
          available.firstIndex { $0 == pointer }
        }
      }
    }
  }

  /// Calls a function with the texts as an array of C strings that lives for the call.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var offsets: [Int] = []
    for text in texts {
      offsets.append(bytes.count)
      bytes += text.utf8.map(CChar.init(bitPattern:))
      bytes.append(0)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      body(offsets.map { offset in buffer.baseAddress.map { $0 + offset } })
    }
  }
}

// MARK: - Identifiers

extension ICU {
  /// Returns an identifier in ICU's syntax with the successors of withdrawn codes, nil on failure.
  ///
  /// This is the canonical form Apple's `Locale` gives as its ICU identifier.
  static func canonicalIdentifier(_ identifier: String) -> String? {
    text { ualoc_canonicalForm(identifier, $0, $1, &$2) }
  }

  /// Returns the BCP 47 form of an ICU identifier, nil where it has none.
  static func languageTag(ofICU identifier: String) -> String? {
    text { swift_uloc_toLanguageTag(identifier, $0, $1, 1, &$2) }
  }

  /// Returns the ICU form of a BCP 47 tag, nil where ICU does not read all of it.
  static func identifier(ofTag tag: String) -> String? {
    text { buffer, capacity, status in
      var parsed: Int32 = 0
      let length = swift_uloc_forLanguageTag(tag, buffer, capacity, &parsed, &status)
      return Int(parsed) == tag.utf8.count ? length : 0
    }
  }

  /// Returns an identifier with its likely script and region, nil on failure.
  static func addingLikelySubtags(to identifier: String) -> String? {
    text { swift_uloc_addLikelySubtags(identifier, $0, $1, &$2) }
  }

  /// Returns whether numbers of a locale are written in ten digits.
  ///
  /// Roman numerals are not, nor is a numbering system that does not exist.
  static func hasDecimalDigits(_ identifier: String) -> Bool {
    var status = U_ZERO_ERROR
    guard let system = swift_unumsys_open(identifier, &status) else { return false }
    defer { swift_unumsys_close(system) }
    return !status.isFailure && swift_unumsys_isAlgorithmic(system) == 0
  }

  /// Returns the text a function writes into a buffer, nil where it fails or writes nothing.
  private static func text(
    _ write: (UnsafeMutablePointer<CChar>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = write(start, Int32(buffer.count), &status)
      guard !status.isFailure, length > 0, length < buffer.count else { return nil }
      return String(
        decoding: buffer[..<Int(length)].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

// MARK: - Plurals

extension ICU {
  /// The cardinal plural rules of a locale, opened once.
  ///
  /// ICU selects from several threads at a time; the handle is kept as an address because a pointer
  /// is not `Sendable`.
  final class CardinalRules: Sendable {
    /// The address of ICU's rules, 0 where it has none.
    private let address: UInt

    /// Opens the rules of a locale.
    init(of identifier: String) {
      var status = U_ZERO_ERROR
      let rules = swift_uplrules_openForType(identifier, UPLURAL_TYPE_CARDINAL, &status)
      self.address = UInt(bitPattern: rules)
    }

    deinit { swift_uplrules_close(OpaquePointer(bitPattern: address)) }

    /// Returns the category of a value.
    func category(of value: Double) -> PluralCategory {
      guard let rules = OpaquePointer(bitPattern: address) else { return .other }
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8) { keyword in
        var status = U_ZERO_ERROR
        let length = swift_uplrules_select(
          rules, value, keyword.baseAddress, Int32(keyword.count), &status)
        guard !status.isFailure, length > 0 else { return .other }
        // The first letter and the length tell the six keywords apart; a `String` costs ten times
        // what the selection does.
        return switch Unicode.Scalar(keyword[0]) {
        case "z": .zero
        case "o" where length == 3: .one
        case "t": .two
        case "f": .few
        case "m": .many
        default: .other
        }
      }
    }

    /// The categories the rules can give, in CLDR's order.
    var categories: [PluralCategory] {
      var status = U_ZERO_ERROR
      guard let rules = OpaquePointer(bitPattern: address),
        let keywords = swift_uplrules_getKeywords(rules, &status)
      else { return [.other] }
      defer { swift_uenum_close(keywords) }
      var names: Set<String> = []
      while let name = swift_uenum_next(keywords, nil, &status) {
        names.insert(String(cString: name))
      }
      return PluralCategory.allCases.filter { names.contains($0.rawValue) }
    }
  }
}

// MARK: - Numbers

extension ICU {
  /// The decimal style of a locale (`UNUM_DECIMAL`), which `String(format:locale:)` writes by.
  struct DecimalStyle: ~Copyable {
    /// ICU's formatter, nil where it could not be opened.
    private let format: UnsafeMutablePointer<UNumberFormat?>?

    /// Opens the style of a locale.
    init(of identifier: String) {
      var status = U_ZERO_ERROR
      self.format = swift_unum_open(UNUM_DECIMAL, nil, 0, identifier, nil, &status)
    }

    deinit { swift_unum_close(format) }

    /// The sizes of the digit groups.
    var groups: DigitGroups {
      guard let format, swift_unum_getAttribute(format, UNUM_GROUPING_USED) != 0 else {
        return DigitGroups(primary: 0, secondary: 0, minimum: 1)
      }
      return DigitGroups(
        primary: max(0, Int(swift_unum_getAttribute(format, UNUM_GROUPING_SIZE))),
        secondary: max(0, Int(swift_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE))),
        minimum: max(1, Int(swift_unum_getAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS))))
    }

    /// Returns an integer as the style writes it.
    func string(_ value: Int64) -> String {
      guard let format else { return String(value) }
      return Self.text { swift_unum_formatInt64(format, value, $0, $1, nil, &$2) }
    }

    /// The separator before the fraction.
    var decimalSeparator: String { symbol(UNUM_DECIMAL_SEPARATOR_SYMBOL) }
    /// The separator between groups of digits.
    var groupingSeparator: String { symbol(UNUM_GROUPING_SEPARATOR_SYMBOL) }
    /// The sign of positive numbers.
    var plusSign: String { symbol(UNUM_PLUS_SIGN_SYMBOL) }
    /// What stands for infinity.
    var infinity: String { symbol(UNUM_INFINITY_SYMBOL) }
    /// What stands for a value that is not a number.
    var notANumber: String { symbol(UNUM_NAN_SYMBOL) }
    /// What stands before an exponent.
    var exponent: String { symbol(UNUM_EXPONENTIAL_SYMBOL) }

    /// Returns a symbol of the style.
    private func symbol(_ symbol: UNumberFormatSymbol) -> String {
      guard let format else { return "" }
      return Self.text { swift_unum_getSymbol(format, symbol, $0, $1, &$2) }
    }

    /// Returns the text a function writes into a buffer, empty where it fails.
    private static func text(
      _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String {
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) { buffer in
        var status = U_ZERO_ERROR
        let length = write(buffer.baseAddress, Int32(buffer.count), &status)
        guard !status.isFailure else { return "" }
        return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF16.self)
      }
    }
  }

  /// The sizes of a locale's digit groups.
  struct DigitGroups: Hashable, Sendable {
    /// The digits of the group next to the decimal separator, 0 where digits are not grouped.
    var primary: Int
    /// The digits of the further groups, 0 where they are like the first.
    var secondary: Int
    /// The digits a number must have before its first separator.
    var minimum: Int
  }
}

extension UErrorCode {
  /// Whether the code is an error rather than a warning.
  fileprivate var isFailure: Bool { rawValue > U_ZERO_ERROR.rawValue }
}
