import LocCheckCatalogs
import LocCheckDiagnostics

/// What the scanner finds in Swift sources and what Xcode's compiler extracted from them, held
/// against each other.
///
/// Files are the same where their paths end alike, as builds run elsewhere. In such a file the
/// compiler's word counts. What it extracted from other files is added as it is, and what the
/// scanner finds in files that the compiler did not see stays.
public struct CompilerComparison: Sendable {
  /// What both found, with findings on where they differ; the origin of a message is the compiler
  /// where the sources do not show it.
  public private(set) var extraction: SourceExtraction

  /// Compares messages.
  ///
  /// - Parameters:
  ///   - scanner: What the scanner found.
  ///   - compiler: What the compiler extracted.
  ///   - scannedFiles: The paths of the Swift files that were scanned, where they are known: those
  ///     in which the scanner found nothing are compared as well.
  ///   - compiledFiles: The paths of the Swift files that the compiler saw, to the same end.
  public init(
    scanner: SourceExtraction, compiler: [SourceMessage], scannedFiles: [String] = [],
    compiledFiles: [String] = []
  ) {
    extraction = scanner
    guard !compiler.isEmpty || !compiledFiles.isEmpty else { return }
    let scanned = ScannedFiles(scanner, paths: scannedFiles)
    let compiled = Dictionary(grouping: compiler, by: \.location.path)
    let twins = SourcePathTwins(
      scanned: scanned.paths, compiled: Set(compiled.keys).union(compiledFiles))
    extraction.messages = []
    var doubts = TypeDoubts(scanner.messages)
    for path in scanned.paths {
      let file = scanned.file(at: path)
      guard let twin = twins.compiled[path] else {
        extraction.messages += file.messages
        continue
      }
      let comparison = FileComparison(of: file, with: compiled[twin] ?? [])
      extraction.messages += comparison.messages
      extraction.findings += comparison.findings
      doubts.settle(comparison.settled)
    }
    let others = compiled.filter { twins.scanned[$0.key] == nil }.sorted { $0.key < $1.key }
    extraction.messages += others.flatMap(\.value)
    extraction.findings.removeAll { doubts.areSettled(for: $0) }
  }
}

/// The keys with a type that the scanner does not know, by file.
private struct TypeDoubts {
  /// A key in a file.
  private struct Place: Hashable {
    /// The path of the file.
    var path: String
    /// The key as people read it.
    var key: MessageKey
  }

  /// The number of messages with each key that nothing has settled yet.
  private var counts: [Place: Int] = [:]

  /// Collects the keys of messages.
  init(_ messages: [SourceMessage]) {
    for message in messages where message.key.isOpen {
      counts[Self.place(of: message), default: 0] += 1
    }
  }

  /// Notes that the keys of messages are known.
  mutating func settle(_ messages: [SourceMessage]) {
    for message in messages { counts[Self.place(of: message), default: 0] -= 1 }
  }

  /// Returns whether a finding is about a type that is known after all.
  func areSettled(for finding: Diagnostic) -> Bool {
    guard finding.id == ExtractionRule.unknownType.id, let range = finding.range,
      let key = finding.subject?.key
    else { return false }
    return counts[Place(path: range.source.path, key: MessageKey(key))] == 0
  }

  /// Returns where a message has its key.
  private static func place(of message: SourceMessage) -> Place {
    Place(path: message.location.path, key: MessageKey(message.key.displayed))
  }
}
