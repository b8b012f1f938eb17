public import FoundationEssentials
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages

/// The interpolations that Foundation's and SwiftUI's messages share.
public protocol MessageInterpolation: StringInterpolationProtocol
where StringLiteralType == String {
  /// The format that is being built.
  var message: InterpolatedFormat { get set }
}

extension MessageInterpolation {
  /// Appends a literal part.
  public mutating func appendLiteral(_ literal: String) {
    message.append(literal: literal)
  }

  /// Appends a number or a string, with the specifier of its type in the key.
  public mutating func appendInterpolation<Value: MessageArgument>(_ value: Value) {
    message.append(.value(value.messageArgument))
  }

  /// Appends a number, with a specifier of the caller's in the key.
  ///
  /// The specifier goes into the key unchecked, as it does on the Mac; one that does not fit the
  /// number is a finding when the message is shown.
  public mutating func appendInterpolation<Number: FormatSpecifiable>(
    _ number: Number, specifier: String
  ) {
    var argument = number.messageArgument
    argument.specifier = specifier
    message.append(.value(argument))
  }

  /// Appends a value that a format style writes, `%@` in the key.
  ///
  /// The style gets the locale that formats the message.
  public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
    _ input: Style.FormatInput, format style: Style
  ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
    message.append(
      .formatted { locale in
        style.locale(Locale(identifier: locale.icuIdentifier)).format(input)
      })
  }

  /// Appends another message, resolved where this one is shown; `%@` in the key.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    message.append(.text(Text(resource)))
  }
}
