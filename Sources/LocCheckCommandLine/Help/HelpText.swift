/// The help of a command, walked out of its declaration.
///
/// Widths are counted in characters: the text is the declaration's own, never a user's.
public struct HelpText: Sendable {
  /// The command and where it stands.
  public let path: CommandPath

  /// Creates the help of a command.
  public init(of path: CommandPath) {
    self.path = path
  }

  /// Renders the help for a terminal of a width in columns; the last line is ended.
  public func rendered(width: Int) -> String {
    // Narrower than this, two columns would leave no room for words.
    let width = max(width, 40)
    // The longest label that leaves the texts three fifths of the width sets the column.
    let lengths = sections.flatMap(\.entries).map(\.label.count)
    let column = (lengths.filter { $0 + 4 <= width * 2 / 5 }.max() ?? 0) + 4
    var blocks = [["Usage: \(usage)"], path.command.summary.wrapped(to: width)]
    if !path.command.discussion.isEmpty {
      blocks.append(path.command.discussion.wrapped(to: width))
    }
    blocks += sections.map { $0.lines(column: column, width: width) }
    if !path.command.examples.isEmpty {
      blocks.append(exampleLines(width: width))
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The command line in one line.
  private var usage: String {
    let rest = path.subcommands.isEmpty ? path.command.positionals.map(\.usage) : ["COMMAND"]
    return ([path.invocation, "[OPTION…]"] + rest).joined(separator: " ")
  }

  /// The sections in order: commands, arguments, then each group of options.
  private var sections: [HelpSection] {
    let commands = path.subcommands.map { HelpSection.Entry(label: $0.name, text: $0.summary) }
    let arguments = path.command.positionals.map(\.entry)
    let groups = path.groups.map { HelpSection(title: $0.title, entries: $0.options.map(\.entry)) }
    let sections = [
      HelpSection(title: "Commands", entries: commands),
      HelpSection(title: "Arguments", entries: arguments),
    ]
    return (sections + groups).filter { !$0.entries.isEmpty }
  }

  /// The examples, each above what it does.
  private func exampleLines(width: Int) -> [String] {
    ["Examples:"]
      + path.command.examples.flatMap { example in
        ["  \(example.commandLine)"]
          + example.summary.wrapped(to: width - 6).map { "      \($0)" }
      }
  }
}

extension PositionalSpecification {
  /// The notation in a usage line: `KEY`, `[KEY]`, `[PATH…]` or `FILE…`.
  fileprivate var usage: String {
    let name = takesMany ? "\(value.name)…" : value.name
    return isRequired ? name : "[\(name)]"
  }

  /// The line of the list of arguments.
  fileprivate var entry: HelpSection.Entry {
    HelpSection.Entry(
      label: takesMany ? "\(value.name)…" : value.name, text: summary + value.remarks)
  }
}

extension OptionSpecification {
  /// The line of the list of options.
  fileprivate var entry: HelpSection.Entry {
    HelpSection.Entry(
      label: (short.map { "-\($0), " } ?? "    ") + longForm,
      text: summary + (value?.remarks ?? "") + (isRepeatable ? " (repeatable)" : ""))
  }

  /// The long form with the notation of its negation or value.
  private var longForm: String {
    switch kind {
    case .flag(let isNegatable): isNegatable ? "--[no-]\(name)" : "--\(name)"
    case .value(let value): "--\(name) \(value.name)"
    case .optionalValue(let value): "--\(name)[=\(value.name)]"
    }
  }
}

extension ValueSpecification {
  /// What the summary does not say: the choices, unless the name lists them, and the default.
  fileprivate var remarks: String {
    let names = choices.map(\.name)
    let isListed = names.isEmpty || name == names.joined(separator: "|")
    let list = isListed ? [] : ["one of \(names.listed(with: "or"))"]
    let remarks = list + (defaultText.map { ["default: \($0)"] } ?? [])
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
  }
}
