import LocCheckCatalogs
import LocCheckLocales

/// A message taken apart once, ready to be evaluated for any arguments.
final class CompiledMessage: Sendable {
  /// The text that is evaluated first.
  let format: CompiledText
  /// The plural variables.
  let variables: [CompiledVariable]

  /// Takes a message apart.
  init(_ message: ShippedMessage, isFormatted: Bool, isMarkdown: Bool) {
    let names = message.variables.map(\.name)
    self.format = CompiledText(
      message.format, variables: names, isFormatted: isFormatted, isMarkdown: isMarkdown,
      allowingOwnArgument: false)
    // A text that is no format never reaches its variables.
    self.variables =
      isFormatted
      ? message.variables.map { CompiledVariable($0, among: names, isMarkdown: isMarkdown) } : []
  }
}
