/// Reads the words of a command line as a declared tool means them, by GNU conventions.
///
/// The conventions are those of `getopt_long`. Options and arguments may be mixed. Short options
/// may be bundled (`-abc`) and carry a value (`-ovalue`, `-o value`); a long one takes it as
/// `--name=value` or `--name value`, and `--name=` is an empty value. A required value is the next
/// word whatever it looks like. `--` ends the options, and `-` is an argument. Unlike with GNU,
/// long names are never abbreviated: a script must not break when an option is added.
///
/// Words are read from left to right, and the first error, `--help` or `--version` decides: help
/// wins over whatever comes later and over everything that is missing; an error before it wins over
/// help.
public struct ArgumentParser: Sendable {
  /// The declared tool.
  public let root: CommandSpecification

  /// Creates a parser of a tool.
  public init(_ root: CommandSpecification) {
    self.root = root
  }

  /// Reads the words after the name of the tool.
  public func parse(_ words: [String]) throws(UsageError) -> Request {
    var reader = ArgumentReader(words: words, root: root)
    return try reader.request()
  }
}
