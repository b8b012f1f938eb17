import LocCheckDiagnostics

/// The state of reading one command line from left to right.
struct ArgumentReader {
  /// All words.
  private let words: [String]

  /// The place of the next word.
  private var next = 0

  /// Whether `--` was read.
  private var isPastOptions = false

  /// The command selected so far.
  private var path: CommandPath

  /// The command whose help was asked for by the words after `help`.
  private var topic: CommandPath

  /// The options read so far.
  private var options: [OptionOccurrence] = []

  /// The arguments read so far.
  private var positionals: [PositionalOccurrence] = []

  /// Creates a reader before the first word.
  init(words: [String], root: CommandSpecification) {
    self.words = words
    path = CommandPath(root: root)
    topic = path
  }

  /// Reads all words, or those up to a request that needs no more.
  mutating func request() throws(UsageError) -> Request {
    while let word = nextWord() {
      if let request = try read(word) {
        return request
      }
    }
    return try completed()
  }

  /// Takes the next word.
  private mutating func nextWord() -> Word? {
    guard next < words.count else { return nil }
    defer { next += 1 }
    return Word(words[next], index: next)
  }

  /// Reads one word and the values it takes.
  private mutating func read(_ word: Word) throws(UsageError) -> Request? {
    // Bytes, not characters: a combining mark after a hyphen must not hide the hyphen.
    let isOption = word.text.utf8.first == UInt8(ascii: "-") && word.text.utf8.count > 1
    guard isOption, !isPastOptions else {
      try readArgument(word)
      return nil
    }
    guard word.text.utf8.starts(with: "--".utf8) else { return try readShort(word) }
    guard word.text.utf8.count > 2 else {
      isPastOptions = true
      return nil
    }
    return try readLong(word)
  }

  /// Checks what only the end of the words can tell.
  private func completed() throws(UsageError) -> Request {
    if path.command == .help { return .help(topic) }
    if !path.subcommands.isEmpty {
      throw error(.missingCommand(expected: path.subcommands.map(\.name)))
    }
    let missing = path.command.positionals.dropFirst(positionals.count).first { $0.isRequired }
    if let missing {
      throw error(.missingArgument(missing.value.name))
    }
    return .run(ParsedArguments(path: path, options: options, positionals: positionals))
  }
}

// MARK: - Options

extension ArgumentReader {
  /// Reads `--name` or `--name=value`.
  private mutating func readLong(_ word: Word) throws(UsageError) -> Request? {
    let scalars = word.text.unicodeScalars.dropFirst(2)
    let parts = scalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? Word(String(parts[1]), index: word.index) : nil
    guard !name.isEmpty, let specification = path.options.first(where: { $0.answers(to: name) })
    else {
      throw unknownOption(name.isEmpty ? word.text : "--\(name)", name: name, in: word)
    }
    let spelling = Word("--\(name)", index: word.index)
    let isNegated = specification.negatedName == name
    switch specification.kind {
    case .flag:
      if let attached {
        throw error(.unexpectedValue(attached.text, of: spelling.text), at: word)
      }
      return record(specification, spelling, isNegated: isNegated)
    case .value(let value):
      guard let found = attached ?? nextWord() else {
        throw error(.missingValue(of: spelling.text, name: value.name), at: word)
      }
      try check(found, against: value, as: spelling.text)
      return record(specification, spelling, value: found)
    case .optionalValue(let value):
      if let attached {
        try check(attached, against: value, as: spelling.text)
      }
      return record(specification, spelling, value: attached)
    }
  }

  /// Reads `-abc`, `-ovalue` or `-o value`.
  private mutating func readShort(_ word: Word) throws(UsageError) -> Request? {
    var rest = word.text.unicodeScalars.dropFirst()
    while let letter = rest.first {
      guard let specification = path.options.first(where: { $0.short == letter }) else {
        throw unknownShort(rest, in: word)
      }
      rest.removeFirst()
      let spelling = Word("-\(letter)", index: word.index)
      if case .value(let value) = specification.kind {
        let attached = rest.isEmpty ? nil : Word(String(rest), index: word.index)
        guard let found = attached ?? nextWord() else {
          throw error(.missingValue(of: spelling.text, name: value.name), at: word)
        }
        try check(found, against: value, as: spelling.text)
        return record(specification, spelling, value: found)
      }
      if rest.first == "=" {
        throw error(.unexpectedValue(String(rest.dropFirst()), of: spelling.text), at: word)
      }
      if let request = record(specification, spelling) {
        return request
      }
    }
    return nil
  }

