import LocCheckDiagnostics
import LocCheckSources

/// Finds and reads what Xcode's compiler extracted.
enum StringsDataLoader {
  /// What was read.
  struct Result: Sendable {
    /// The files, in the order of the bytes of their paths.
    var files: [File] = []
    /// What is wrong with the folders.
    var problems: [Diagnostic] = []

    /// The messages, in the order of the files.
    var messages: [SourceMessage] { files.flatMap { $0.messages ?? [] } }
    /// What was noticed, in the order of the files.
    var diagnostics: [Diagnostic] { problems + files.flatMap(\.diagnostics) }
    /// The paths of the Swift files that the compiler saw.
    var swiftFiles: [String] { files.compactMap(\.swiftFile) }
    /// The number of files that could be read.
    var fileCount: Int { files.count { $0.messages != nil } }
  }

  /// One file.
  struct File: Sendable {
    /// The path.
    var path: String
    /// The messages, nil where it could not be read.
    var messages: [SourceMessage]?
    /// The path of the Swift file it was made of, as the build has it; nil where it does not say.
    var swiftFile: String?
    /// What was noticed.
    var diagnostics: [Diagnostic]
  }

  /// Returns the messages of files, and of those below folders.
  static func load(_ files: [String], below folders: [String] = []) async -> Result {
    var paths = Set(files)
    var result = Result()
    for folder in folders {
      let tree = SourceTree([folder])
      paths.formUnion(tree.stringsData)
      result.problems += tree.problems
      if tree.stringsData.isEmpty, tree.problems.isEmpty {
        result.problems.append(.noStringsData(folder))
      }
    }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.files = await ParallelMap.results(of: sorted, read)
    return result
  }

  /// Reads one file.
  @Sendable private static func read(_ path: String) -> File {
    do {
      let source = SourceText(path: path, bytes: try FileReader.bytes(at: path))
      let read = StringsDataReader.data(from: source)
      return File(
        path: path, messages: read.value.messages, swiftFile: read.value.path,
        diagnostics: read.diagnostics)
    } catch {
      return File(path: path, messages: nil, diagnostics: [.unreadableSource(error)])
    }
  }
}

extension Diagnostic {
  /// Makes the error about a folder in which the compiler left nothing.
  fileprivate static func noStringsData(_ folder: String) -> Diagnostic {
    Diagnostic(
      "source.no-stringsdata", .error, "'\(folder)' holds no .stringsdata files",
      help:
        "Xcode writes them below the build's Intermediates.noindex where SWIFT_EMIT_LOC_STRINGS is YES"
    )
  }
}
