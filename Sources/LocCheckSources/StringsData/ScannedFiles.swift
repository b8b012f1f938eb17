import LocCheckDiagnostics

/// What the scanner found, by file.
struct ScannedFiles {
  /// The paths of the files in order: of their messages, then of what else is known of them.
  private(set) var paths: [String] = []
  /// The files.
  private var files: [String: ScannedFile] = [:]

  /// Sorts what was found.
  ///
  /// - Parameters:
  ///   - extraction: What was found.
  ///   - others: The paths of further files, in which nothing may have been found.
  init(_ extraction: SourceExtraction, paths others: [String]) {
    for message in extraction.messages {
      add(message.location.path) { $0.messages.append(message) }
    }
    for text in extraction.skipped {
      add(text.range.source.path) { $0.skipped.append(text) }
    }
    for path in others { add(path) { _ in } }
  }

  /// Returns what was found in a file.
  func file(at path: String) -> ScannedFile { files[path] ?? ScannedFile() }

  /// Adds what was found in a file.
  private mutating func add(_ path: String, _ change: (inout ScannedFile) -> Void) {
    if files[path] == nil { paths.append(path) }
    change(&files[path, default: ScannedFile(path: path)])
  }
}

/// What the scanner found in a Swift file.
struct ScannedFile {
  /// The path.
  var path = ""
  /// The messages in the order of their places.
  var messages: [SourceMessage] = []
  /// The texts that are not handed over.
  var skipped: [SkippedText] = []

  /// The file, nil where it is not at hand.
  var source: SourceText? {
    messages.lazy.compactMap(\.range?.source).first ?? skipped.first?.range.source
  }
}
