/// What stands in and around the decimal numbers of one locale.
///
/// Everything is learned from ICU's decimal style, which is what Foundation's
/// `String(format:locale:)` writes numbers by.
public struct NumberSymbols: Sendable, Hashable {
  /// The ten digits.
  public let digits: [String]
  /// The separator before the fraction.
  public let decimalSeparator: String
  /// The separator between groups of digits.
  public let groupingSeparator: String
  /// The digits of the group before the decimal separator, 0 where digits are not grouped.
  public let primaryGroupingSize: Int
  /// The digits of the further groups, 0 where they are like the first.
  public let secondaryGroupingSize: Int
  /// The digits there must be before the first separator.
  public let minimumGroupingDigits: Int
  /// What stands before a negative number.
  public let minusPrefix: String
  /// What stands after a negative number.
  public let minusSuffix: String
  /// What stands before a positive number that a `+` flag gives a sign.
  public let plusPrefix: String
  /// What stands for a value that is not a number.
  public let notANumber: String
  /// What stands for infinity.
  public let infinity: String
  /// What stands before an exponent.
  public let exponent: String

  /// The digits of 18446744073709551615, the largest magnitude.
  private static let longestMagnitude = 20

  /// The smallest number with a separator, where digits are grouped.
  private let smallestGrouped: UInt64
  /// The bytes of the widest digit in UTF-8.
  private let widestDigit: Int
  /// Whether the digits are ASCII.
  private let hasPlainDigits: Bool

  /// Learns the symbols of a locale.
  public init(locale: LocaleTag) {
    let style = ICU.DecimalStyle(of: locale.icuIdentifier)
    let groups = style.groups
    let digits = (0...9).map { style.string($0) }
    self.digits = digits
    self.decimalSeparator = style.decimalSeparator
    self.groupingSeparator = style.groupingSeparator
    self.primaryGroupingSize = groups.primary
    self.secondaryGroupingSize = groups.secondary
    self.minimumGroupingDigits = groups.minimum
    (self.minusPrefix, self.minusSuffix) = Self.surroundings(of: digits[1], in: style.string(-1))
    self.plusPrefix = style.plusSign
    self.notANumber = style.notANumber
    self.infinity = style.infinity
    self.exponent = style.exponent
    self.smallestGrouped = (1..<max(1, groups.primary + groups.minimum))
      .reduce(1) { power, _ in power.multipliedReportingOverflow(by: 10).partialValue }
    self.widestDigit = digits.reduce(0) { max($0, $1.utf8.count) }
    self.hasPlainDigits = digits[0] == "0"
  }

  /// Returns an integer as `%lld` writes it under the locale.
  public func string(_ value: Int64) -> String {
    let text = string(magnitude: value.magnitude)
    return value < 0 ? minusPrefix + text + minusSuffix : text
  }

  /// Returns a number without a sign, grouped.
  public func string(magnitude: UInt64) -> String {
    let isGrouped = primaryGroupingSize > 0 && magnitude >= smallestGrouped
    guard isGrouped || !hasPlainDigits else { return String(magnitude) }
    let widest = widestDigit + groupingSeparator.utf8.count
    let furtherGroup = secondaryGroupingSize > 0 ? secondaryGroupingSize : primaryGroupingSize
    return withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: widest * Self.longestMagnitude
    ) { buffer in
      var start = buffer.count
      /// Puts bytes before those there are; the buffer has room for all digits and separators.
      func prepend(_ bytes: String.UTF8View) {
        for byte in bytes.reversed() {
          start -= 1
          buffer[start] = byte
        }
      }
      var rest = magnitude
      var leftOfGroup = isGrouped ? primaryGroupingSize : Self.longestMagnitude
      repeat {
        if leftOfGroup == 0 {
          prepend(groupingSeparator.utf8)
          leftOfGroup = furtherGroup
        }
        prepend(digits[Int(rest % 10)].utf8)
        rest /= 10
        leftOfGroup -= 1
      } while rest > 0
      return String(decoding: buffer[start...], as: UTF8.self)
    }
  }

  /// Returns what stands before and after a digit in a text.
  private static func surroundings(
    of digit: String, in text: String
  ) -> (before: String, after: String) {
    let scalars = Array(text.unicodeScalars)
    guard let place = scalars.firstIndex(where: { String($0) == digit }) else { return ("-", "") }
    let string = { (part: ArraySlice<Unicode.Scalar>) in String(String.UnicodeScalarView(part)) }
    return (string(scalars[..<place]), string(scalars[(place + 1)...]))
  }
}
