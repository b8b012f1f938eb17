extension UsageError {
  /// The problem and the suggestion as a lowercase fragment, without the name of the tool.
  public var message: String {
    problem + (suggestion.map { "; did you mean \($0.quoted)?" } ?? "")
  }

  /// The way to the help of the command, as a lowercase fragment.
  public var helpPointer: String {
    "see '\(([tool] + command).joined(separator: " ")) --help'"
  }

  /// The two lines a tool writes to standard error, each ended.
  public var rendered: String {
    "\(tool): error: \(message)\n\(helpPointer)\n"
  }

  /// The problem in words.
  private var problem: String {
    switch reason {
    case .unknownOption(let option, let bundle):
      let context = bundle.map { " in \($0.quoted)" } ?? ""
      return "unknown option \(option.quoted)\(context)\(place)"
    case .unknownCommand(let name):
      return "unknown command \(name.quoted)\(place)"
    case .missingCommand(let expected):
      return "missing command\(place); expected \(expected.map(\.quoted).listed(with: "or"))"
    case .missingValue(let option, let name):
      return "missing value for \(option.quoted); expected '\(option) \(name)'"
    case .unexpectedValue(let value, let option):
      return "unexpected value \(value.quoted) for \(option.quoted), which takes none"
    case .invalidValue(let value, let subject, let expected):
      return "invalid value \(value.quoted) for \(subject.quoted): expected \(expected)"
    case .missingArgument(let name):
      return "missing argument \(name.quoted)\(place)"
    case .unexpectedArgument(let text):
      return "unexpected argument \(text.quoted)\(place)"
    case .rejected(let message):
      return message
    }
  }

  /// The command in words, nothing for the tool itself.
  private var place: String {
    command.isEmpty ? "" : " for '\(command.joined(separator: " "))'"
  }
}
