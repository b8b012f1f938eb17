import LocCheckDiagnostics

/// A command and the commands above it, from the root of the tool down.
public struct CommandPath: Sendable, Equatable {
  /// The tool itself.
  public let root: CommandSpecification

  /// The commands below the root, outermost first.
  public private(set) var commands: [CommandSpecification] = []

  /// Creates the path of the tool itself.
  public init(root: CommandSpecification) {
    self.root = root
  }

  /// The command the path leads to.
  public var command: CommandSpecification { commands.last ?? root }

  /// The names below the tool: `["report", "merge"]`, empty for the tool itself.
  public var names: [String] { commands.map(\.name) }

  /// The words that select the command: `loccheck report merge`.
  public var invocation: String { ([root.name] + names).joined(separator: " ") }

  /// The commands that can follow, those every tool has included.
  public var subcommands: [CommandSpecification] {
    guard commands.isEmpty, !root.subcommands.isEmpty else { return command.subcommands }
    return root.subcommands + [.help]
  }

  /// The groups of options accepted here: the command's own, inherited ones, and help.
  public var groups: [OptionGroup] {
    let declared = commands.reversed().flatMap(\.groups) + root.groups
    return declared + [
      OptionGroup("Help", options: commands.isEmpty ? [.help, .version] : [.help])
    ]
  }

  /// The options accepted here, in the order they are listed.
  public var options: [OptionSpecification] { groups.flatMap(\.options) }

  /// The path one step down, if there is a command of that name.
  public func appending(_ name: String) -> CommandPath? {
    guard let command = subcommands.first(where: { $0.name.isIdenticalUTF8(to: name) }) else {
      return nil
    }
    return appending(command)
  }

  /// The path one step down.
  func appending(_ command: CommandSpecification) -> CommandPath {
    var copy = self
    copy.commands.append(command)
    return copy
  }
}
