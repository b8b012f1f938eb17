import Foundation
import Testing

/// The built command, run as a process in a folder that lives as long as the value does.
final class Tool {
  /// What a run printed and how it ended.
  struct Outcome {
    /// The exit status.
    var status: Int32
    /// What went to standard output.
    var output: String
    /// What went to standard error.
    var errors: String
  }

  /// The folder a run works in.
  let folder: URL

  /// Makes a folder with some files, by their paths in it.
  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the command with words and variables; nothing is taken from the environment but these.
  func run(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(words, environment: environment)
  }

  /// Runs the command with a list of words, and with a file of the folder as its standard input;
  /// what goes to another output than ours is not returned.
  ///
  /// - Parameter preparation: What a shell does before it becomes the command, such as setting a limit.
  func run(
    _ words: [String], environment: [String: String] = [:], input: String? = nil,
    output other: FileHandle? = nil, after preparation: String? = nil
  ) throws -> Outcome {
    let process = Process()
    let executable = try Self.executable()
    process.executableURL = preparation == nil ? executable : URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      (preparation.map { ["-c", "\($0); exec \"$@\"", "sh", executable.path] } ?? []) + words
    process.currentDirectoryURL = folder
    process.environment = environment
    // Files, since a pipe that nobody empties stops the process.
    let (output, errors) = (url(".output"), url(".errors"))
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: url($0)) } ?? FileHandle.nullDevice
    process.standardOutput = try other ?? FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try text(of: ".output"),
      errors: try text(of: ".errors"))
  }

  /// Starts the command with words and leaves it running; what it prints goes to a pipe, or nowhere.
  func start(_ words: String..., output: Pipe? = nil) throws -> Process {
    try start(words, output: output)
  }

  /// Starts the command with a list of words and leaves it running.
  func start(_ words: [String], output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Writes a file of the folder, and makes the folders above it.
  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(name))
  }

  /// Returns the text of a file in the folder.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  /// Returns the names in a folder, hidden ones too, sorted.
  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(name).path).sorted()
  }

  /// Returns whether the folder has a file.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  /// Returns the place of a file in the folder.
  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// The environment variable with the path of another command than the one built beside the tests, such as
  /// an optimized one.
  private static let pathVariable = "LOCCHECK_COMMAND"

  /// Returns the command that is tested.
  private static func executable() throws -> URL {
    if let path = ProcessInfo.processInfo.environment[pathVariable], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    var place = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<4 {
      place.deleteLastPathComponent()
      for name in ["loccheck", "LocCheckCommand"] {
        let candidate = place.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      }
    }
    return try #require(nil, "the command 'loccheck' was not built beside the tests")
  }
}
