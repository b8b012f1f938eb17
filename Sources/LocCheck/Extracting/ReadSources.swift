import LocCheckDiagnostics
import LocCheckSources

/// Swift files that were read, each with what it says.
struct ReadSources: Sendable {
  /// The files by path; those that play no part are left out.
  var files: [String: SourceFile] = [:]
  /// What finds messages, and knows what Apple's frameworks declare.
  var extractor = MessageExtractor(interfaces: [])
  /// What was noticed while a file was read, by its path.
  var diagnostics: [String: [Diagnostic]] = [:]
  /// The paths of the files that could be read.
  var readable: Set<String> = []

  /// What was noticed, in the order of the paths.
  var allDiagnostics: [Diagnostic] {
    diagnostics.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap(\.value)
  }
}
