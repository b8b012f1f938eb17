import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales

extension ArgumentCellReader {
  /// The number of values a range may span.
  private static let rangeLimit = 1000

  /// Returns the values of a number, a range or a category.
  func integers(_ word: Range<Int>, _ type: ArgumentType) -> [ArgumentCell]? {
    if context.bytes[word.lowerBound] == ASCII.at {
      let name = word.lowerBound + 1..<word.upperBound
      return context.choice(name, of: "a category", among: PluralCategory.allCases)
        .map { [.category($0)] }
    }
    if let dots = dots(in: word) {
      let (first, last) = (word.lowerBound..<dots, dots + 2..<word.upperBound)
      guard let low = integer(first, type, in: word), let high = integer(last, type, in: word)
      else { return nil }
      return range(low, high, at: word)
    }
    return integer(word, type, in: word).map { [.value($0)] }
  }

  /// Returns the value of an integer literal within the bounds of its type.
  private func integer(
    _ bounds: Range<Int>, _ type: ArgumentType, in word: Range<Int>
  ) -> ArgumentValue? {
    let text = context.text(in: bounds)
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(Self.isDigit) else {
      context.report(.malformedInteger(text, type, at: context.range(word)))
      return nil
    }
    guard let literal = type.integer(text) else {
      context.report(.integerOutOfRange(text, type, at: context.range(bounds)))
      return nil
    }
    switch literal {
    case .signed(let value): return ArgumentValue(literal, spelled: String(value))
    case .unsigned(let value): return ArgumentValue(literal, spelled: String(value))
    default: return nil
    }
  }

  /// Returns every whole number from one to another.
  private func range(
    _ low: ArgumentValue, _ high: ArgumentValue, at word: Range<Int>
  ) -> [ArgumentCell]? {
    switch (low.literal, high.literal) {
    case (.signed(let low), .signed(let high)):
      return span(low, high, at: word)?.map { .value(ArgumentValue($0)) }
    case (.unsigned(let low), .unsigned(let high)):
      return span(low, high, at: word)?.map {
        .value(ArgumentValue(.unsigned($0), spelled: String($0)))
      }
    default: return nil
    }
  }

  /// Returns the numbers of a range that runs upwards and is not too long.
  private func span<Number: FixedWidthInteger>(
    _ low: Number, _ high: Number, at word: Range<Int>
  ) -> ClosedRange<Number>? where Number.Stride: SignedInteger {
    guard low <= high else {
      context.report(.reversedRange(at: context.range(word)))
      return nil
    }
    let (length, overflows) = high.subtractingReportingOverflow(low)
    guard !overflows, length < Self.rangeLimit else {
      context.report(.longRange(limit: Self.rangeLimit, at: context.range(word)))
      return nil
    }
    return low...high
  }

  /// Returns the value of a decimal number.
  func number(_ word: Range<Int>, _ type: ArgumentType) -> ArgumentValue? {
    let text = context.text(in: word)
    guard let value = type.number(text) else {
      context.report(.malformedNumber(text, type, at: context.range(word)))
      return nil
    }
    return ArgumentValue(.floating(value), spelled: text)
  }

  /// Returns the offset of `..` in a word.
  private func dots(in word: Range<Int>) -> Int? {
    guard let dot = context.bytes.offset(of: ASCII.dot, in: word), dot + 1 < word.upperBound,
      context.bytes[dot + 1] == ASCII.dot
    else { return nil }
    return dot
  }
}

extension Diagnostic {
  /// A word that is no integer.
  fileprivate static func malformedInteger(
    _ text: String, _ type: ArgumentType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-value", .error,
      "expected a value of \(type.rawValue), like '5', '2..4' or '@few', found \(text.quoted)",
      at: range)
  }

  /// An integer beyond the bounds of its type.
  fileprivate static func integerOutOfRange(
    _ text: String, _ type: ArgumentType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.value-out-of-range", .error,
      "\(text.quoted) does not fit \(type.rawValue), which holds \(type.bounds)", at: range)
  }

  /// A range whose end is before its start.
  fileprivate static func reversedRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-value", .error,
      "the range \(range.text.quoted) ends before it begins", at: range)
  }

  /// A range of too many values.
  fileprivate static func longRange(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-value", .error,
      "the range \(range.text.quoted) has more than \(limit) values", at: range)
  }

  /// A word that is no decimal number.
  fileprivate static func malformedNumber(
    _ text: String, _ type: ArgumentType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-value", .error,
      "expected a value of \(type.rawValue), like '2.5', found \(text.quoted)", at: range)
  }
}
