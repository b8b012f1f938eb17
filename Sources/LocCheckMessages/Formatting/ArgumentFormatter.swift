import LocCheckCatalogs
import LocCheckLocales
import LocCheckMarkdown

/// Writes arguments as conversions ask, without ever reading a value as something it is not.
///
/// The conversions are those of Core Foundation's format core: `d i D u U x X o O`,
/// `f F e E g G a A`, `c C`, `s S P`, `p`, `n` and `@`. Under a locale the decimal ones have its
/// digits, groups and signs.
struct ArgumentFormatter {
  /// The locale's services.
  let services: FormattingServices
  /// The arguments of the call.
  let arguments: [Argument]

  /// What came out of a conversion.
  struct Output {
    /// The text.
    var text: Text
    /// What did not fit, nil where everything did.
    var misfit: Misfit?
  }

  /// The text of a conversion.
  enum Text {
    /// A string without styles.
    case plain(String)
    /// The runs of a nested text.
    case runs([StyledRun])
  }

  /// What stands for an object that is not there or is none.
  ///
  /// Foundation prints a nil object so; a number read as an object crashes the app.
  private static let missingObject = "(null)"

  /// Writes the argument at a position as a placeholder asks.
  ///
  /// - Parameters:
  ///   - placeholder: The conversion.
  ///   - position: The argument's position, from 1.
  ///   - width: The least width in characters, nil for none; `%@` has none.
  ///   - precision: The precision, nil for none.
  /// - Returns: The text a user would most likely see, and what did not fit.
  func output(
    _ placeholder: Placeholder, position: Int, width: Int?, precision: Int?
  ) -> Output {
    guard let argument = argument(at: position) else {
      return Output(
        text: fallback(placeholder, width: width, precision: precision),
        misfit: .missing(position: position))
    }
    switch (placeholder.expectation, argument.value) {
    case (.object, .string(let text)):
      return Output(text: .plain(text))
    case (.object, .runs(let runs)):
      return Output(text: .runs(runs))
    case (.integer, .signed), (.integer, .unsigned):
      return integer(
        argument.value, placeholder, position: position, width: width, precision: precision)
    case (.floating, .floating(let value)):
      return Output(
        text: .plain(
          NumberConversion.string(
            value, placeholder, width: width, precision: precision, in: services)))
    case (.character, .signed(let value)):
      return character(UInt64(bitPattern: value), placeholder, position: position, width: width)
    case (.character, .unsigned(let value)):
      return character(value, placeholder, position: position, width: width)
    case (.pointer, .signed), (.pointer, .unsigned):
      // No text of a product shows addresses: the sign or the conversion was lost.
      return Output(
        text: .plain("0x" + String(UInt64(bitPattern: argument.value.bits), radix: 16)),
        misfit: .wrongType(position: position))
    case (.nothing, _):
      return Output(text: .plain(""))
    case (.bytes, .string(let text)):
      // The device reads the object as bytes. Its text is what the translator meant to show.
      return Output(text: .plain(text), misfit: .wrongType(position: position))
    default:
      return Output(
        text: fallback(placeholder, width: width, precision: precision),
        misfit: .wrongType(position: position))
    }
  }

  /// Returns an argument's value as a width or a precision, nil where it is no integer.
  func extent(at position: Int) -> Int? {
    switch argument(at: position)?.value {
    case .signed(let value): Int(clamping: value)
    case .unsigned(let value): Int(clamping: value)
    case .floating, .string, .runs, nil: nil
    }
  }

  /// Returns the value a plural variable counts, as its specifier reads it: an integer cut to its
  /// bits, or a floating-point number.
  func operand(at position: Int, read specifier: Placeholder) -> Result<PluralOperand, Misfit> {
    guard let argument = argument(at: position) else {
      return .failure(.missing(position: position))
    }
    switch (specifier.expectation, argument.value) {
    case (.integer, .signed(let value)):
      return .success(.integer(specifier.cut(value, isSigned: specifier.isSigned)))
    case (.integer, .unsigned(let value)):
      return .success(
        .integer(specifier.cut(Int64(bitPattern: value), isSigned: specifier.isSigned)))
    case (.floating, .floating(let value)), (.object, .floating(let value)):
      return .success(.floating(value))
    // A variable without a value type counts the number in an object.
    case (.object, .signed(let value)):
      return .success(.integer(value))
    case (.object, .unsigned(let value)):
      return .success(.integer(Int64(bitPattern: value)))
    default:
      return .failure(.wrongType(position: position))
    }
  }

  /// Returns the argument at a position, nil where the call has none.
  private func argument(at position: Int) -> Argument? {
    arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
  }

  /// Writes an integer, cut to the bits the conversion reads.
  ///
  /// Under a locale Core Foundation hands every decimal to its number formatter as a signed
  /// integer, unsigned conversions included: the largest `UInt64` is shown as -1.
  private func integer(
    _ value: Argument.Value, _ placeholder: Placeholder, position: Int, width: Int?,
    precision: Int?
  ) -> Output {
    let isSigned = placeholder.isSigned || (services.symbols != nil && placeholder.isDecimal)
    let bits = value.bits
    let cut = placeholder.cut(bits, isSigned: isSigned)
    let text: String
    if placeholder.isPlain, placeholder.isDecimal, cut >= 0 || isSigned {
      text = services.symbols?.string(cut) ?? String(cut)
    } else {
      text = NumberConversion.string(
        cut, placeholder, width: width, precision: precision, in: services)
    }
    let shown: Argument.Value = isSigned ? .signed(cut) : .unsigned(UInt64(bitPattern: cut))
    // The digits of octal and hexadecimal numbers are bits; a negative number is shown as they are.
    let isTrue =
      value.isSameInteger(as: shown)
      || (!placeholder.isDecimal && placeholder.cut(bits, isSigned: true) == bits)
    return Output(
      text: .plain(text), misfit: isTrue ? nil : .truncated(position: position, shown: text))
  }

  /// Writes the character of a code: one byte of `%c`, which has a width, or one UTF-16 unit of
  /// `%C`.
  private func character(
    _ code: UInt64, _ placeholder: Placeholder, position: Int, width: Int?
  ) -> Output {
    let isByte = placeholder.conversion == UInt8(ascii: "c")
    let unit = code & (isByte ? 0xFF : 0xFFFF)
    var text = ""
    if unit != 0 { text.unicodeScalars.append(Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}") }
    if isByte, let width {
      let padding = String(repeating: " ", count: max(width - 1, 0))
      text = placeholder.flags.contains(.minus) ? text + padding : padding + text
    }
    return Output(
      text: .plain(text),
      misfit: unit == code ? nil : .truncated(position: position, shown: text))
  }

  /// Writes what stands for a value that cannot be read: Foundation's `(null)`, or a zero where the
  /// device would print an unpredictable number.
  private func fallback(_ placeholder: Placeholder, width: Int?, precision: Int?) -> Text {
    switch placeholder.expectation {
    case .object, .bytes: .plain(Self.missingObject)
    case .integer:
      .plain(
        NumberConversion.string(
          Int64(0), placeholder, width: width, precision: precision, in: services))
    case .floating:
      .plain(
        NumberConversion.string(
          Double(0), placeholder, width: width, precision: precision, in: services))
    case .pointer: .plain("0x0")
    case .character, .nothing: .plain("")
    }
  }
}
