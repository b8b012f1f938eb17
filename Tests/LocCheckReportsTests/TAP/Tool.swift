import Foundation
import Testing

/// Programs that read reports, where the machine has them.
enum Tool {
  /// Whether Python has a reader of YAML.
  static let hasYAML = exists("python3") && (try? run("python3", "-c", "import yaml")) == ""

  /// Returns whether a program is on the search path.
  static func exists(_ name: String) -> Bool { path(of: name) != nil }

  /// Runs a program with a text on its standard input, and returns what it prints and complains about.
  static func run(_ name: String, _ arguments: String..., input: String = "") throws -> String {
    let folder = URL.temporaryDirectory.appending(path: "loccheck-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input.utf8).write(to: source)
    try Data().write(to: target)
    let output = try FileHandle(forWritingTo: target)
    let process = Process()
    process.executableURL = URL(filePath: try #require(path(of: name)))
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: target), as: UTF8.self)
  }

  /// Returns the path of a program; nil where there is none.
  private static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
