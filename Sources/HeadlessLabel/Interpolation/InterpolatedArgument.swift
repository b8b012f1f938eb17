import LocCheckCatalogs
package import LocCheckLocales
package import LocCheckMessages

/// A value that stands in an interpolation, resolved only once the locale is known.
package enum InterpolatedArgument: Sendable {
  /// A number or a string.
  case value(Argument)
  /// A nested text, resolved where it is shown.
  case text(Text)
  /// A value formatted by a format style, in the locale that formats the message.
  case formatted(@Sendable (LocaleTag) -> String)

  /// The specifier the value puts into the key.
  package var specifier: String {
    switch self {
    case .value(let argument): argument.specifier ?? argument.type.specifier
    case .text, .formatted: "%@"
    }
  }

  /// Returns the value as the formatter of a look-up takes it.
  func resolved(in environment: LabelEnvironment, for request: LookupRequest) -> ResolvedArgument {
    switch self {
    case .value(let argument):
      return ResolvedArgument(argument: argument)
    case .text(let text):
      let shown = text.displayed(in: environment, entryPoint: .text)
      return ResolvedArgument(
        argument: Argument(type: .text, value: .runs(shown.runs)), nested: shown.resolutions)
    case .formatted(let format):
      let locale =
        environment.resolver.formattingLocale(of: request, for: environment.locale)
        ?? .posix
      return ResolvedArgument(argument: Argument(type: .string, value: .string(format(locale))))
    }
  }
}

/// An argument ready for the formatter, with the look-ups that were needed to get it.
struct ResolvedArgument {
  /// The argument.
  var argument: Argument
  /// The look-ups of a nested text.
  var nested: [Resolution] = []
}
