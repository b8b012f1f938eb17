extension CommandSpecification {
  /// Everything that is wrong with the declaration itself, here and below; empty for a sound one.
  ///
  /// Meant for a test over the declared tool: no user can cause any of these.
  public var problems: [String] {
    CommandPath(root: self).problems
  }
}

extension CommandPath {
  /// The problems of this command and of those below it, each with the command it is about.
  fileprivate var problems: [String] {
    let own =
      descriptionProblems + subcommandProblems + optionProblems + positionalProblems
    let below = command.subcommands.flatMap { appending($0).problems }
    return own.map { "'\(invocation)': \($0)" } + below
  }

  /// Names and texts that cannot be typed or listed.
  private var descriptionProblems: [String] {
    var problems: [String] = []
    if !command.name.isName {
      problems.append("\(command.name.quoted) is no name for a command")
    }
    if !command.summary.isSummary {
      problems.append("the summary is not one line")
    }
    for example in command.examples where !example.commandLine.hasPrefix(invocation) {
      problems.append("the example \(example.commandLine.quoted) is of another command")
    }
    return problems
  }

  /// Commands that cannot be told apart from each other or from arguments.
  private var subcommandProblems: [String] {
    var problems = subcommands.map(\.name).duplicates.map {
      "the command \($0.quoted) is declared twice"
    }
    if !command.subcommands.isEmpty, !command.positionals.isEmpty {
      problems.append("arguments cannot be told from commands")
    }
    return problems
  }

  /// Options that cannot be typed, told apart or listed, inherited ones included.
  private var optionProblems: [String] {
    var problems: [String] = []
    problems += options.flatMap(\.longNames).duplicates.map {
      "the option '--\($0)' is declared twice"
    }
    problems += options.compactMap { $0.short.map(String.init) }.duplicates.map {
      "the option '-\($0)' is declared twice"
    }
    problems += groups.map(\.title).duplicates.map { "the group \($0.quoted) is declared twice" }
    for group in command.groups where !group.title.isSummary || group.options.isEmpty {
      problems.append("the group \(group.title.quoted) has no title or no options")
    }
    return problems + command.groups.flatMap(\.options).flatMap(\.problems)
  }

  /// Arguments the parser could never fill.
  private var positionalProblems: [String] {
    var problems = command.positionals.map(\.value.name).duplicates.map {
      "the argument \($0) is declared twice"
    }
    for (earlier, later) in zip(command.positionals, command.positionals.dropFirst()) {
      if earlier.takesMany {
        problems.append("\(later.value.name) stands after \(earlier.value.name), which takes all")
      } else if later.isRequired, !earlier.isRequired {
        problems.append("\(later.value.name) is required but \(earlier.value.name) is not")
      }
    }
    for positional in command.positionals {
      if !positional.summary.isSummary {
        problems.append("the summary of \(positional.value.name) is not one line")
      }
      problems += positional.value.problems.map { "\(positional.value.name): \($0)" }
    }
    return problems
  }
}

extension OptionSpecification {
  /// The problems of one option, each with its name.
  fileprivate var problems: [String] {
    var problems = value?.problems ?? []
    if !name.isName {
      problems.append("no name for an option")
    }
    if let short, !["a"..."z", "A"..."Z", "0"..."9"].contains(where: { $0 ~= short }) {
      problems.append("the short form '\(short)' is no letter and no digit")
    }
    if !summary.isSummary {
      problems.append("the summary is not one line")
    }
    return problems.map { "'--\(name)': \($0)" }
  }
}

extension ValueSpecification {
  /// The problems of one value.
  fileprivate var problems: [String] {
    var problems = choices.map(\.name).duplicates.map {
      "the choice \($0.quoted) is declared twice"
    }
    if name.isEmpty {
      problems.append("the value has no name")
    }
    if candidates == .oneOf([]) {
      problems.append("there is nothing to choose from")
    }
    if let defaultText, rejection(of: defaultText) != nil {
      problems.append("the default \(defaultText.quoted) is not among the choices")
    }
    return problems
  }
}

extension String {
  /// Whether it is lowercase ASCII words joined by single hyphens.
  fileprivate var isName: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 }
    }
  }

  /// Whether it is one line with something on it.
  fileprivate var isSummary: Bool {
    !allSatisfy(\.isWhitespace) && !contains(where: \.isNewline)
  }
}

extension [String] {
  /// The elements that were there before, each once, in order.
  fileprivate var duplicates: [String] {
    var counts: [String: Int] = [:]
    return filter { element in
      counts[element, default: 0] += 1
      return counts[element] == 2
    }
  }
}