  /// Remembers an option, or answers it when it is a request.
  private mutating func record(
    _ specification: OptionSpecification,
    _ spelling: Word,
    isNegated: Bool = false,
    value: Word? = nil
  ) -> Request? {
    switch specification {
    case .help: return .help(path)
    case .version: return .version
    default:
      options.append(
        OptionOccurrence(
          name: specification.name, spelling: spelling, isNegated: isNegated, value: value))
      return nil
    }
  }

  /// Holds a value against a closed set.
  private func check(
    _ word: Word, against value: ValueSpecification, as subject: String
  ) throws(UsageError) {
    guard let rejection = value.rejection(of: word.text) else { return }
    throw UsageError(rejection, of: subject, in: path, at: word)
  }
}

// MARK: - Arguments

extension ArgumentReader {
  /// Reads the name of a command, or a word for the next argument.
  private mutating func readArgument(_ word: Word) throws(UsageError) {
    if path.command == .help {
      topic = try path(below: topic, named: word)
      return
    }
    guard path.subcommands.isEmpty else {
      path = try path(below: path, named: word)
      topic = path.command == .help ? CommandPath(root: path.root) : path
      return
    }
    let declared = path.command.positionals
    let place = min(positionals.count, declared.count - 1)
    guard place >= 0, place == positionals.count || declared[place].takesMany else {
      throw error(.unexpectedArgument(word.text), at: word)
    }
    let value = declared[place].value
    try check(word, against: value, as: value.name)
    positionals.append(PositionalOccurrence(name: value.name, word: word))
  }

  /// The command one step down, or an error that names the nearest.
  private func path(below parent: CommandPath, named word: Word) throws(UsageError) -> CommandPath {
    if let path = parent.appending(word.text) { return path }
    throw UsageError(
      .unknownCommand(word.text), in: parent, at: word,
      suggestion: suggestion(for: word.text, among: parent.subcommands.map(\.name)))
  }
}

// MARK: - Errors

extension ArgumentReader {
  /// An error of the command selected so far.
  private func error(_ reason: UsageError.Reason, at word: Word? = nil) -> UsageError {
    UsageError(reason, in: path, at: word)
  }

  /// The error for a long option that is not declared.
  private func unknownOption(_ spelling: String, name: String, in word: Word) -> UsageError {
    let names = path.options.flatMap(\.longNames)
    return UsageError(
      .unknownOption(spelling), in: path, at: word,
      suggestion: suggestion(for: name, among: names).map { "--\($0)" })
  }

  /// The error for a short option that is not declared; it may be a long one that lacks a hyphen.
  private func unknownShort(
    _ rest: Substring.UnicodeScalarView, in word: Word
  ) -> UsageError {
    let name = String(word.text.unicodeScalars.dropFirst())
    if path.options.contains(where: { $0.answers(to: name) }) {
      return UsageError(
        .unknownOption(word.text), in: path, at: word, suggestion: "--\(name)")
    }
    // Only a scalar was looked up, but the whole character is shown, such as a family of emoji.
    let spelling = "-\(Substring(rest).prefix(1))"
    let bundle = spelling.isIdenticalUTF8(to: word.text) ? nil : word.text
    return UsageError(.unknownOption(spelling, in: bundle), in: path, at: word)
  }

  /// The one name a text abbreviates, or the nearest one.
  private func suggestion(for text: String, among names: [String]) -> String? {
    let completions = text.isEmpty ? [] : names.filter { $0.hasPrefix(text) }
    return completions.count == 1
      ? completions.first : NearestName.suggestion(for: text, among: names)
  }
}

extension OptionSpecification {
  /// Whether a long name, without hyphens, is one of its own.
  fileprivate func answers(to name: String) -> Bool {
    longNames.contains { $0.isIdenticalUTF8(to: name) }
  }
}
