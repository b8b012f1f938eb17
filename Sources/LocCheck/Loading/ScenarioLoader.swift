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
  }

  /// Returns the files that arguments name: files themselves, and all scenario files below folders.
  ///
  /// A path that names nothing is kept; reading it gives the error.
  public static func files(named arguments: [String]) -> Files {
    var whole: Set<String> = []
    var lines: [String: Set<Int>] = [:]
    for argument in arguments.map(ScenarioPath.init) {
      if FileReader.kind(of: argument.path) == .folder {
        FolderListing.forEachFile(below: argument.path) { path in
          if path.hasSuffix("." + fileExtension) { whole.insert(RelativePath.normalized(path)) }
        }
      } else if let line = argument.line {
        lines[argument.path, default: []].insert(line)
      } else {
        whole.insert(argument.path)
      }
    }
    let paths = whole.union(lines.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Files(paths: paths, lines: lines.filter { !whole.contains($0.key) })
  }

  /// Reads scenario files in parallel, in the order of the paths.
  public static func inputs(at paths: [String]) async -> [ScenarioInput] {
    await ParallelMap.results(of: paths, read)
  }

  /// Reads one file; one that cannot be read is an input with the reason.
  @Sendable private static func read(_ path: String) -> ScenarioInput {
    do {
      return ScenarioInput(SourceText(path: path, bytes: try FileReader.bytes(at: path)))
    } catch {
      return ScenarioInput(
        path: path, suite: nil,
        diagnostics: [Diagnostic("scenario.unreadable", .error, "\(error)")])
    }
  }
}
