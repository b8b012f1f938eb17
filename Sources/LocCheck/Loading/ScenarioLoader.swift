import LocCheckDiagnostics
public import LocCheckScenarios

/// Finds and reads scenario files.
public enum ScenarioLoader {
  /// The extension of scenario files.
  public static let fileExtension = "loccheck"

  /// The scenario files that some arguments name, and the lines they are cut down to.
  public struct Files: Sendable, Hashable {
    /// The paths in the order of their bytes, each once.
    public var paths: [String]
    /// The lines by path, for files of which only some lines are run.
    public var lines: [String: Set<Int>]
    /// What could not be looked into: folders, and scenario files whose names are not UTF-8.
    public var problems: [InputError]
  }

  /// Returns the files that arguments name: files themselves, and all scenario files below folders.
  ///
  /// A path that names nothing is kept; reading it gives the error.
  public static func files(named arguments: [String]) -> Files {
    var whole: Set<String> = []
    var lines: [String: Set<Int>] = [:]
    var problems: [InputError] = []
    for argument in arguments.map(ScenarioPath.init) {
      if FileStatus.kind(of: argument.path) == .folder {
        var entered: Set<FileIdentity> = []
        let walk = FolderWalk(from: argument.path, entered: &entered)
        for folder in walk.folders {
          whole.formUnion(
            folder.files.filter(isScenario).map { RelativePath.normalized(folder.path(of: $0)) })
        }
        problems += walk.problems(of: isScenario).filter { !problems.contains($0) }
      } else if let line = argument.line {
        lines[argument.path, default: []].insert(line)
      } else {
        whole.insert(argument.path)
      }
    }
    let paths = whole.union(lines.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Files(
      paths: paths, lines: lines.filter { !whole.contains($0.key) }, problems: problems)
  }

  /// Returns whether a file of a name is a scenario file.
  private static func isScenario(_ name: String) -> Bool { name.hasSuffix("." + fileExtension) }

  /// Reads scenario files in parallel, in the order of the paths.
  public static func inputs(at paths: [String]) async -> [ScenarioInput] {
    await ParallelMap.results(of: paths, read)
  }

  /// Returns the input that says why something cannot be read.
  public static func input(for error: InputError) -> ScenarioInput {
    ScenarioInput(
      path: error.path, suite: nil,
      diagnostics: [Diagnostic("scenario.unreadable", .error, "\(error)")])
  }

  /// Reads one file, `-` from standard input; one that cannot be read is an input with the reason.
  @Sendable private static func read(_ path: String) -> ScenarioInput {
    do {
      let bytes = try FileReader.bytes(at: path == "-" ? "/dev/stdin" : path)
      return ScenarioInput(SourceText(path: path, bytes: bytes))
    } catch {
      return input(for: error)
    }
  }
}
