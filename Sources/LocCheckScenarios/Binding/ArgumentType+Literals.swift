package import LocCheckCatalogs
import LocCheckLocales

extension ArgumentType {
  /// Returns the value of an integer literal, nil where it is beyond the type's bounds.
  package func integer(_ text: String) -> ArgumentValue.Literal? {
    switch self {
    case .int, .int64: Int64(text).map { .signed($0) }
    case .int8: Int8(text).map { .signed(Int64($0)) }
    case .int16: Int16(text).map { .signed(Int64($0)) }
    case .int32: Int32(text).map { .signed(Int64($0)) }
    case .uint, .uint64: UInt64(text).map { .unsigned($0) }
    case .uint8: UInt8(text).map { .unsigned(UInt64($0)) }
    case .uint16: UInt16(text).map { .unsigned(UInt64($0)) }
    case .uint32: UInt32(text).map { .unsigned(UInt64($0)) }
    case .float, .double, .string, .substring, .text: nil
    }
  }

  /// Returns the counts that select a category in a locale, as far as the type holds them: both
  /// ends of the category's first two runs.
  func counts(of category: PluralCategory, in locale: LocaleTag) -> [ArgumentValue] {
    PluralRules(locale: locale).boundaryCounts(of: category).compactMap { count in
      let spelled = String(count)
      return integer(spelled).map { ArgumentValue($0, spelled: spelled) }
    }
  }

  /// Returns the finite value of a decimal number, a `Float` rounded to its precision; nil for
  /// anything else.
  package func number(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy {
      ArgumentCellReader.isDigit($0) || "+-.eE".utf8.contains($0)
    }
    let value = self == .float ? Float(text).map(Double.init) : Double(text)
    return isDecimal ? value.flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// The bounds of an integer type in words, empty for other types.
  package var bounds: String {
    func words<Number: FixedWidthInteger>(_ type: Number.Type) -> String {
      "\(type.min) to \(type.max)"
    }
    return switch self {
    case .int, .int64: words(Int64.self)
    case .int8: words(Int8.self)
    case .int16: words(Int16.self)
    case .int32: words(Int32.self)
    case .uint, .uint64: words(UInt64.self)
    case .uint8: words(UInt8.self)
    case .uint16: words(UInt16.self)
    case .uint32: words(UInt32.self)
    case .float, .double, .string, .substring, .text: ""
    }
  }
}
