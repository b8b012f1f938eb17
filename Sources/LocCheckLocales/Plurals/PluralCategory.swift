/// The plural categories of CLDR, in its order.
public enum PluralCategory: String, CaseIterable, Sendable, Hashable {
  /// Nothing, in languages such as Arabic and Latvian.
  case zero
  /// The singular, which in many languages holds more numbers than 1.
  case one
  /// The dual.
  case two
  /// The paucal, such as 2 to 4 in Slavic languages.
  case few
  /// Numbers beyond the few; in some languages fractions or millions.
  case many
  /// Everything else, and the only category every language has.
  case other
}
